import { type LogframeNode } from '@msurvey/contract';
import { PROJECT_PROGRAMME, PROJECT_SACP } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchFile, readXlsx, taskEnded } from '../collection/exports/export.support.ts';
import { bookOf } from '../collection/imports/import.support.ts';
import { lastAudit } from '../support/audit.queries.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { upload } from '../support/upload.ts';
import { setTarget } from './logframe.queries.ts';
import { emptyProject, officerOf, projectWithLevels } from './support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ jobs: true });
});
afterAll(() => server?.close());
const db = () => server.context.database.db;

type Line = Record<string, string | undefined>;
const line = (Type: string, Code: string, Name: string, more: Line = {}): Line => ({ Type, Code, Name, ...more });
const WORK = { 'Activity Type': 'Training', 'Cross Cutting issue': 'gender', 'Implementation measure': 'Milestones' };

async function read(who: Actor, projectId: number, bytes: Uint8Array, dryRun: boolean) {
  const file = { field: 'file', name: 'tree.xlsx', bytes };
  const { status, body } = await upload(server, who, 'importLogframe', file, {}, { query: { projectId, dryRun } });
  return { status, data: body.data, codes: (body.errors ?? []).map(({ code }: { code: string }) => code) };
}
const readLines = (who: Actor, projectId: number, lines: Line[], dryRun = false) =>
  read(who, projectId, bookOf({ Tree: lines }), dryRun);

async function written(who: Actor, projectId: number) {
  const begun = await who.call('exportLogframe', { body: { projectId } });
  const task = await taskEnded(who, begun.body.data.id);
  expect(task).toMatchObject({ state: 'done' });
  return fetchFile(server, who, task.fileUuid as string);
}
async function treeOf(who: Actor, projectId: number) {
  return (await who.call('logframeTree', { query: { projectId } })).body;
}
/** Codes, each with those beneath it. */
const shapeOf = (nodes: readonly LogframeNode[]): unknown[] =>
  nodes.map(({ code, children }) => (children.length > 0 ? [code, shapeOf(children)] : code));

/** Sixty nodes: a goal, nine outcomes, five indicators and one piece of work beneath most of them. */
const SIXTY = [
  line('Goal', '1', 'Families earn more', { SDG: '1, 2 Zero hunger' }),
  ...Array.from({ length: 9 }, (_, o) => [
    line('Outcome', `1.${o + 1}`, `Outcome ${o + 1}`),
    ...Array.from({ length: 5 }, (_i, i) =>
      line('indicator', `1.${o + 1}.${i + 1}`, `Measured ${i + 1}`, { Projects: 'Sacp', 'Aggregated Indicator': 'no' }),
    ),
    ...(o < 5 ? [line('Activity', `1.${o + 1}.A`, 'Train growers', WORK)] : []),
  ]).flat(),
];

