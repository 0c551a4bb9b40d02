import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followedWithIds } from '../../../src/modules/activities/lists/followed-list.queries.ts';
import { fetchFile, readXlsx, taskEnded } from '../../collection/exports/export.support.ts';
import { join } from '../../projects/project.queries.ts';
import { type Answers, startRegistry, type TestRegistry } from '../../registry/support/registry.ts';
import type { Actor } from '../../support/cast.ts';
import { userId } from '../../support/state.queries.ts';
import { factsOf } from './facts.queries.ts';

/** Of the catalogue: trials of varieties (counted), canals (measured in km), pumps (counted), seed sold (measured in MT), a training. */
const [TRIAL, CANAL, PUMP, SOLD, TRAINING] = [73, 117, 119, 108, 126];
let registry: TestRegistry;
let validator: Actor;
let union: number;
let member: string;
const db = () => registry.server.context.database.db;
const project = () => ({ projectId: registry.projectId });

beforeAll(async () => {
  registry = await startRegistry({ jobs: true });
  union = registry.places[0]?.unionId as number;
  validator = await registry.server.as('validator');
  await join(db(), registry.projectId, [await userId(db(), 'validator')]);
  const rahima = await registry.send('member', { name: 'Rahima', sex: 'female', union_id: union });
  member = await registry.idOf('member', rahima);
});
afterAll(() => registry?.server.close());

type Kind = 'activity' | 'demonstration' | 'infrastructure';
async function send(kind: Kind, subActivity: number | undefined, more: Answers = {}) {
  const work = { sub_activity_id: subActivity, held_on: '2026-03-01', union_id: union };
  const instance = await registry.send(kind, { ...work, ...more });
  return { instance, id: Number(await registry.idOf(kind, instance)) };
}
const demonstrations = async (search: string) =>
  (await registry.collector.call('demonstrations', { body: { ...project(), search } })).body.data.data;
const structures = async (type: 'Canal' | 'others', search: string) =>
  (await registry.collector.call('infrastructures', { body: { ...project(), type, search } })).body.data.data;
const profile = async (instance: string, language = 'en') =>
  (
    await registry.collector.call('activityProfile', {
      query: { ...project(), instance },
      headers: { 'accept-language': language },
    })
  ).body.data;
async function rowsOf(name: 'exportDemonstrations' | 'exportInfrastructures', more: object) {
  const { faoAdmin, server } = registry;
  const begun = await faoAdmin.call(name, { body: { ...project(), ...more } as never });
  const task = await taskEnded(faoAdmin, begun.body.data.id);
  const { bytes } = await fetchFile(server, faoAdmin, task.fileUuid as string);
  const [headers, ...rows] = Object.values(readXlsx(bytes) as Record<string, unknown[][]>)[0] as unknown[][];
  return rows.map((row) => Object.fromEntries((headers as string[]).map((header, i) => [header, row[i]])));
}

describe('the facts of a record', () => {
  it('are kept of a plot: kind of crop and area; a kind that nobody knows is none', async () => {
    const { instance } = await send('demonstration', TRIAL, { name: 'Plot', crop_kind: 'oilseeds', area: 33.5 });
    expect(await factsOf(db(), instance)).toMatchObject({ type: 'demonstration', cropKind: 'oilseeds', area: 33.5 });
    expect(await profile(instance)).toMatchObject({ crop_kind: 'oilseeds', area: 33.5, length: null });
    const odd = await send('demonstration', TRIAL, { name: 'Plot', crop_kind: 'pebbles', area: 'wide' });
    expect(await factsOf(db(), odd.instance)).toMatchObject({ cropKind: null, area: null });
  });

  it('are kept of a structure: its length in km and the households that use it', async () => {
    const said = { name: 'Long canal', infrastructure_type: 'canal', quantity: 2.5, length: 2.5, households: 140 };
    const { instance } = await send('infrastructure', CANAL, said);
    expect(await profile(instance)).toMatchObject({ length: 2.5, households: 140, quantity: 2.5, unit: 'km' });
    const [row] = await rowsOf('exportInfrastructures', { type: 'Canal', search: 'long canal' });
    expect(row).toMatchObject({ 'Length (km)': 2.5, 'Households that use it': 140 });
  });
});

