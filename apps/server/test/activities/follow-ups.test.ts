import { FOLLOW_UP_QUEUE } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rebuildAll } from '../../src/modules/collection/index.ts';
import { fetchFile, readXlsx, taskEnded } from '../collection/exports/export.support.ts';
import { join } from '../projects/project.queries.ts';
import { enter } from '../registry/support/enter.ts';
import { type Answers, startRegistry, type TestRegistry } from '../registry/support/registry.ts';
import { derivedTables } from '../registry/tables.queries.ts';
import type { Actor } from '../support/cast.ts';
import { userId } from '../support/state.queries.ts';
import { setPoint } from './support/state.queries.ts';

let registry: TestRegistry;
let validator: Actor;
let union: number;
const db = () => registry.server.context.database.db;
const HERE = { latitude: 22.5, longitude: 90.3 };
const at = (north: number) => `${HERE.latitude + north / 111.2} ${HERE.longitude} 0 5`;

beforeAll(async () => {
  registry = await startRegistry({ jobs: true });
  union = registry.places[0]?.unionId as number;
  await setPoint(db(), union, HERE);
  validator = await registry.server.as('validator');
  await join(db(), registry.projectId, [await userId(db(), 'validator')]);
});
afterAll(() => registry?.server.close());

let number = 0;
async function plot(more: Answers = {}) {
  const instance = await registry.send('demonstration', {
    sub_activity_id: 73,
    name: `Plot ${++number}`,
    held_on: '2026-02-01',
    union_id: union,
    beneficiary_name: 'Shefali',
    ...more,
  });
  return {
    name: (more.name as string) ?? `Plot ${number}`,
    instance,
    id: await registry.idOf('demonstration', instance),
  };
}
async function structure(more: Answers = {}) {
  const answers = {
    sub_activity_id: 117,
    name: `Canal ${++number}`,
    held_on: '2026-02-01',
    infrastructure_type: 'canal',
  };
  const instance = await registry.send('infrastructure', {
    ...answers,
    union_id: union,
    work_state: 'planned',
    ...more,
  });
  return { instance, name: `Canal ${number}`, id: await registry.idOf('infrastructure', instance) };
}
async function followUp(kind: 'production' | 'position', followed: string, more: Answers = {}) {
  const base = { followed_id: followed, held_on: '2026-04-01' };
  const instance = await registry.send(kind, {
    ...base,
    ...(kind === 'production' ? { produced: 100 } : { position: at(0) }),
    ...more,
  });
  return { instance, id: Number(await registry.idOf(kind, instance)) };
}
const record = async (id: number | string, who = validator) =>
  who.call('validationRecord', { body: { projectId: registry.projectId, id: Number(id), subActivityId: 0 } });
async function decide(
  id: number | string,
  how: 'approveActivity' | 'rejectActivity' | 'reopenActivity',
  who = validator,
) {
  const { revision } = (await record(id)).body.data;
  const reason = how === 'rejectActivity' ? { reason: 'Weigh it again' } : {};
  return who.call(how, { body: { projectId: registry.projectId, id: Number(id), revision, ...reason } as never });
}
const approve = (id: number | string) => decide(id, 'approveActivity');
const demonstration = async (name: string) =>
  (await registry.collector.call('demonstrations', { body: { projectId: registry.projectId, search: name } })).body.data
    .data[0];
const canal = async (name: string) =>
  (
    await registry.collector.call('infrastructures', {
      body: { projectId: registry.projectId, type: 'Canal', search: name },
    })
  ).body.data.data[0];
const followUps = async (instance: string, who = registry.collector) =>
  who.call('followUps', { query: { projectId: registry.projectId, instance } });
const pending = async () =>
  new Map(
    (await validator.call('pendingValidation', { query: { projectId: registry.projectId } })).body.data.map((row) => [
      row.sub_activity_id,
      row,
    ]),
  );

