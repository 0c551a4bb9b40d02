import {
  type Cut,
  CUT_LEVELS,
  type DisaggregationDimension,
  FIGURES,
  type IndicatorCount,
  type LeafAttribute,
  leafItems,
  openedCell,
  PROJECT_PROGRAMME,
  wholeProject,
} from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countedBehind } from '../../src/modules/figures/cut/counted-behind.queries.ts';
import { valuesOf } from '../../src/modules/figures/cut/values.ts';
import {
  computedOf,
  type ComputedOfNode,
  countedStates,
} from '../../src/modules/indicators/computed/computed.queries.ts';
import { judge } from '../../src/modules/collection/index.ts';
import { indicatorJobs } from '../../src/modules/indicators/computed/indicator.jobs.ts';
import { recountIndicators, refreshIndicators } from '../../src/modules/indicators/computed/refresh.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { peopleOneByOne } from './one-by-one.queries.ts';
import {
  busySubActivities,
  districtsOfPeople,
  indicatorLevel,
  insertNode,
  insertSetting,
  insertType,
  oneApproved,
  noIndicators,
} from './numbers.queries.ts';

let server: TestServer;
let admin: Actor;
let subActivities: number[];
const db = () => server.context.database.db;
const types: Partial<Record<DisaggregationDimension, { id: number; items: Record<string, number> }>> = {};
const nodes: { nodeId: number; count: IndicatorCount; isLatest: boolean; groups: DisaggregationDimension[][] }[] = [];

beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  admin = await server.as('superadmin');
  subActivities = await busySubActivities(db(), PROJECT_PROGRAMME, 3);
  const districts = await districtsOfPeople(db(), PROJECT_PROGRAMME, 3);
  const values = {
    sex: ['male', 'female'],
    age: ['youth', 'adult'],
    district: districts,
    programme: ['SACP', 'RAINS'],
  };
  for (const [dimension, items] of Object.entries(values) as [DisaggregationDimension, string[]][])
    types[dimension] = await insertType(db(), PROJECT_PROGRAMME, `Cells by ${dimension}`, dimension, items);
  await noIndicators(db());
  const level = await indicatorLevel(db(), PROJECT_PROGRAMME);
  const top = {
    levelId: level.results,
    parentId: null,
    code: 'Z',
    title: 'Cells',
    programmes: [],
    isAggregated: false,
  };
  const parentId = await insertNode(db(), PROJECT_PROGRAMME, top);
  const make = async (code: string, count: IndicatorCount, isLatest: boolean, groups: DisaggregationDimension[][]) => {
    const nodeId = await insertNode(db(), PROJECT_PROGRAMME, { ...top, levelId: level.indicators, parentId, code });
    const ids = groups.map((group) => group.map((dimension) => types[dimension]?.id as number));
    const relation = isLatest ? 'Cumulative' : 'Incremental';
    await insertSetting(db(), PROJECT_PROGRAMME, nodeId, { code, subActivities, counts: count, relation, groups: ids });
    nodes.push({ nodeId, count, isLatest, groups });
  };
  await make('Z.1', 'people', false, [['sex', 'age'], ['district']]);
  await make('Z.2', 'people', true, [['sex'], ['programme']]);
  await make('Z.3', 'households', false, [['district']]);
  await make('Z.4', 'attendances', false, [['sex', 'district']]);
  await make('Z.5', 'activities', true, [['programme']]);
  await recountIndicators(server.context, PROJECT_PROGRAMME);
});
afterAll(() => server?.close());

const cutOf = ({ cut }: NonNullable<ReturnType<typeof openedCell>>): Cut => {
  const { unitId, from, to, ...more } = cut;
  return {
    ...wholeProject(PROJECT_PROGRAMME),
    ...more,
    span: { from, to },
    unit: unitId === null ? null : { id: unitId, level: CUT_LEVELS[1] },
  };
};
function attributesOf(groups: readonly DisaggregationDimension[][], key: string): LeafAttribute[] {
  const ids = leafItems(key);
  const valueOf = (dimension: DisaggregationDimension, id: number | undefined) =>
    Object.entries(types[dimension]?.items ?? {}).find(([, item]) => item === id)?.[0];
  const group = groups.find(
    (one) => one.length === ids.length && one.every((dimension, i) => valueOf(dimension, ids[i])),
  );
  return (group ?? []).map((dimension, i) => ({ dimension, value: valueOf(dimension, ids[i]) as string }));
}