describe('a tree out of a workbook', () => {
  it('is looked at first, stored whole, and stored once however often it is sent', async () => {
    const { projectId, officer } = await projectWithLevels(server, 'Tree read');
    expect(SIXTY).toHaveLength(60);
    const dry = await readLines(officer, projectId, SIXTY, true);
    expect(dry).toMatchObject({ status: 200, data: { created: 60, changed: 0, same: 0, isDry: true, faults: [] } });
    expect((await treeOf(officer, projectId)).meta.count).toBe(0);

    const stored = await readLines(officer, projectId, SIXTY);
    expect(stored.data).toMatchObject({ created: 60, isDry: false });
    const { data, meta } = await treeOf(officer, projectId);
    expect(meta.count).toBe(60);
    expect(data[0]?.logframeSDGs.map(({ sdg }) => sdg)).toEqual([1, 2]);
    expect(data[0]?.children[0]?.children.map(({ code }) => code)).toEqual([
      '1.1.1',
      '1.1.2',
      '1.1.3',
      '1.1.4',
      '1.1.5',
      '1.1.A',
    ]);
    expect(await lastAudit(db(), 'logframe', projectId)).toMatchObject({ action: 'import', after: { created: 60 } });
    const work = data[0]?.children[0]?.children.at(-1)?.id as number;
    const { body } = await officer.call('logframeNode', { query: { projectId, nodeId: work } });
    expect(body.data).toMatchObject({
      activity: { activityType: 'training', crossCutting: 'gender', implementation: 2 },
      history: [{ version: 1, action: 'create' }],
    });

    expect((await readLines(officer, projectId, SIXTY)).data).toMatchObject({ created: 0, changed: 0, same: 60 });
    const again = [...SIXTY.slice(0, 1), line('Outcome', '1.1', 'Better yields')];
    expect((await readLines(officer, projectId, again)).data).toMatchObject({ created: 0, changed: 1, same: 1 });
    const after = await treeOf(officer, projectId);
    expect([after.meta.count, after.data[0]?.children[0]?.title]).toEqual([60, 'Better yields']);
  });

  it('comes back with its faults where they are, and nothing is stored', async () => {
    const { projectId, officer } = await projectWithLevels(server, 'Tree with faults');
    const { data } = await readLines(officer, projectId, [
      line('Goal', '1', 'Families earn more', { SDG: '99' }),
      line('Indicator', '1.1.1', 'Hangs in the air'),
      line('Outcome', '1.1', ''),
      line('Outcome', '1 . 1', 'The same code'),
      line('Purpose', '1.2', 'No such level'),
      line('Activity', 'A', 'Work', { ...WORK, 'Activity Type': 'Nothing known', 'Planned start': 'soon' }),
    ]);
    expect(
      data.faults.map(({ row, column, message }: { row: number; column: string; message: string }) => [
        row,
        column,
        message,
      ]),
    ).toEqual([
      [2, 'SDG', expect.stringContaining('SDG')],
      [3, 'Type', 'Above this row there is no Outcome under which it could stand.'],
      [4, 'Name', expect.stringContaining('Name')],
      [5, 'Code', 'This code is used already beneath the same parent.'],
      [6, 'Type', 'No level is called Purpose.'],
      [7, 'Planned start', expect.any(String)],
      [7, 'Activity Type', expect.any(String)],
    ]);
    expect((await treeOf(officer, projectId)).meta.count).toBe(0);
    const { bytes, name } = await fetchFile(server, officer, data.annotated);
    expect(name).toBe('tree-faults.xlsx');
    expect(Object.keys(readXlsx(bytes))).toContain('Tree');
    const none = await readLines(officer, projectId, [{ Code: '1', Name: 'No type' }]);
    expect(none.data.faults).toEqual([{ row: 1, column: null, message: 'The sheet has no column Type.' }]);
  });

  it('changes only what whoever sends it may change, and only nodes of their programme', async () => {
    const { projectId, officer } = await projectWithLevels(server, 'Tree by permission');
    await readLines(officer, projectId, [line('Goal', '1', 'Families earn more')]);
    const adder = await officerOf(server, [projectId], ['Log Frame/View', 'Log Frame/Create']);
    const more = [line('Goal', '1', 'Families earn more'), line('Outcome', '1.1', 'Better yields')];
    expect((await readLines(adder, projectId, more)).data.created).toBe(1);
    expect((await readLines(adder, projectId, [line('Goal', '1', 'Renamed')])).codes).toEqual(['auth.forbidden']);
    const reader = await officerOf(server, [projectId], ['Log Frame/View']);
    expect((await readLines(reader, projectId, more)).status).toBe(403);
    const stranger = await officerOf(server, [await emptyProject(server, 'Tree of others')]);
    expect((await readLines(stranger, projectId, more)).status).toBe(404);

    const ofSacp = await officerOf(server, [PROJECT_SACP]);
    const { bytes } = await written(await officerOf(server, [PROJECT_PROGRAMME]), PROJECT_PROGRAMME);
    const foreign = await read(ofSacp, PROJECT_SACP, bytes, true);
    expect(foreign.data.faultCount).toBeGreaterThan(0);
    // What one sees oneself can be sent back as it came, with what only holds it.
    const own = await read(ofSacp, PROJECT_SACP, (await written(ofSacp, PROJECT_SACP)).bytes, true);
    expect(own.data).toMatchObject({ created: 0, changed: 0, faults: [] });
  });
});

