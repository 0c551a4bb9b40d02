import { PROJECT_PROGRAMME, PROJECT_RAINS, PROJECT_SACP } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastAudit } from '../support/audit.queries.ts';
import { startTestServer, type TestServer } from '../support/cast.ts';
import { insertMany, setTarget } from './logframe.queries.ts';
import { emptyProject, officerOf, projectWithLevels } from './support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ jobs: false });
});
afterAll(() => server?.close());
const db = () => server.context.database.db;

/** A goal with two outcomes. */
async function withOutcomes(name: string) {
  const project = await projectWithLevels(server, name);
  const goal = (await project.add(null, project.ids.g, '1', { sdgList: [2, 13] })).id;
  const first = (await project.add(goal, project.ids.o, '1.1')).id;
  const second = (await project.add(goal, project.ids.o, '1.2')).id;
  return { ...project, goal, first, second };
}

const ACTIVITY = {
  name: 'Train growers',
  code: 'A1',
  activityType: 'training',
  crossCutting: 'gender',
  implementation: 3 as const,
  implementationList: {
    data: [{ name: 'Courses', type: 1, start_date: '2026-01-01', end_date: '2026-06-30', weighting: 100 }],
  },
};

describe('the tree of a logframe', () => {
  it('has each node beneath its parent in the order of codes, with flags and figures', async () => {
    const { projectId, officer, ids, add, goal, first } = await withOutcomes('Tree');
    await add(first, ids.i, '1.1.10');
    const indicator = (await add(first, ids.i, '1.1.9', { lf_projectName: ['Sacp'], sdgList: [2] })).id;
    await setTarget(db(), indicator, 250.5);
    const { status, body } = await officer.call('logframeTree', { query: { projectId } });
    expect([status, body.meta.count, body.meta.can]).toEqual([200, 5, { add: true, move: true }]);
    expect(body.data[0]).toMatchObject({ id: goal, code: '1', view: false, setting: false });
    expect(body.data[0]?.logframeSDGs).toEqual([
      { sdg: 2, sdgName: 'Zero hunger' },
      { sdg: 13, sdgName: 'Climate action' },
    ]);
    const outcome = body.data[0]?.children[0];
    expect(outcome?.children.map(({ code }) => code)).toEqual(['1.1.9', '1.1.10']);
    expect(outcome?.children[0]).toEqual({
      id: indicator,
      parent: first,
      title: 'Node 1.1.9',
      code: '1.1.9',
      type: ids.i,
      isAggregatedIndicator: false,
      logframeSDGs: [{ sdg: 2, sdgName: 'Zero hunger' }],
      lf_projectName: ['Sacp'],
      view: true,
      dataCollection: true,
      setting: true,
      baseline_value: null,
      target: 250.5,
      progress: null,
      can: { add: false, edit: true, delete: true },
      children: [],
    });
  });

  it('of the programme has 139 nodes; through a project beneath it those of that programme, and what holds them', async () => {
    const officer = await officerOf(server, [PROJECT_PROGRAMME, PROJECT_SACP, PROJECT_RAINS]);
    const counts: number[] = [];
    for (const projectId of [PROJECT_PROGRAMME, PROJECT_SACP, PROJECT_RAINS]) {
      const { body } = await officer.call('logframeTree', { query: { projectId } });
      counts.push(body.meta.count);
      expect(body.data.map(({ id }) => id)).toEqual([101]);
    }
    expect(counts[0]).toBe(139);
    expect(counts[1]).toBeLessThan(139);
    expect(counts[2]).toBeLessThan(139);
    // 136 is an indicator of SACP alone.
    const asked = (projectId: number) => officer.call('logframeNode', { query: { projectId, nodeId: 136 } });
    expect((await asked(PROJECT_SACP)).body.data).toMatchObject({ code: '1.1.1.1.1', target: 260000 });
    expect((await asked(PROJECT_RAINS)).status).toBe(404);
    const rains = { projectId: PROJECT_RAINS, nodeId: 136 };
    expect((await officer.call('deleteNode', { body: rains })).status).toBe(404);
    const bengali = await officer.call('logframeNode', {
      query: { projectId: PROJECT_SACP, nodeId: 136 },
      headers: { 'accept-language': 'bn' },
    });
    expect(bengali.body.data.title).toMatch(/[\u0980-\u09FF]/);
  });

  it('of 5,000 nodes is answered whole', async () => {
    const { projectId, officer, ids, goal } = await withOutcomes('Tree of many');
    await insertMany(db(), projectId, goal, ids.o, ids.i, 5000);
    const { body } = await officer.call('logframeTree', { query: { projectId } });
    expect(body.meta.count).toBe(5053);
    expect(body.data[0]?.children).toHaveLength(52);
    expect(body.data[0]?.children.at(-1)?.children).toHaveLength(100);
  });

  it('is not there for the team of another project', async () => {
    const { projectId, goal } = await withOutcomes('Tree of ours');
    const own = await emptyProject(server, 'Tree of theirs');
    const stranger = await officerOf(server, [own]);
    expect((await stranger.call('logframeTree', { query: { projectId } })).status).toBe(404);
    for (const answer of [
      await stranger.call('logframeNode', { query: { projectId: own, nodeId: goal } }),
      await stranger.call('nodeImpact', { query: { projectId: own, nodeId: goal } }),
      await stranger.call('deleteNode', { body: { projectId: own, nodeId: goal } }),
      await stranger.call('moveNode', {
        body: { projectId: own, nodeId: goal, new_parent: goal, old_parent: goal, reason: 'x' },
      }),
    ])
      expect([answer.status, answer.codes]).toEqual([404, ['record.not-found']]);
  });
});