describe('a harvest of an approved demonstration', () => {
  it('is a record of its own: it waits, is approved, adds up, and the demonstration is as it was', async () => {
    const { instance, name, id } = await plot({ beneficiary_quantity: 40 });
    await approve(id);
    const before = (
      await registry.collector.call('activityProfile', { query: { projectId: registry.projectId, instance } })
    ).body;
    const first = await followUp('production', id, { produced: 100, sold: 60, income: 3000 });
    const second = await followUp('production', id, { produced: 25, held_on: '2026-05-01' });
    expect((await demonstration(name))?.production).toBe(40);
    await approve(first.id);
    expect((await demonstration(name))?.production).toBe(140);
    await approve(second.id);
    expect((await demonstration(name))?.production).toBe(165);
    const { data, meta } = (await followUps(instance)).body;
    expect(data.map((one) => [one.kind, one.state, one.date, one.produced])).toEqual([
      ['production', 'approved', '2026-05-01', 25],
      ['production', 'approved', '2026-04-01', 100],
    ]);
    expect(meta).toMatchObject({ own_production: 40, production: 165, can: { production: true, position: true } });
    const after = (
      await registry.collector.call('activityProfile', { query: { projectId: registry.projectId, instance } })
    ).body;
    expect(after).toEqual(before);
  });

  it('counts only while it is approved: rejected it goes back to its author, reopened it waits again', async () => {
    const { name, id, instance } = await plot();
    await approve(id);
    const { id: harvest, instance: sent } = await followUp('production', id, { produced: 70 });
    await decide(harvest, 'rejectActivity');
    expect((await demonstration(name))?.production).toBeNull();
    const returned = await registry.collector.call('returnedActivities', { body: { projectId: registry.projectId } });
    expect(returned.body.data.map((row) => row.instance)).toContain(sent);
    const { collector, forms, server } = registry;
    const better = { followed_id: id, held_on: '2026-04-01', produced: 65 };
    expect((await enter(server, collector, forms.production, better, sent)).status).toBe(201);
    expect((await followUps(instance)).body.data.map((one) => [one.state, one.produced])).toEqual([['received', 65]]);
    await approve(harvest);
    expect((await demonstration(name))?.production).toBe(65);
    await decide(harvest, 'reopenActivity');
    expect((await demonstration(name))?.production).toBeNull();
    await approve(harvest);
    // Deleted and brought back like any record.
    const { formId } = forms.production;
    const remove = (isDeleted: boolean) =>
      registry.faoAdmin.call('deleteSubmissions', { body: { formId, instanceIds: [sent], isDeleted } });
    await decide(harvest, 'reopenActivity');
    await remove(true);
    expect((await followUps(instance)).body.data).toEqual([]);
    await remove(false);
    expect((await followUps(instance)).body.data).toHaveLength(1);
  });

  it('is not decided by whoever wrote it, and waits in a queue of its own that the bell counts', async () => {
    const { id } = await plot();
    await approve(id);
    const counted = async () => (await pending()).get(FOLLOW_UP_QUEUE.production)?.total ?? 0;
    const before = await counted();
    const activities = async () =>
      (await validator.call('activities', { body: { projectId: registry.projectId } })).body.data.total;
    const listed = await activities();
    const { id: harvest } = await followUp('production', id);
    expect(await counted()).toBe(before + 1);
    expect((await pending()).get(FOLLOW_UP_QUEUE.production)).toMatchObject({ sub_activity_type: 'production' });
    expect(await activities()).toBe(listed);
    const queue = await validator.call('validationQueue', {
      body: { projectId: registry.projectId, subActivityId: FOLLOW_UP_QUEUE.production, pageSize: 100 },
    });
    expect(queue.body.data.map((row) => row.id)).toContain(harvest);
    const own = await enter(registry.server, validator, registry.forms.production, {});
    expect(own.status).toBeGreaterThanOrEqual(400);
    const { revision } = (await record(harvest)).body.data;
    const mine = { body: { projectId: registry.projectId, id: harvest, revision } };
    expect((await registry.collector.call('approveActivity', mine)).status).toBe(403);
    expect((await registry.stranger.call('approveActivity', mine)).status).toBe(404);
  });
});

describe('a position', () => {
  it('is shown from the newest approved follow-up, with the state of the work; an older one changes nothing', async () => {
    const { id, instance, name } = await structure({ position: at(1) });
    await approve(id);
    expect(await canal(name)).toMatchObject({ workState: 'planned' });
    const first = await followUp('position', id, { held_on: '2026-05-01', position: at(2), work_state: 'under_way' });
    await approve(first.id);
    expect((await canal(name))?.gps?.latitude).toBeCloseTo(HERE.latitude + 2 / 111.2, 6);
    expect(await canal(name)).toMatchObject({ workState: 'under_way' });
    const older = await followUp('position', id, { held_on: '2026-03-01', position: at(3), work_state: 'done' });
    await approve(older.id);
    expect((await canal(name))?.gps?.latitude).toBeCloseTo(HERE.latitude + 2 / 111.2, 6);
    expect((await followUps(instance)).body.meta).toMatchObject({
      work_state: 'under_way',
      can: { production: false },
    });
    await decide(first.id, 'reopenActivity');
    expect(await canal(name)).toMatchObject({ workState: 'done' });
  });

  it('is compared with the union’s position: beyond 10 km is worth a look, beyond 25 km serious', async () => {
    const { id } = await plot();
    await approve(id);
    const found = async (km: number) => {
      const { id: visit } = await followUp('position', id, { position: at(km) });
      return (await record(visit)).body.data.checks.map(({ check, severity }) => [check, severity]);
    };
    expect(await found(9.5)).toEqual([]);
    expect(await found(10.5)).toEqual([['position-far', 'low']]);
    expect(await found(26)).toEqual([['position-outside', 'high']]);
  });
});