describe('a quantity', () => {
  it('of a harvest is in kg, whatever its sub-activity is counted in, in the language of the reader', async () => {
    const { instance, id } = await send('demonstration', TRIAL, { name: 'Plot', beneficiary_name: 'Shefali' });
    expect((await profile(instance)).unit).toBe('kg');
    expect((await profile(instance, 'bn')).unit).toBe('কেজি');
    const harvest = await registry.send('production', { followed_id: id, held_on: '2026-04-01', produced: 628 });
    const body = { ...project(), id: Number(await registry.idOf('production', harvest)), subActivityId: 0 };
    const onDesk = (await validator.call('validationRecord', { body })).body.data;
    expect(onDesk).toMatchObject({ quantity: 628, unit: 'kg' });
  });

  it('of another record is in the unit of its sub-activity where this is measured, and bare where it is counted', async () => {
    expect(await profile((await send('activity', SOLD, { quantity: 12 })).instance)).toMatchObject({ unit: 'MT' });
    expect(await profile((await send('activity', TRAINING, { quantity: 3 })).instance)).toMatchObject({
      quantity: 3,
      unit: null,
    });
  });

  it('is in the unit that the catalogue says now', async () => {
    const { instance } = await send('activity', SOLD, { quantity: 12 });
    const label = { en: 'Produce sold', bn: 'বিক্রি', fr: null, ro: null, zh: null };
    const change = (unit: 'MT' | 'No', isMeasured: boolean) =>
      registry.faoAdmin.call('changeSubActivity', { body: { id: SOLD, label, unit, isMeasured, isActive: true } });
    expect((await change('No', false)).status).toBe(200);
    expect(await profile(instance)).toMatchObject({ quantity: 12, unit: null });
    expect((await change('MT', true)).status).toBe(200);
  });
});

describe('a demonstration that came by the general activity form', () => {
  it('is in the list and the file of demonstrations, with whom it names', async () => {
    const { instance, id } = await send('activity', TRIAL, { name: 'General plot', picked_members: member });
    expect(await factsOf(db(), instance)).toMatchObject({ type: 'demonstration', quantityUnit: null });
    expect(await demonstrations('general plot')).toMatchObject([{ id: String(id), demo: 'General plot', instance }]);
    expect(await rowsOf('exportDemonstrations', { search: 'general plot' })).toMatchObject([{ Name: 'Rahima' }]);
  });

  it('is harvested like one that came by its own: once, with the first of its people', async () => {
    const other = await registry.send('member', { name: 'Karima', sex: 'female', union_id: union });
    const both = `${member} ${await registry.idOf('member', other)}`;
    const { instance, id } = await send('activity', TRIAL, { name: 'Shared plot', picked_members: both, quantity: 7 });
    const { meta } = (await registry.collector.call('followUps', { query: { ...project(), instance } })).body;
    expect(meta).toMatchObject({ own_production: null, production: null, can: { production: true, position: true } });
    const harvest = await registry.send('production', { followed_id: id, held_on: '2026-04-01', produced: 90 });
    const harvestId = Number(await registry.idOf('production', harvest));
    const body = { ...project(), id: harvestId, revision: 1 };
    const record = await validator.call('validationRecord', {
      body: { ...project(), id: harvestId, subActivityId: 0 },
    });
    expect(record.body.data).toMatchObject({ name: 'Shared plot', checks: [] });
    expect((await validator.call('approveActivity', { body })).status).toBe(200);
    expect((await demonstrations('shared plot')).map((row) => row.production)).toEqual([90, null]);
  });

  it('is offered to whoever records a harvest, as a demonstration', async () => {
    const { id } = await send('activity', TRIAL, { name: 'Offered plot' });
    expect(await followedWithIds(db(), registry.projectId, [id])).toMatchObject([
      { id, kind: 'demonstration', name: 'Offered plot' },
    ]);
  });

  it('is edited with the form it came by, by whoever may edit activities', async () => {
    const { instance } = await send('activity', TRIAL, { name: 'Edited plot' });
    const shown = async (who: Actor) =>
      (await who.call('demonstrations', { body: { ...project(), search: 'edited plot' } })).body.data.data[0];
    const admin = registry.faoAdmin;
    expect(await shown(admin)).toMatchObject({
      instance,
      formId: registry.forms.activity.formId,
      can: { edit: true },
    });
  });
});

describe('a structure that came by the general activity form', () => {
  it('stands among the others, as nobody said what it is, and leaves the tabs of the known alone', async () => {
    const { id } = await send('activity', PUMP, { name: 'General pump' });
    expect(await structures('others', 'general pump')).toMatchObject([{ id: String(id), structure: 'General pump' }]);
    expect(await structures('Canal', 'general pump')).toEqual([]);
    expect(await rowsOf('exportInfrastructures', { type: 'others', search: 'general pump' })).toHaveLength(1);
  });
});

describe('the type of an activity', () => {
  it('is that of its sub-activity, by whichever form it came', async () => {
    const { instance } = await send('demonstration', PUMP, { name: 'Pump on a plot' });
    expect((await factsOf(db(), instance)).type).toBe('infrastructure');
    expect(await demonstrations('pump on a plot')).toEqual([]);
    expect(await structures('others', 'pump on a plot')).toHaveLength(1);
  });

  it('is that of its form where it names no sub-activity, or one that nobody knows', async () => {
    expect((await factsOf(db(), (await send('demonstration', undefined, { name: 'x' })).instance)).type).toBe(
      'demonstration',
    );
    expect((await factsOf(db(), (await send('activity', 9999)).instance)).type).toBe('other');
  });
});