describe('a new node', () => {
  it('stands beneath the level above its own only, under a code of its own', async () => {
    const { goal, first, ids, add } = await withOutcomes('New nodes');
    expect((await add(goal, ids.i, 'x')).codes).toEqual(['logframe.wrong-level']);
    expect((await add(null, ids.o, 'x')).codes).toEqual(['logframe.wrong-level']);
    expect((await add(first, ids.a, 'x')).codes).toEqual(['logframe.wrong-level']);
    expect((await add(goal, 999_999, 'x')).codes).toEqual(['logframe.wrong-level']);
    expect((await add(999_999, ids.o, 'x')).status).toBe(404);
    const taken = await add(goal, ids.o, ' ১.2');
    expect([taken.codes, taken.errors[0]?.source?.pointer]).toEqual([['logframe.code-taken'], '/lf_node_code']);
    const blank = await add(goal, ids.o, ' ', { lf_node: '' });
    expect(blank.status).toBe(422);
    expect(blank.errors.map(({ source }) => source?.pointer).sort()).toEqual(['/lf_node', '/lf_node_code']);
  });

  it('has goals only where its level is SDG based, and is aggregated only as an indicator', async () => {
    const { goal, first, ids, add } = await withOutcomes('New kinds');
    const more = { sdgList: [1], lf_aggregatedIndicator: true };
    const outcome = await add(goal, ids.o, '7', more);
    expect(outcome.body.data).toMatchObject({ logframeSDGs: [], isAggregatedIndicator: false });
    const indicator = await add(first, ids.i, '7', more);
    expect(indicator.body.data).toMatchObject({
      isAggregatedIndicator: true,
      dataCollection: false,
      logframeSDGs: [{ sdg: 1, sdgName: 'No poverty' }],
    });
    expect(await lastAudit(db(), 'logframe-node', indicator.id)).toMatchObject({
      action: 'create',
      after: { lf_node: 'Node 7', parent: first },
    });
  });

  it('comes once, when two people add the same code', async () => {
    const { goal, ids, add } = await withOutcomes('New at once');
    const answers = await Promise.all([1, 2, 3].map(() => add(goal, ids.o, '1.5')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  it('is made by whoever may', async () => {
    const { projectId, ids } = await withOutcomes('New by permission');
    const reader = await officerOf(server, [projectId], ['Log Frame/View']);
    const body = { projectId, parent: null, lf_node_type_id: ids.g, lf_node: 'Mine', lf_node_code: '9' };
    expect((await reader.call('createNode', { body })).status).toBe(403);
    const { body: seen } = await reader.call('logframeTree', { query: { projectId } });
    expect(seen.meta.can).toEqual({ add: false, move: false });
    expect(seen.data[0]?.can).toEqual({ add: false, edit: false, delete: false });
  });
});

describe('an activity', () => {
  it('is stored with its timeline and its list, and refuses a list of another measure', async () => {
    const { projectId, officer, first, ids } = await withOutcomes('Activities');
    const body = { projectId, parent: first, logframetype: ids.a, ...ACTIVITY };
    const dateRange = { start_date: '2026-01-01', end_date: '2026-12-31' };
    const { status, body: made } = await officer.call('createLogframeActivity', { body: { ...body, dateRange } });
    expect(status).toBe(200);
    expect(made.data.activity).toEqual({
      description: null,
      dateRange,
      activityType: 'training',
      crossCutting: 'gender',
      implementation: 3,
      implementationList: ACTIVITY.implementationList,
    });
    const wrongList = await officer.call('createLogframeActivity', {
      body: { ...body, code: 'A2', implementation: 2 },
    });
    expect([wrongList.status, wrongList.errors[0]?.source?.pointer]).toEqual([422, '/implementationList/data/0/title']);
    const backwards = await officer.call('createLogframeActivity', {
      body: { ...body, code: 'A3', dateRange: { start_date: '2026-02-01', end_date: '2026-01-01' } },
    });
    expect([backwards.status, backwards.errors[0]?.source?.pointer]).toEqual([422, '/dateRange/end_date']);
    const unknown = await officer.call('createLogframeActivity', {
      body: { ...body, code: 'A4', activityType: 'juggling' },
    });
    expect([unknown.status, unknown.errors[0]?.source?.pointer]).toEqual([422, '/activityType']);
    const notThere = await officer.call('createLogframeActivity', {
      body: { ...body, code: 'A5', logframetype: ids.i },
    });
    expect(notThere.codes).toEqual(['logframe.wrong-level']);

    const { id, version } = made.data;
    const milestones = { data: [{ title: 'First course held', planDate: '2026-03-01' }] };
    const changed = await officer.call('updateLogframeActivity', {
      body: {
        projectId,
        nodeId: id,
        version,
        ...ACTIVITY,
        dateRange,
        implementation: 2,
        implementationList: milestones,
      },
    });
    expect(changed.body.data).toMatchObject({
      version: 2,
      activity: { implementation: 2, implementationList: milestones, dateRange },
    });
    expect(changed.body.data.history[0]?.fields.sort()).toEqual(['implementation', 'implementationList']);
  });
});

describe('a changed node', () => {
  const edit = (projectId: number, nodeId: number, version: number, more: object = {}) => ({
    body: { projectId, nodeId, version, lf_node: 'Node 1.1', lf_node_code: '1.1', ...more },
  });

  it('merges what two people changed, and names the field that both changed', async () => {
    const { projectId, officer, first } = await withOutcomes('Changed at once');
    const named = await officer.call('updateNode', edit(projectId, first, 1, { lf_node: 'Better yields' }));
    expect(named.body.data).toMatchObject({ version: 2, title: 'Better yields' });
    const coded = await officer.call('updateNode', edit(projectId, first, 1, { lf_node_code: '1.7' }));
    expect(coded.body.data).toMatchObject({ version: 3, title: 'Better yields', code: '1.7' });
    const clash = await officer.call('updateNode', edit(projectId, first, 1, { lf_node: 'Other yields' }));
    expect([clash.status, clash.codes, clash.errors.map(({ source }) => source?.pointer)]).toEqual([
      409,
      ['logframe.changed-meanwhile'],
      ['/lf_node'],
    ]);
    expect(await lastAudit(db(), 'logframe-node', first)).toMatchObject({
      action: 'update',
      before: { lf_node_code: '1.1' },
      after: { lf_node_code: '1.7' },
    });
  });

  it('stays as it is when nothing was changed, and keeps a code of its own', async () => {
    const { projectId, officer, first } = await withOutcomes('Changed not');
    const same = await officer.call('updateNode', edit(projectId, first, 1));
    expect([same.status, same.body.data.version, same.body.data.history]).toEqual([200, 1, [expect.anything()]]);
    const taken = await officer.call('updateNode', edit(projectId, first, 1, { lf_node_code: '1.2' }));
    expect(taken.codes).toEqual(['logframe.code-taken']);
  });
});

describe('a moved node', () => {
  it('goes under a parent of the same type name with a reason, and nowhere else', async () => {
    const { projectId, officer, ids, add, goal, first, second } = await withOutcomes('Moved');
    const indicator = (await add(first, ids.i, 'i')).id;
    const move = (nodeId: number, new_parent: number, old_parent: number, reason = 'Belongs there') =>
      officer.call('moveNode', { body: { projectId, nodeId, new_parent, old_parent, reason } });
    const illegal = await move(indicator, goal, first);
    expect([illegal.status, illegal.errors[0]?.detail]).toEqual([
      422,
      'can not move the node. it can be drop only under its parent',
    ]);
    expect((await move(goal, first, goal)).status).toBe(409);
    expect((await move(indicator, second, first, ' ')).errors[0]?.source?.pointer).toBe('/reason');
    const moved = await move(indicator, second, first);
    expect([moved.status, moved.body.data.parent, moved.body.data.version]).toEqual([200, second, 2]);
    expect(moved.body.data.history[0]).toMatchObject({ action: 'move', reason: 'Belongs there', fields: ['parent'] });
    expect(moved.body.data.path.map(({ id }) => id)).toEqual([goal, second]);
    expect(await lastAudit(db(), 'logframe-node', indicator)).toMatchObject({
      action: 'move',
      before: { parent: first },
      after: { parent: second, reason: 'Belongs there' },
    });
    // Somebody who still believes that it is where it was.
    const late = await move(indicator, first, first);
    expect([late.status, late.codes, late.errors[0]?.source?.pointer]).toEqual([
      409,
      ['logframe.changed-meanwhile'],
      '/old_parent',
    ]);
    await add(first, ids.i, 'I');
    expect((await move(indicator, first, second)).codes).toEqual(['logframe.code-taken']);
  });
});

describe('a deleted node', () => {
  it('takes along what is beneath it, but not while data hangs there', async () => {
    const { projectId, officer, ids, add, goal, first } = await withOutcomes('Deleted');
    const indicator = (await add(first, ids.i, 'i')).id;
    await setTarget(db(), indicator, 5);
    const impact = await officer.call('nodeImpact', { query: { projectId, nodeId: goal } });
    expect(impact.body.data).toEqual({ nodes: 4, indicators: 1 });
    const refused = await officer.call('deleteNode', { body: { projectId, nodeId: first } });
    expect([refused.status, refused.codes]).toEqual([409, ['logframe.node-has-data']]);
    await setTarget(db(), indicator, null);
    const gone = await officer.call('deleteNode', { body: { projectId, nodeId: first } });
    expect(gone.body.data).toEqual({ nodes: 2, indicators: 0 });
    const { body } = await officer.call('logframeTree', { query: { projectId } });
    expect(body.meta.count).toBe(2);
    expect(await lastAudit(db(), 'logframe-node', first)).toMatchObject({
      action: 'delete',
      before: {
        nodes: [
          { id: first, code: '1.1' },
          { id: indicator, code: 'i' },
        ],
      },
    });
  });
});

describe('what is said about a node', () => {
  it('stands with it, the newest first, and is gone with it', async () => {
    const { projectId, officer, first } = await withOutcomes('Commented');
    const say = (text: string, nodeId = first) => officer.call('commentNode', { body: { projectId, nodeId, text } });
    expect((await say('Is this agreed?')).status).toBe(200);
    await say('It is.');
    const { body } = await officer.call('logframeNode', { query: { projectId, nodeId: first } });
    expect(body.data.comments.map(({ text }) => text)).toEqual(['It is.', 'Is this agreed?']);
    expect(await lastAudit(db(), 'logframe-node', first)).toMatchObject({
      action: 'comment',
      after: { text: 'It is.' },
    });
    expect((await say('To nobody', 999_999)).status).toBe(404);
    const reader = await officerOf(server, [projectId], ['Log Frame/View']);
    expect((await reader.call('commentNode', { body: { projectId, nodeId: first, text: 'No' } })).status).toBe(403);
    expect((await officer.call('deleteNode', { body: { projectId, nodeId: first } })).status).toBe(200);
  });
});
