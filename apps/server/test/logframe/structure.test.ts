import { PROJECT_PROGRAMME, PROJECT_SACP } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastAudit } from '../support/audit.queries.ts';
import { startTestServer, type TestServer } from '../support/cast.ts';
import { setTarget } from './logframe.queries.ts';
import { define, emptyProject, FOUR_LEVELS, officerOf, projectWithLevels } from './support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ jobs: false });
});
afterAll(() => server?.close());
const db = () => server.context.database.db;

describe('the levels of a logframe', () => {
  it('are saved with their layout and read again as the documents say', async () => {
    const { projectId, officer, ids } = await projectWithLevels(server, 'Levels saved');
    const { status, body } = await officer.call('logframeStructure', { query: { projectId } });
    expect(status).toBe(200);
    const { logframeStructures, logframestructureJson, can } = body.data;
    expect(can).toEqual({ create: true, edit: true, delete: true });
    expect(logframeStructures[1]).toEqual({
      id: ids.o,
      version: 1,
      nodeCount: 0,
      attributes: {
        name: 'Outcome',
        color: '#f1c751',
        child: [ids.i, ids.a],
        nodeJson: {
          parent: ids.g,
          level: 2,
          name: 'Outcome',
          nameBn: null,
          description: null,
          color: '#f1c751',
          isActivity: false,
          isSdgBased: false,
          form_url: null,
          width: 150,
        },
      },
    });
    expect(logframestructureJson.nodes.find(({ id }) => id === ids.a)).toEqual({ id: ids.a, x: 48, y: 420 });
    expect(await lastAudit(db(), 'logframe-level', ids.a)).toMatchObject({
      action: 'create',
      after: { name: 'Activity' },
    });
  });

  it('have a name each: the second one is refused in the words of the documents', async () => {
    const { projectId, officer, ids } = await projectWithLevels(server, 'Levels twice');
    const { status, codes, errors } = await define(officer, projectId, [{ id: 'x', parent: ids.g, name: ' outCOME ' }]);
    expect([status, codes]).toEqual([422, ['logframe.level-duplicate']]);
    expect(errors[0]?.detail).toBe("a node is already exist with the same name 'outCOME'. please choose another name");
  });

  it('swap their names in one go', async () => {
    const { projectId, officer, ids } = await projectWithLevels(server, 'Levels swapped');
    const { status, body } = await define(officer, projectId, [
      { id: ids.g, parent: null, name: 'Outcome', version: 1 },
      { id: ids.o, parent: ids.g, name: 'Goal', version: 1 },
    ]);
    expect(status).toBe(200);
    expect(body.data.logframeStructures.slice(0, 2).map(({ attributes }) => attributes.name)).toEqual([
      'Outcome',
      'Goal',
    ]);
  });

  it.each([
    ['a second root', [{ id: 'x', parent: null, name: 'Another top' }], 'logframe.no-definition'],
    ['a level beneath an activity', [{ id: 'x', parent: 'A', name: 'Beneath' }], 'logframe.no-definition'],
    ['a parent that is not there', [{ id: 'x', parent: 'nobody', name: 'Lost' }], 'logframe.no-definition'],
  ])('refuse %s', async (what, tree, code) => {
    const { projectId, officer, ids } = await projectWithLevels(server, `Levels with ${what}`);
    const sent = tree.map((one) => ({ ...one, parent: one.parent === 'A' ? ids.a : one.parent }));
    const { status, codes } = await define(officer, projectId, sent);
    expect([status, codes]).toEqual([422, [code]]);
  });

  it('merge what two people changed, and name the field that both changed', async () => {
    const { projectId, officer, ids } = await projectWithLevels(server, 'Levels at once');
    const goal = { id: ids.g, parent: null, name: 'Goal', isSdgBased: true, version: 1 };
    const first = await define(officer, projectId, [{ ...goal, description: 'Why we are here' }]);
    expect(first.status).toBe(200);
    // The second one still has version 1: another field is merged, the same one is a conflict.
    const merged = await define(officer, projectId, [{ ...goal, name: 'Impact' }]);
    expect(merged.status).toBe(200);
    expect(merged.body.data.logframeStructures[0]).toMatchObject({
      version: 3,
      attributes: { nodeJson: { name: 'Impact', description: 'Why we are here' } },
    });
    const clash = await define(officer, projectId, [{ ...goal, name: 'Purpose' }]);
    expect([clash.status, clash.codes, clash.errors[0]?.source?.pointer]).toEqual([
      409,
      ['logframe.changed-meanwhile'],
      '/tree/0/name',
    ]);
  });

  it('keep their place and kind while nodes stand on them', async () => {
    const { projectId, officer, ids, add } = await projectWithLevels(server, 'Levels in use');
    const goal = await add(null, ids.g, '1');
    await add(goal.id, ids.o, '1.1');
    const { status, codes } = await define(officer, projectId, [
      { id: ids.o, parent: ids.g, name: 'Outcome', isActivity: true, version: 1 },
      { id: ids.i, parent: ids.g, name: 'Indicator', isSdgBased: true, version: 1 },
      { id: ids.a, parent: ids.g, name: 'Activity', isActivity: true, color: '#EB144C', version: 1 },
    ]);
    expect([status, codes]).toEqual([409, ['logframe.level-in-use']]);
  });

  it('are deleted with those beneath them and their nodes, but not while data hangs there', async () => {
    const { projectId, officer, ids, add } = await projectWithLevels(server, 'Levels deleted');
    const goal = await add(null, ids.g, '1');
    const outcome = await add(goal.id, ids.o, '1.1');
    const indicator = await add(outcome.id, ids.i, '1.1.1');
    await setTarget(db(), indicator.id, 100);
    const impact = await officer.call('structureImpact', { query: { projectId, nodeId: ids.o } });
    expect(impact.body.data).toEqual({ levels: 3, nodes: 2, indicators: 1 });
    const refused = await officer.call('deleteStructure', { body: { projectId, nodeId: ids.o } });
    expect([refused.status, refused.codes]).toEqual([409, ['logframe.has-data']]);
    expect(refused.errors[0]?.detail).toContain('3 levels, 2 nodes, 1 indicator with data');
    await setTarget(db(), indicator.id, null);
    const gone = await officer.call('deleteStructure', { body: { projectId, nodeId: ids.o } });
    expect([gone.status, gone.body.data]).toEqual([200, { levels: 3, nodes: 2, indicators: 0 }]);
    const left = await officer.call('logframeStructure', { query: { projectId } });
    expect(left.body.data.logframeStructures.map(({ id }) => id)).toEqual([ids.g]);
    expect(await lastAudit(db(), 'logframe-level', ids.o)).toMatchObject({ action: 'delete', before: { nodes: 2 } });
    expect((await officer.call('deleteStructure', { body: { projectId, nodeId: ids.o } })).status).toBe(404);
  });

  it('are another project’s business only', async () => {
    const { projectId, officer, ids } = await projectWithLevels(server, 'Levels of ours');
    const stranger = await officerOf(server, [await emptyProject(server, 'Levels of theirs')]);
    expect((await stranger.call('logframeStructure', { query: { projectId } })).status).toBe(404);
    expect((await define(stranger, projectId)).status).toBe(404);
    // A level of somebody else, named through one's own project.
    const other = await emptyProject(server, 'Levels of a third');
    const owner = await officerOf(server, [other]);
    expect((await owner.call('deleteStructure', { body: { projectId: other, nodeId: ids.o } })).status).toBe(404);
    expect((await define(owner, other, [{ id: ids.g, parent: null, name: 'Mine' }])).status).toBe(409);
    const untouched = await officer.call('logframeStructure', { query: { projectId } });
    expect(untouched.body.data.logframeStructures).toHaveLength(FOUR_LEVELS.length);
  });

  it('are added by whoever may create, changed by whoever may edit', async () => {
    const projectId = await emptyProject(server, 'Levels by permission');
    const editor = await officerOf(server, [projectId], ['Log Definition/View', 'Log Definition/Edit']);
    expect((await define(editor, projectId)).status).toBe(403);
    const reader = await officerOf(server, [projectId], ['Log Definition/View']);
    expect((await define(reader, projectId)).status).toBe(403);
    expect((await reader.call('logframeStructure', { query: { projectId } })).body.data.can).toEqual({
      create: false,
      edit: false,
      delete: false,
    });
  });

  it('of the programme are there from the start, through its own project and those beneath it', async () => {
    const officer = await officerOf(server, [PROJECT_PROGRAMME, PROJECT_SACP]);
    for (const projectId of [PROJECT_PROGRAMME, PROJECT_SACP]) {
      const { body } = await officer.call('logframeStructure', { query: { projectId } });
      expect(body.data.logframeStructures.map(({ attributes }) => attributes.name)).toEqual([
        'Goal',
        'Development objective',
        'Outcome',
        'Output',
        'Indicator',
        'Activity',
      ]);
    }
  });
});
