import {
  type Amount,
  type DataCollectionType,
  type DataEntryType,
  fiscalYearFrom,
  type IndicatorCount,
  type IndicatorFrequency,
  type IndicatorType,
  leafKeys,
  periodLabel,
  PROJECT_PROGRAMME,
  type ProgressRelation,
} from '@msurvey/domain';
import type { Db } from '../db/tables.ts';
import { indicatorsChanged, NO_SETTING, type SettingState } from '../modules/indicators/index.ts';
import { CONTRIBUTING, DISAGGREGATION_TYPES, INDICATORS } from './content/indicators.ts';
import { hasIndicators, insertDisaggregation, insertIndicators, nodesThatAre, unitIds } from './indicators.queries.ts';

interface DemoType {
  id: number;
  name: string;
  nameBn: string;
  dimension: string | null;
  /** Share of each item in SACP and in RAINS. */
  items: { id: number; code: string; label: string; labelBn: string; value: string | null; share: (number | null)[] }[];
}
type Result = null | number | [number, number] | [number, string, string];
interface DemoIndicator {
  id: number;
  unit: string;
  frequency: IndicatorFrequency;
  type: IndicatorType;
  entry: DataEntryType;
  relation: ProgressRelation;
  since: string | null;
  baseline: number | null;
  midTerm: number | null;
  lop: number | null;
  targets: (number | null)[];
  groups: number[][];
  source: string;
  sourceBn: string;
  collects: DataCollectionType[];
  baselineItems?: Record<string, number>;
  works?: number[];
  counts?: IndicatorCount | null;
  derived?: {
    indicator: number | null;
    works: number[];
    counts: IndicatorCount | null;
    input: number;
    note: string;
    inputs: (number | null)[];
  };
  results?: Result[];
  /** Of one programme alone: its shares split the results. */
  share?: 'Sacp' | 'Rains';
}

