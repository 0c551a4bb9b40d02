import {
  type DisaggregationDimension,
  INDICATOR_COUNTS,
  type IndicatorCount,
  isCountedBy,
  leafItems,
  PROJECT_PROGRAMME,
} from '@msurvey/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lineOf } from '../../src/recount/compare.ts';
import { recount } from '../../src/recount/recount.ts';
import { computedOf } from '../../src/modules/indicators/computed/computed.queries.ts';
import { recountIndicators, refreshIndicators } from '../../src/modules/indicators/computed/refresh.ts';
import { SUB_ACTIVITIES } from '../figures/programme-answers.ts';
import { newProgramme, type Programme } from '../figures/programme.ts';
import { step } from '../figures/programme-steps.ts';
import { makeWorld, type World } from '../figures/programme-world.ts';
import { randomOf } from '../figures/random.ts';
import { startTestServer, type TestServer } from '../support/cast.ts';
import { indicatorLevel, insertNode, insertSetting, insertType, plainRows } from './numbers.queries.ts';
import { countPlainly, type Measure, tookPartPlainly } from './plain-count.ts';

/** Longer by request: `INDICATORS_PROGRAMMES=50 INDICATORS_STEPS=50`; `INDICATORS_SEED` shows one again. */
const setting = (name: string, usual: number) => Number(process.env[name] ?? usual);
const [PROGRAMMES, STEPS, SEED] = [
  setting('INDICATORS_PROGRAMMES', 6),
  setting('INDICATORS_STEPS', 15),
  setting('INDICATORS_SEED', 1),
];
const NO_HURRY = 24 * 3_600_000;
const MONTHS = { yearly: 12, 'half-yearly': 6, quarterly: 3 } as const;

let server: TestServer;
let world: World;
const db = () => server.context.database.db;
const types = new Map<DisaggregationDimension, { id: number; items: Record<string, number> }>();
const measures: (Measure & { nodeId: number; groups: DisaggregationDimension[][] })[] = [];

/** Every way of counting, with periods, modes and groups by chance. */
async function makeMeasures(): Promise<void> {
  const random = randomOf(7);
  const level = await indicatorLevel(db(), PROJECT_PROGRAMME);
  const top = {
    levelId: level.results,
    parentId: null,
    code: 'N',
    title: 'Numbers',
    programmes: [],
    isAggregated: false,
  };
  const parentId = await insertNode(db(), PROJECT_PROGRAMME, top);
  const dimensions = ['sex', 'age', 'ethnicity', 'district', 'programme', 'agency', 'crop'] as const;
  const values = [
    ['male', 'female'],
    ['youth', 'adult'],
    ['yes', 'no'],
    ['11', '12', '21'],
    ['SACP', 'RAINS'],
    ['3'],
    ['fruits', 'canal', ''],
  ];
  for (const [i, dimension] of dimensions.entries())
    types.set(dimension, await insertType(db(), PROJECT_PROGRAMME, `By ${dimension}`, dimension, values[i] ?? []));
  for (const [n, counts] of (
    [...INDICATOR_COUNTS, ...INDICATOR_COUNTS, 'people', 'people'] as IndicatorCount[]
  ).entries()) {
    const fitting = random.some(dimensions, dimensions.length).filter((one) => isCountedBy(counts, [one]));
    const groups = [fitting.slice(0, 2), fitting.slice(2, 3)].filter(
      (group) => isCountedBy(counts, group) && group.length > 0,
    );
    const subActivities = n === 0 ? [...SUB_ACTIVITIES] : random.some(SUB_ACTIVITIES, 1 + random.below(4));
    const frequency = random.one(['yearly', 'half-yearly', 'quarterly'] as const);
    const isLatest = random.chance(0.5);
    const nodeId = await insertNode(db(), PROJECT_PROGRAMME, {
      ...top,
      levelId: level.indicators,
      parentId,
      code: `N.${n}`,
    });
    await insertSetting(db(), PROJECT_PROGRAMME, nodeId, {
      code: `N.${n}`,
      frequency,
      relation: isLatest ? 'Cumulative' : 'Incremental',
      counts,
      subActivities,
      lop: 40,
      groups: groups.map((group) => group.map((dimension) => types.get(dimension)?.id as number)),
    });
    measures.push({ nodeId, subActivities, counts, isLatest, months: MONTHS[frequency], groups });
    const derived = { ...top, levelId: level.indicators, parentId, code: `N.${n}.derived` };
    await insertSetting(db(), PROJECT_PROGRAMME, await insertNode(db(), PROJECT_PROGRAMME, derived), {
      code: derived.code,
      derivedFrom: nodeId,
      input: 35,
      lop: 7,
    });
  }
}

beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  world = await makeWorld(server);
  await makeMeasures();
});
afterAll(() => server?.close());

const valueOf = new Map<number, string>();
const saidOf = (group: readonly DisaggregationDimension[], key: string): Record<string, string> => {
  if (valueOf.size === 0)
    for (const { items } of types.values()) for (const [value, id] of Object.entries(items)) valueOf.set(id, value);
  return Object.fromEntries(leafItems(key).map((id, i) => [group[i] as string, valueOf.get(id) as string]));
};

/** Every value of every indicator that is not what a count by hand says. */
async function wrong(): Promise<string[]> {
  const rows = await plainRows(db(), PROJECT_PROGRAMME);
  const computed = await computedOf(db(), PROJECT_PROGRAMME, null);
  const lines: string[] = [];
  for (const measure of measures) {
    const mine = computed.filter(({ nodeId }) => nodeId === measure.nodeId);
    const told = (what: string, kept: number | null, counted: number) => {
      if (kept !== counted) lines.push(`${measure.counts} ${measure.nodeId} ${what}: kept ${kept}, counted ${counted}`);
    };
    for (const period of mine) {
      told(period.firstDay, period.value, countPlainly(rows, measure, period.firstDay, {}));
      if (period.tookPart !== null)
        told(`${period.firstDay} took part`, period.tookPart, tookPartPlainly(rows, measure, period.firstDay));
      for (const [key, value] of Object.entries(period.leaves)) {
        const group = measure.groups.find(
          (one) =>
            one.length === leafItems(key).length &&
            one.every((dimension, i) =>
              Object.values(types.get(dimension)?.items ?? {}).includes(leafItems(key)[i] as number),
            ),
        );
        const said = saidOf(group ?? [], key);
        told(`${period.firstDay} ${JSON.stringify(said)}`, value, countPlainly(rows, measure, period.firstDay, said));
      }
    }
    // Nothing is counted in periods that are not there.
    const first = mine[0]?.firstDay ?? '9999';
    told(
      'before its first period',
      0,
      countPlainly(rows, { ...measure, isLatest: true }, `${first.slice(0, -1)}0`, {}),
    );
  }
  return lines;
}

async function agree(programme: Programme, when: string): Promise<void> {
  // From the rows that registries keep, and from nothing but what was sent and decided.
  const recounted = await recount(db(), PROJECT_PROGRAMME);
  const lines = [...(await wrong()), ...recounted.differences.map(lineOf)];
  expect([recounted.waiting, recounted.figures > 0]).toEqual([0, true]);
  expect(lines, `seed ${programme.seed}, ${when}:\n${programme.steps.join('\n')}\n${lines.join('\n')}`).toEqual([]);
}

it(
  `computed values are what a count by hand and a recount from the records say, after each of ${STEPS} changes of ${PROGRAMMES} programmes`,
  async () => {
    for (let seed = SEED; seed < SEED + PROGRAMMES; seed++) {
      const programme = await newProgramme(world, seed);
      await recountIndicators(server.context, PROJECT_PROGRAMME);
      await agree(programme, 'at the beginning');
      for (let n = 1; n <= STEPS; n++) {
        await step(programme);
        // Another programme of a sub-activity is not told of: it is counted by night.
        const isTold = !/sub-activity/.test(programme.steps.at(-1) ?? '');
        await (isTold ? refreshIndicators : recountIndicators)(server.context, PROJECT_PROGRAMME);
        await agree(programme, `after step ${n}`);
      }
    }
  },
  NO_HURRY,
);