describe('what is followed', () => {
  it('may come later, change and go: a follow-up says so, and has its name and place', async () => {
    const lost = await followUp('production', '999999999');
    const checks = async (id: number) => (await record(id)).body.data.checks.map(({ check }) => check);
    expect(await checks(lost.id)).toEqual(['followed-missing']);
    const { id, instance, name } = await plot();
    const { id: harvest, instance: sent } = await followUp('production', id);
    const said = async () => (await record(harvest)).body.data;
    expect(await said()).toMatchObject({ name, kind: 'production', checks: [] });
    expect((await said()).places.at(-1)?.id).toBe(union);
    expect((await followUps(sent)).body.meta.followed).toEqual({ instance, name });
    await enter(
      registry.server,
      registry.collector,
      registry.forms.demonstration,
      { sub_activity_id: 73, name: 'Renamed plot', held_on: '2026-02-01', union_id: registry.places[1]?.unionId },
      instance,
    );
    expect(await said()).toMatchObject({ name: 'Renamed plot' });
    expect((await said()).places.at(-1)?.id).toBe(registry.places[1]?.unionId);
    await decide(id, 'rejectActivity');
    expect(await checks(harvest)).toEqual(['followed-missing']);
    const { formId } = registry.forms.demonstration;
    await registry.faoAdmin.call('deleteSubmissions', { body: { formId, instanceIds: [instance], isDeleted: true } });
    expect(await said()).toMatchObject({ name: null, places: [] });
  });

  it('is offered to the standard forms as a list, on phones too, with what it is and where', async () => {
    const { server, collector } = registry;
    const read = async (formId: number) => {
      const { media } = (await collector.call('entryForm', { query: { formId } })).body.data;
      const path = media.find(({ name: file }) => file === 'followed.csv')?.path as string;
      const answer = await server.app.inject({ url: path, headers: { authorization: `Bearer ${collector.token}` } });
      return answer.payload.split('\r\n');
    };
    for (const formId of [165, 166]) {
      const [head, ...lines] = await read(formId);
      expect(head).toBe('name,label,kind,upazila,union');
      expect(lines.some((line) => line.includes(',demonstration,'))).toBe(true);
      expect(lines.some((line) => line.includes(',infrastructure,'))).toBe(true);
    }
  });

  it('is shown to no other project', async () => {
    const { instance } = await plot();
    expect((await followUps(instance, registry.stranger)).status).toBe(404);
    expect((await registry.collector.call('followUps', { query: { projectId: 1, instance } })).status).toBe(404);
  });
});

describe('exports and rebuilds', () => {
  it('have what was approved later', async () => {
    const { id, name } = await plot({ name: 'Exported plot', beneficiary_quantity: 10 });
    await approve((await followUp('production', id, { produced: 90, sold: 50, income: 2500 })).id);
    await approve((await followUp('position', id, { position: at(4) })).id);
    const { projectId, faoAdmin, server } = registry;
    const begun = await faoAdmin.call('exportDemonstrations', { body: { projectId, search: name } });
    const task = await taskEnded(faoAdmin, begun.body.data.id);
    const { bytes } = await fetchFile(server, faoAdmin, task.fileUuid as string);
    const [headers, row] = (readXlsx(bytes) as Record<string, unknown[][]>)['Demonstration list'] as unknown[][];
    const said = Object.fromEntries((headers as string[]).map((header, i) => [header, row?.[i]]));
    expect(said).toMatchObject({ Production: 100, Sold: 50, Income: 2500 });
    expect(said.Latitude).toBeCloseTo(HERE.latitude + 4 / 111.2, 5);
  });

  it('are the same after a rebuild', async () => {
    const before = await derivedTables(db());
    expect(before.follow_up?.length).toBeGreaterThan(8);
    await rebuildAll(registry.server.context.database, null, () => {});
    const after = await derivedTables(db());
    for (const table of ['follow_up', 'activity', 'activity_tally']) expect(after[table], table).toEqual(before[table]);
  });
});
