import {
  amountOf,
  type CountedWork,
  type Day,
  derivedPeriods,
  effectivePeriods,
  type Figure,
  isCounted,
  partsFirst,
  type PeriodDays,
  type PeriodValue,
  readingOf,
  type RecordSource,
  type ReportedIndicator,
  sourceOf,
  type StatedPeriod,
  type ValueSource,
} from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import { computedOf } from '../computed/computed.queries.ts';
import { countedWork } from '../computed/counted-work.ts';
import { NO_SETTING, stateOf } from '../find-indicator.ts';
import { worksOf } from '../settings/choices.queries.ts';
import { type SettingState, settingsOf } from '../settings/setting.queries.ts';
import { recordSources } from '../sources/source.queries.ts';
import { type NumberedNode, storedParts, storedSets, storedTargets, storedValues } from './stored.queries.ts';

/** An indicator with all of its numbers. */
export interface Numbers extends ReportedIndicator {
  nodeId: number;
  setting: SettingState;
  source: ValueSource;
  counts: CountedWork | null;
  /** From which records of a form it is counted. */
  records: RecordSource | null;
  baselineItems: Record<string, number>;
  /** Handed in and not accepted yet. */
  waiting: readonly PeriodValue[];
  /** Where a stated value stands in place of what is counted. */
  overridden: readonly { period: PeriodDays; computed: Figure }[];
  computed: readonly PeriodValue[];
  stated: readonly StatedPeriod[];
  parts: readonly { homeId: number; nodeId: number; weight: number }[];
}

function by<Row extends { nodeId: number }>(rows: readonly Row[]): ReadonlyMap<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.nodeId);
    if (group) group.push(row);
    else groups.set(row.nodeId, [row]);
  }
  return groups;
}
const days = ({ firstDay, lastDay }: { firstDay: Day; lastDay: Day }): PeriodDays => ({
  first: firstDay,
  last: lastDay,
});

/** The numbers of some indicators of a project, or of all: one statement for each of what is stored. */
export async function numbersOf(
  db: Db,
  projectId: number,
  nodes: readonly Pick<NumberedNode, 'id' | 'isAggregated'>[],
  { nodeIds = null, withLeaves = false }: { nodeIds?: readonly number[] | null; withLeaves?: boolean } = {},
): Promise<Map<number, Numbers>> {
  const [settings, sets, targets, values, computed, parts, sources] = await Promise.all([
    settingsOf(db, projectId, nodeIds),
    storedSets(db, projectId, nodeIds),
    storedTargets(db, projectId, nodeIds, withLeaves),
    storedValues(db, projectId, nodeIds, withLeaves),
    computedOf(db, projectId, nodeIds, withLeaves),
    storedParts(db, projectId),
    recordSources(db, projectId, nodeIds),
  ]);
  const fromForms = new Map(sources.map(({ nodeId, source }) => [nodeId, source]));
  const works = await worksOf(db, [
    ...new Set(settings.flatMap((one) => [...one.subActivities, ...one.derivedSubActivities])),
  ]);
  const known = {
    settings: new Map(settings.map((row) => [row.nodeId, stateOf(row)])),
    sets: new Map(sets.map((row) => [row.nodeId, row])),
    targets: by(targets),
    values: by(values),
    computed: by(computed),
    parts: by(parts),
    works: new Map(works.map((work) => [work.id, work])),
  };
  const found = new Map<number, Numbers>();
  const asked = nodeIds === null ? nodes : nodes.filter(({ id }) => nodeIds.includes(id));
  for (const { id, isAggregated } of asked) {
    const setting = known.settings.get(id) ?? NO_SETTING;
    const stated = (known.values.get(id) ?? []).map(
      (row): StatedPeriod => ({
        ...days(row),
        total: amountOf(row.value, row.denominator),
        leaves: row.leaves,
        state: row.state,
        reason: row.reason,
        input: row.input,
      }),
    );
    const counted = (known.computed.get(id) ?? []).map(
      (row): PeriodValue => ({
        ...days(row),
        total: amountOf(row.value, row.denominator),
        leaves: Object.fromEntries(
          Object.entries(row.leaves).map(([key, value]) => [key, amountOf(value, row.denominators[key] ?? null)]),
        ),
      }),
    );
    const set = known.sets.get(id);
    found.set(id, {
      nodeId: id,
      setting,
      source: sourceOf({ ...setting, isAggregated, hasForm: fromForms.has(id) }),
      counts: fromForms.has(id) && !setting.isDerived ? null : countedWork(setting, known.works),
      records: fromForms.get(id) ?? null,
      how: readingOf(setting.indicatorType, setting.relation),
      lop: set?.lop ?? null,
      baselineItems: set?.baselineItems ?? {},
      falls: setting.direction === 'decrease',
      from: setting.onTrackPercent,
      targets: (known.targets.get(id) ?? []).map((row) => ({
        ...days(row),
        total: amountOf(row.value),
        leaves: row.leaves,
      })),
      stated,
      computed: counted,
      waiting: stated.filter(({ state }) => state === 'submitted'),
      parts: (known.parts.get(id) ?? []).map((part) => ({
        homeId: part.partHomeId,
        nodeId: part.partNodeId,
        weight: part.weight,
      })),
      periods: [],
      overridden: [],
    });
  }
  settle(found);
  return found;
}

/** What counts of each: of derived ones when that is known of what they are derived from. */
function settle(found: Map<number, Numbers>): void {
  const from = new Map(
    [...found.values()].flatMap(({ nodeId, setting }) =>
      setting.isDerived && setting.derivedIndicator !== null ? [[nodeId, [setting.derivedIndicator]] as const] : [],
    ),
  );
  for (const id of partsFirst([...found.keys()], from)) {
    const numbers = found.get(id);
    if (!numbers) continue;
    const { setting, stated, computed, source } = numbers;
    if (source === 'derived') {
      const fetched =
        setting.derivedIndicator === null ? computed : (found.get(setting.derivedIndicator)?.periods ?? []);
      numbers.periods = derivedPeriods(
        fetched,
        stated.filter(({ state }) => isCounted(state)),
        setting.derivedInput,
      );
    } else if (source === 'mapping' || source === 'records') Object.assign(numbers, effectivePeriods(computed, stated));
    else numbers.periods = stated.filter(({ state }) => isCounted(state));
  }
}