const FIRST_YEAR = 2018;
const parsed = <T>(text: string): T[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

function yearAt(at: number) {
  const period = fiscalYearFrom(FIRST_YEAR + at);
  return { period: periodLabel(period), first: period.first, last: period.last };
}

const settingOf = (one: DemoIndicator, units: ReadonlyMap<string, number>): SettingState => ({
  ...NO_SETTING,
  uomId: units.get(one.unit) ?? null,
  frequency: one.frequency,
  indicatorType: one.type,
  dataEntryType: one.entry,
  relation: one.relation,
  baselineTime: one.since,
  baselineValue: one.baseline,
  midTermFactor: one.midTerm,
  dataSource: one.source,
  dataSourceBn: one.sourceBn,
  collectionTypes: one.collects,
  subActivities: one.works ?? [],
  counts: one.counts ?? null,
  isDerived: one.derived !== undefined,
  derivedIndicator: one.derived?.indicator ?? null,
  derivedSubActivities: one.derived?.works ?? [],
  derivedCounts: one.derived?.counts ?? null,
  derivedInput: one.derived?.input ?? 1,
  groups: one.groups,
});

/** Whole parts by shares, the largest remainders one larger: their sum is the total exactly. */
function split(total: number, shares: readonly number[]): number[] {
  const exact = shares.map((share) => total * share);
  const parts = exact.map(Math.floor);
  const order = exact.map((value, i) => [value - (parts[i] as number), i] as const).sort(([a], [b]) => b - a);
  const left = Math.max(0, Math.round(total) - parts.reduce((sum, part) => sum + part, 0));
  for (const [, i] of order.slice(0, left)) parts[i] = (parts[i] as number) + 1;
  return parts;
}

type Types = ReadonlyMap<number, DemoType>;
/** The leaves of a result: counts, numerators and denominators are split, percentages are not. */
function leavesOf(one: DemoIndicator, total: Amount, types: Types): Record<string, Amount> {
  if (!one.share || one.type === 'Percentage' || one.type === 'Qualitative' || total.value === null) return {};
  const at = one.share === 'Sacp' ? 0 : 1;
  const leaves: Record<string, Amount> = {};
  for (const ids of one.groups) {
    const group = ids.flatMap((id) => types.get(id) ?? []);
    const shares = group.reduce<number[]>(
      (found, { items }) => found.flatMap((share) => items.map((item) => share * (item.share[at] ?? 0))),
      [1],
    );
    const values = split(total.value, shares);
    const denominators = total.denominator === null ? null : split(total.denominator, shares);
    leafKeys(group).forEach((key, i) => {
      leaves[key] = { value: values[i] ?? null, denominator: denominators?.[i] ?? null };
    });
  }
  return leaves;
}

interface DemoValue {
  nodeId: number;
  period: string;
  first: string;
  last: string;
  value: number | null;
  denominator: number | null;
  text: string | null;
  textBn: string | null;
  input: number | null;
  leaves: Record<string, Amount>;
  comment: string | null;
}
/** What was reported for closed years: results, or the input of a derived indicator. */
function valuesOf(one: DemoIndicator, types: Types): DemoValue[] {
  const blank = { value: null, denominator: null, text: null, textBn: null, input: null, leaves: {}, comment: null };
  const results = (one.results ?? []).flatMap((result, at): DemoValue[] => {
    if (result === null) return [];
    const row = { nodeId: one.id, ...yearAt(at), ...blank };
    if (typeof result === 'number') {
      const leaves = leavesOf(one, { value: result, denominator: null }, types);
      return [{ ...row, value: result, leaves }];
    }
    const [value, second, textBn] = result;
    if (typeof second === 'string') return [{ ...row, value, text: second, textBn: textBn ?? null }];
    return [{ ...row, value, denominator: second, leaves: leavesOf(one, { value, denominator: second }, types) }];
  });
  const inputs = (one.derived?.inputs ?? []).flatMap((input, at): DemoValue[] =>
    input === null ? [] : [{ nodeId: one.id, ...yearAt(at), ...blank, input, comment: one.derived?.note ?? null }],
  );
  return [...results, ...inputs];
}

const targetsOf = (one: DemoIndicator) =>
  one.targets.flatMap((value, at) => (value === null ? [] : [{ nodeId: one.id, ...yearAt(at), value }]));

const partsOf = (known: ReadonlySet<number>) =>
  CONTRIBUTING.trim()
    .split('\n')
    .map((line, i) => {
      const [nodeId, project, part, weight] = line.split('|').map(Number) as [number, number, number, number];
      return { id: i + 1, nodeId, project, part, weight };
    })
    .filter(({ nodeId, part }) => known.has(nodeId) && known.has(part));

/** Settings, targets and results of the programme's indicators, as if they had been reported year by year. */
export async function loadIndicators(db: Db): Promise<void> {
  if (await hasIndicators(db, PROJECT_PROGRAMME)) return;
  const types = parsed<DemoType>(DISAGGREGATION_TYPES);
  const byId = new Map(types.map((type) => [type.id, type]));
  const units = await unitIds(db);
  const all = parsed<DemoIndicator>(INDICATORS);
  const known = await nodesThatAre(
    db,
    PROJECT_PROGRAMME,
    all.map(({ id }) => id),
  );
  const here = all.filter(({ id }) => known.has(id));
  if (here.length === 0) return;
  await insertDisaggregation(
    db,
    PROJECT_PROGRAMME,
    types,
    types.flatMap(({ id, items }) => items.map((item) => ({ ...item, type: id }))),
  );
  const settings = here.map((one) => ({ nodeId: one.id, ...settingOf(one, units) }));
  const targets = here.flatMap(targetsOf);
  const values = here.flatMap((one) => valuesOf(one, byId));
  const withValues = new Set(values.map(({ nodeId }) => nodeId));
  const kept = { period: '' };
  await insertIndicators(db, PROJECT_PROGRAMME, {
    settings,
    targets,
    values,
    sets: here.map(({ id, lop, baselineItems = {} }) => ({
      nodeId: id,
      lop,
      hasValues: withValues.has(id),
      items: baselineItems,
    })),
    history: [
      ...settings.map(({ nodeId, ...state }) => ({ ...kept, nodeId, kind: 'setting', state })),
      ...here.map((one) => ({
        ...kept,
        nodeId: one.id,
        kind: 'target',
        state: {
          lopValue: one.lop,
          targets: targetsOf(one).map(({ nodeId: _, ...row }) => ({ ...row, text: null, leaves: {} })),
        },
      })),
      ...values.map(({ nodeId, period, first: _, last: __, textBn: ___, ...said }) => ({
        nodeId,
        kind: 'value',
        period,
        state: { ...said, reason: null, state: 'accepted' },
      })),
    ],
    parts: partsOf(known),
  });
  await indicatorsChanged(db, PROJECT_PROGRAMME, [...known]);
}