describe('the tree as a workbook', () => {
  it('of the programme can be read in again without a change, in whatever language it is written', async () => {
    const officer = await officerOf(server, [PROJECT_PROGRAMME, PROJECT_SACP]);
    const { bytes, name } = await written(officer, PROJECT_PROGRAMME);
    expect(name).toMatch(/^Log Frame \d{4}-\d\d-\d\d\.xlsx$/);
    const grid = readXlsx(bytes)['Log Frame'] ?? [];
    expect(grid[0]?.slice(0, 4)).toEqual(['Type', 'Code', 'Name', 'Name in Bengali']);
    expect(grid).toHaveLength(140);
    const people = grid.find((row) => row[1] === '1.1.1.1.1');
    // Counted when the demonstration was loaded: some hundred people of 260,000.
    expect(people?.slice(-3)).toEqual([0, 260_000, expect.closeTo(0.3, 1)]);
    expect((await read(officer, PROJECT_PROGRAMME, bytes, true)).data).toMatchObject({
      created: 0,
      changed: 0,
      same: 139,
      faults: [],
    });
    const ofSacp = readXlsx((await written(officer, PROJECT_SACP)).bytes)['Log Frame'] ?? [];
    expect(ofSacp.length).toBeLessThan(140);
  });
});

describe('a copy of a node', () => {
  it('has everything beneath it under codes that follow its own, and none of the figures', async () => {
    const { projectId, officer, ids, add } = await projectWithLevels(server, 'Copied');
    const goal = (await add(null, ids.g, '1')).id;
    const outcome = (await add(goal, ids.o, '1.1')).id;
    const indicator = (await add(outcome, ids.i, '1.1.1')).id;
    await add(outcome, ids.i, 'x');
    await setTarget(db(), indicator, 5);
    const { status, body } = await officer.call('copyNode', {
      body: { projectId, nodeId: outcome, parent: goal, code: '1.2' },
    });
    expect([status, body.data.nodes]).toEqual([200, 3]);
    const { data } = await treeOf(officer, projectId);
    expect(shapeOf(data)).toEqual([
      [
        '1',
        [
          ['1.1', ['1.1.1', 'x']],
          ['1.2', ['1.2.1', 'x']],
        ],
      ],
    ]);
    expect(data[0]?.children[1]?.children[0]).toMatchObject({ title: 'Node 1.1.1', target: null });
    expect(await lastAudit(db(), 'logframe-node', body.data.id)).toMatchObject({
      action: 'clone',
      after: { from: outcome, parent: goal },
    });
    const again = await officer.call('copyNode', { body: { projectId, nodeId: outcome, parent: goal, code: '1.2' } });
    expect(again.codes).toEqual(['logframe.code-taken']);
    const beneath = await officer.call('copyNode', {
      body: { projectId, nodeId: outcome, parent: outcome, code: '9' },
    });
    expect(beneath.codes).toEqual(['logframe.wrong-level']);
    const lost = await officer.call('copyNode', { body: { projectId, nodeId: 999_999, parent: goal, code: '9' } });
    expect(lost.status).toBe(404);
    const reader = await officerOf(server, [projectId], ['Log Frame/View', 'Log Frame/Edit']);
    const refused = await reader.call('copyNode', { body: { projectId, nodeId: outcome, parent: goal, code: '1.3' } });
    expect(refused.status).toBe(403);
  });
});