describe('a cell of an indicator', () => {
  it('opens to exactly what it counts: the total and every leaf, of a period and to its end', async () => {
    let cells = 0;
    const all = await computedOf(db(), PROJECT_PROGRAMME, null);
    for (const { nodeId, count, isLatest, groups } of nodes) {
      const periods = all.filter((one) => one.nodeId === nodeId);
      expect(periods.length, count).toBeGreaterThan(1);
      const counted = {
        count,
        subActivityIds: subActivities,
        mode: isLatest ? ('latest' as const) : ('increments' as const),
      };
      const opened = async (attributes: LeafAttribute[], period: ComputedOfNode, of: 'value' | 'cumulative') => {
        const cell = openedCell(counted, attributes, { first: period.firstDay, last: period.lastDay }, of);
        if (!cell) throw new Error('nothing opens');
        const cut = cutOf(cell);
        const figure = FIGURES[cell.figure];
        const value = (await valuesOf(db(), [cell.figure], cut))[cell.figure];
        expect(await countedBehind(db(), figure, cut)).toBe(value);
        if (figure.counts === 'reach') expect(await peopleOneByOne(db(), figure, cut), JSON.stringify(cut)).toBe(value);
        cells += 1;
        return value;
      };
      let sum = 0;
      for (const period of periods.slice(-2)) {
        expect(await opened([], period, 'value')).toBe(period.value);
        for (const [key, value] of Object.entries(period.leaves))
          expect(await opened(attributesOf(groups, key), period, 'value'), `${count} ${key}`).toBe(value);
      }
      for (const period of periods) sum = isLatest ? period.value : sum + period.value;
      expect(await opened([], periods.at(-1) as ComputedOfNode, 'cumulative')).toBe(sum);
    }
    expect(cells).toBeGreaterThan(30);
  });

  it('opens to people page by page, as its address says', async () => {
    const [one] = nodes;
    const periods = await computedOf(db(), PROJECT_PROGRAMME, [one?.nodeId as number]);
    const period = periods.reduce((most, next) => (next.value > most.value ? next : most));
    const counted = { count: 'people' as const, subActivityIds: subActivities, mode: 'increments' as const };
    const cell = openedCell(
      counted,
      [{ dimension: 'sex', value: 'female' }],
      { first: period.firstDay, last: period.lastDay },
      'value',
    );
    const body = {
      projectId: PROJECT_PROGRAMME,
      figure: cell?.figure as 'works.unique.people',
      ...cell?.cut,
      pageSize: 100,
    };
    const { status, body: answer } = await admin.call('figurePeople', { body });
    expect(status).toBe(200);
    expect(answer.meta.count).toBe(answer.meta.figure);
    expect(answer.data).toHaveLength(Math.min(100, answer.meta.figure));
    expect(answer.data.length).toBeGreaterThan(0);
    expect(answer.data.every(({ sex }) => sex === 'female')).toBe(true);
    const second = await admin.call('figurePeople', { body: { ...body, pageSize: 5, currentPage: 2 } });
    expect(second.body.data.map(({ id }) => id)).toEqual(answer.data.slice(5, 10).map(({ id }) => id));
  });

  it('shows how many took part in a period beside those who did so for the first time', async () => {
    for (const { nodeId, count } of nodes) {
      for (const { tookPart, fresh } of await computedOf(db(), PROJECT_PROGRAMME, [nodeId]))
        if (count === 'people' || count === 'households') expect(tookPart).toBeGreaterThanOrEqual(fresh ?? Number.NaN);
        else expect([tookPart, fresh]).toEqual([null, null]);
    }
  });
});

it('an activity that is reopened leaves its indicators when the job has run, and comes back when it is approved', async () => {
  const activities = nodes.find(({ count }) => count === 'activities')?.nodeId as number;
  const last = async () => (await computedOf(db(), PROJECT_PROGRAMME, [activities])).at(-1)?.value as number;
  const stale = async () => (await countedStates(db(), PROJECT_PROGRAMME, [activities]))[0]?.isStale;
  const { id, formId } = await oneApproved(db(), PROJECT_PROGRAMME, subActivities[0] as number);
  const decide = (verdict: 'approved' | 'reopened') =>
    server.context.database.transaction(({ db: held }) =>
      judge(held, {
        projectId: PROJECT_PROGRAMME,
        userId: 4,
        decisions: [{ formId, submissionId: id, reason: 'Because', verdict }],
      }),
    );
  const before = await last();
  for (const [verdict, after] of [
    ['reopened', before - 1],
    ['approved', before],
  ] as const) {
    expect(await decide(verdict)).toHaveLength(1);
    expect(await stale()).toBe(true);
    expect(await refreshIndicators(server.context, PROJECT_PROGRAMME)).toBe(nodes.length);
    expect([await last(), await stale()]).toEqual([after, false]);
  }
  // Nothing is due: nothing is counted.
  expect(await refreshIndicators(server.context, PROJECT_PROGRAMME)).toBe(0);
});

it('whatever is counted is counted anew every night, and stays what it was', async () => {
  const values = async () =>
    (await computedOf(db(), PROJECT_PROGRAMME, null)).map(({ nodeId, firstDay, value }) => [nodeId, firstDay, value]);
  const before = await values();
  expect(before.length).toBeGreaterThan(0);
  await indicatorJobs(server.context)['recount-indicators']?.({});
  expect(await values()).toEqual(before);
});
