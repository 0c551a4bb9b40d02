import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Change, composeChanges } from '../../../src/changed/changed.ts';
import { rebuildAll } from '../../../src/modules/collection/index.ts';
import { CHANGES, composeModules } from '../../../src/modules/index.ts';
import { join } from '../../projects/project.queries.ts';
import { enter } from '../../registry/support/enter.ts';
import { type Answers, startRegistry, type TestRegistry } from '../../registry/support/registry.ts';
import { failuresOf } from '../../registry/tables.queries.ts';
import type { Actor } from '../../support/cast.ts';
import { userId } from '../../support/state.queries.ts';
import { factsOf, wrongProduction } from './facts.queries.ts';

let registry: TestRegistry;
let validator: Actor;
let union: number;
const db = () => registry.server.context.database.db;
/** What listeners were told of the production of plots, in order: id, before, after. */
const heard: [number, string | null | undefined, string | null | undefined][] = [];

function listening() {
  const { activity } = CHANGES;
  const hear = async (_: unknown, { before, after }: Change<'activity'>) => {
    for (const row of after) {
      const was = before.find(({ id }) => id === row.id)?.produced;
      if (was !== row.produced) heard.push([row.id, was, row.produced]);
    }
  };
  return { ...CHANGES, activity: { ...activity, heardBy: [...activity.heardBy, hear] } };
}

beforeAll(async () => {
  registry = await startRegistry({ jobs: true });
  union = registry.places[0]?.unionId as number;
  validator = await registry.server.as('validator');
  await join(db(), registry.projectId, [await userId(db(), 'validator')]);
  composeChanges(listening());
});
afterAll(async () => {
  composeModules();
  await registry?.server.close();
});

const plotSaying = (more: Answers = {}): Answers => ({
  sub_activity_id: 73,
  name: 'Plot',
  held_on: '2026-02-01',
  union_id: union,
  beneficiary_name: 'Shefali',
  ...more,
});
async function plot(more: Answers = {}) {
  const instance = await registry.send('demonstration', plotSaying(more));
  return { instance, id: Number(await registry.idOf('demonstration', instance)) };
}
const harvestSaying = (followed: number, produced: number): Answers => ({
  followed_id: followed,
  held_on: '2026-04-01',
  produced,
});
async function harvest(followed: number, produced: number) {
  const instance = await registry.send('production', harvestSaying(followed, produced));
  return { instance, id: Number(await registry.idOf('production', instance)) };
}
async function decide(id: number, how: 'approveActivity' | 'rejectActivity' | 'reopenActivity') {
  const body = { projectId: registry.projectId, id, subActivityId: 0 };
  const { revision } = (await validator.call('validationRecord', { body })).body.data;
  const reason = how === 'rejectActivity' ? { reason: 'Weigh it again' } : {};
  const answer = await validator.call(how, {
    body: { projectId: registry.projectId, id, revision, ...reason } as never,
  });
  expect(answer.status).toBe(200);
}
const approve = (id: number) => decide(id, 'approveActivity');
const remove = async (kind: 'production' | 'demonstration', instance: string, isDeleted: boolean) => {
  const { formId } = registry.forms[kind];
  const body = { formId, instanceIds: [instance], isDeleted };
  expect((await registry.faoAdmin.call('deleteSubmissions', { body })).status).toBe(200);
};
const produced = async (instance: string) => (await factsOf(db(), instance)).produced;

