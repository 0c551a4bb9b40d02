import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_PROGRAMME } from '@msurvey/domain';
import { refreshIndicators } from '../../src/modules/indicators/computed/refresh.ts';
import { recount } from '../../src/recount/recount.ts';
import { startTestServer, type TestServer } from '../support/cast.ts';
import {
  addToComputed,
  addToProgress,
  addToTally,
  deleteSomebody,
  makeDue,
  type Somebody,
  someMembers,
  standingFor,
} from './recount.queries.ts';

let server: TestServer;
const db = () => server.context.database.db;
beforeAll(async () => {
  server = await startTestServer({ jobs: false });
});
afterAll(() => server?.close());

describe('a recount of the demonstration', () => {
  it('finds the values of indicators right, and leaves those out that wait to be counted anew', async () => {
    await refreshIndicators(server.context, PROJECT_PROGRAMME);
    const found = await recount(db(), PROJECT_PROGRAMME);
    expect([found.waiting, found.differences]).toEqual([0, []]);
    const { nodeId, firstDay, lastDay, value } = await addToComputed(db(), PROJECT_PROGRAMME, 2);
    const key = { project_id: PROJECT_PROGRAMME, node_id: nodeId, first_day: firstDay, last_day: lastDay, leaf: '' };
    const wrong = await recount(db(), PROJECT_PROGRAMME);
    expect(wrong.differences).toEqual([
      { table: 'indicator_computed', key, measure: 'value', kept: value + 2, counted: value },
    ]);
    await makeDue(db(), PROJECT_PROGRAMME, nodeId);
    const waits = await recount(db(), PROJECT_PROGRAMME);
    expect([waits.waiting, waits.differences]).toEqual([1, []]);
    await refreshIndicators(server.context, PROJECT_PROGRAMME);
    expect((await recount(db(), PROJECT_PROGRAMME)).differences).toEqual([]);
  });

  it('names an indicator whose progress is not what its values make', async () => {
    const { nodeId, progress } = await addToProgress(db(), PROJECT_PROGRAMME, 5);
    const { differences } = await recount(db(), PROJECT_PROGRAMME);
    expect(differences).toEqual([
      {
        table: 'logframe_node',
        key: { project_id: PROJECT_PROGRAMME, id: nodeId },
        measure: 'progress',
        kept: progress + 5,
        counted: progress,
      },
    ]);
    await addToProgress(db(), PROJECT_PROGRAMME, -5);
  });

  it('finds every figure right, of all projects or of one', async () => {
    const all = await recount(db(), null);
    expect(all.differences).toEqual([]);
    expect(all.figures).toBeGreaterThan(5000);
    const programme = await recount(db(), PROJECT_PROGRAMME);
    expect(programme.differences).toEqual([]);
    expect(programme.figures).toBeLessThanOrEqual(all.figures);
  });

  it('finds nothing that is kept for a project whose records live in its umbrella', async () => {
    const sacp = await recount(db(), 1);
    expect(sacp.differences).toEqual([]);
  });

  it('finds people right whose merges go round in a circle, because somebody was gone while others were merged', async () => {
    const admin = await server.as('superadmin');
    const [a, b, c] = await someMembers(db(), PROJECT_PROGRAMME);
    if (!a || !b || !c) throw new Error('the demonstration has no three members');
    const merge = async (merged: Somebody, kept: Somebody) => {
      const body = { projectId: PROJECT_PROGRAMME, keptId: String(kept.id), mergedId: String(merged.id) };
      expect((await admin.call('mergeMembers', { body })).status).toBe(200);
    };
    const remove = async ({ formId, instanceId }: Somebody, isDeleted: boolean) =>
      expect(
        (await admin.call('deleteSubmissions', { body: { formId, instanceIds: [instanceId], isDeleted } })).status,
      ).toBe(200);
    await merge(c, a);
    await merge(a, b);
    await remove(a, true);
    await merge(b, c);
    await remove(a, false);
    expect((await recount(db(), PROJECT_PROGRAMME)).differences).toEqual([]);
    // The newest merge is not followed, so that one of the three stands for all.
    const stands = await standingFor(db(), PROJECT_PROGRAMME, [a.id, b.id, c.id]);
    expect(stands).toEqual([b.id, null, b.id].map((into, i) => ({ id: [a.id, b.id, c.id][i], into })));
  });

  it('says table, line and measure of what is kept wrong, and what there should be', async () => {
    await addToTally(db(), PROJECT_PROGRAMME);
    const { differences } = await recount(db(), PROJECT_PROGRAMME);
    expect(differences).toEqual([
      {
        table: 'household_tally',
        key: { project_id: PROJECT_PROGRAMME, unit_id: 0, year: 1999, programmes: [1] },
        measure: 'males',
        kept: 3,
        counted: 0,
      },
    ]);
  });

  it('does not believe derived rows: a record that is gone is missed, though everything derived from it is there', async () => {
    await deleteSomebody(db(), PROJECT_PROGRAMME);
    const { differences } = await recount(db(), PROJECT_PROGRAMME);
    const people = differences.find(
      ({ table, measure, key }) => table === 'member_tally' && measure === 'n' && key.unit_id === 0,
    );
    expect(people && people.kept - people.counted).toBe(1);
  });
});