describe('what a demonstration produced', () => {
  it('is what its record states; where it states nothing, unknown and not zero', async () => {
    expect(await factsOf(db(), (await plot({ beneficiary_quantity: 40 })).instance)).toMatchObject({
      ownProduced: 40,
      produced: 40,
      quantityUnit: 'kg',
    });
    expect(await factsOf(db(), (await plot()).instance)).toMatchObject({ ownProduced: null, produced: null });
  });

  it('grows with each harvest that is approved, and whoever listens to activities is told of the plot', async () => {
    const { instance, id } = await plot();
    const first = await harvest(id, 100);
    expect(await produced(instance)).toBeNull();
    heard.length = 0;
    await approve(first.id);
    expect(await produced(instance)).toBe(100);
    expect(heard).toEqual([[id, null, '100']]);
    await approve((await harvest(id, 25.5)).id);
    expect(await produced(instance)).toBe(125.5);
    expect(heard.at(-1)).toEqual([id, '100', '125.5']);
  });

  it('shrinks when an approval is taken back, and stays so when the harvest is rejected', async () => {
    const { instance, id } = await plot({ beneficiary_quantity: 10 });
    const one = await harvest(id, 5);
    await approve(one.id);
    expect(await produced(instance)).toBe(15);
    await decide(one.id, 'reopenActivity');
    expect(await produced(instance)).toBe(10);
    await decide(one.id, 'rejectActivity');
    expect(await produced(instance)).toBe(10);
  });

  it('follows a harvest that was recorded for another plot, and one that is deleted and brought back', async () => {
    const [wrong, right] = [await plot(), await plot()];
    const one = await harvest(wrong.id, 70);
    await approve(one.id);
    await decide(one.id, 'reopenActivity');
    const { production } = registry.forms;
    await enter(registry.server, registry.collector, production, harvestSaying(right.id, 71), one.instance);
    await approve(one.id);
    expect([await produced(wrong.instance), await produced(right.instance)]).toEqual([null, 71]);
    const two = await harvest(right.id, 9);
    await approve(two.id);
    await decide(one.id, 'reopenActivity');
    await remove('production', one.instance, true);
    expect(await produced(right.instance)).toBe(9);
    await remove('production', one.instance, false);
    await approve(one.id);
    expect(await produced(right.instance)).toBe(80);
  });

  it('is found again when the plot is edited, deleted and brought back', async () => {
    const { instance, id } = await plot({ beneficiary_quantity: 1 });
    await approve((await harvest(id, 2)).id);
    const edited = plotSaying({ beneficiary_quantity: 4 });
    await enter(registry.server, registry.collector, registry.forms.demonstration, edited, instance);
    expect(await produced(instance)).toBe(6);
    await remove('demonstration', instance, true);
    await remove('demonstration', instance, false);
    expect(await produced(instance)).toBe(6);
    await rebuildAll(registry.server.context.database, registry.projectId, () => {});
    expect(await produced(instance)).toBe(6);
    expect(await wrongProduction(db())).toEqual([]);
  });

  it('loses nothing when plots and their harvests are edited, approved and rebuilt at the same time', async () => {
    const plots = await Promise.all([1, 2, 3].map((n) => plot({ beneficiary_quantity: n })));
    const newest = plots.map(({ instance }) => instance);
    const edit = async (n: number, quantity: number) => {
      const said = plotSaying({ beneficiary_quantity: quantity });
      const form = registry.forms.demonstration;
      const { status, instanceId } = await enter(registry.server, registry.collector, form, said, newest[n]);
      expect(status).toBe(201);
      newest[n] = instanceId;
    };
    for (let round = 0; round < 4; round++) {
      const harvests = await Promise.all(plots.flatMap(({ id }) => [harvest(id, 10), harvest(id, 20)]));
      await Promise.all([
        ...harvests.map(({ id }) => approve(id)),
        ...plots.map((_, n) => edit(n, n + round)),
        ...(round === 2 ? [rebuildAll(registry.server.context.database, registry.projectId, () => {})] : []),
      ]);
    }
    expect(await failuresOf(db())).toEqual([]);
    expect(await wrongProduction(db())).toEqual([]);
    for (const [n, { instance }] of plots.entries()) expect(await produced(instance)).toBe(n + 3 + 4 * 30);
  });

  it('is approved in bulk with plots that others decide about at the same time', async () => {
    const [a, b] = [await plot(), await plot()];
    const [ofA, ofB] = [await harvest(a.id, 10), await harvest(b.id, 20)];
    const together = (ids: number[]) =>
      validator.call('approveActivities', {
        body: { projectId: registry.projectId, records: ids.map((id) => ({ id, revision: 1 })) },
      });
    const answers = await Promise.all([together([b.id, ofA.id]), together([a.id, ofB.id])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await failuresOf(db())).toEqual([]);
    expect(await wrongProduction(db())).toEqual([]);
  });
});
