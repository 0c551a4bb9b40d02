import type { ReportAggregate, ReportRow, ReportYearData } from '@msurvey/contract';
import {
  aggregatedBy,
  countsByNode,
  forecastOf,
  type Language,
  leafItems,
  leafKeys,
  midTermOf,
  NO_COUNTS,
  reachedIn,
  shownValue,
  type TrackCounts,
  type YearData,
  yearsOf,
  yearsOfAggregated,
} from '@msurvey/domain';
import { levelName, nodeTitle } from '#modules/logframe/index.ts';
import { attributesOf } from '../computed/counted-work.ts';
import type { TypeRow } from '../disaggregation/type.queries.ts';
import { itemLabel } from '../find-indicator.ts';
import type { Numbers } from '../numbers/load.ts';
import type { NumberedNode } from '../numbers/stored.queries.ts';
import { choiceName } from '../settings/setting.view.ts';
import type { ReportRead } from './read-report.ts';

interface Leaf {
  key: string;
  name: string;
  baseline: number | null;
  attributes: ReportAggregate['attributes'];
}

/** The leaves of an indicator, group by group, as its tables are headed. */
function leavesOf(numbers: Numbers, types: ReadonlyMap<number, TypeRow>, language: Language): Leaf[] {
  return numbers.setting.groups.flatMap((ids) => {
    const group = ids.flatMap((id) => types.get(id) ?? []);
    return leafKeys(group).map((key): Leaf => {
      const items = leafItems(key);
      const names = items.flatMap((id, i) => {
        const item = group[i]?.items.find((one) => one.id === id);
        return item ? [itemLabel(item, language)] : [];
      });
      const [only] = items;
      return {
        key,
        name: names.join(' · '),
        // Baselines are kept by item; of crossed items nobody has said one.
        baseline: items.length === 1 && only !== undefined ? (numbers.baselineItems[String(only)] ?? null) : null,
        attributes: numbers.counts ? attributesOf(numbers.counts.count, group, items) : null,
      };
    });
  });
}

const sumIn = (numbers: Numbers, year: { first: string; last: string }): number | null => {
  const reached = reachedIn(numbers.waiting, numbers.how, year);
  return reached && shownValue(numbers.how.kind, reached.total);
};
/** What the product counts in a year in which something else is stated. */
function computedIn(numbers: Numbers, year: { first: string; last: string }): number | null {
  const isStated = numbers.overridden.some(({ period }) => year.first <= period.first && period.last <= year.last);
  return isStated ? (reachedIn(numbers.computed, numbers.how, year)?.total.value ?? null) : null;
}

const nothingBeside = { waiting: null, computed: null };

function aggregatesOf(numbers: Numbers, read: ReportRead, language: Language, withLeaves: boolean): ReportAggregate[] {
  const { years, today, progress } = read;
  const leaves = withLeaves ? leavesOf(numbers, read.types, language) : [];
  const found =
    numbers.source === 'aggregated'
      ? {
          total: yearsOfAggregated(progress.partsOf(numbers), numbers.targets, years, today),
          leaves: [] as YearData[][],
        }
      : yearsOf(
          numbers,
          years,
          today,
          leaves.map(({ key }) => key),
        );
  const { setting, lop } = numbers;
  const total: ReportAggregate = {
    key: '',
    name: '',
    attributes: numbers.counts ? [] : null,
    data: {
      baseline: setting.baselineValue,
      midTerm: midTermOf(lop, setting.midTermFactor),
      target: lop,
      yearData: years.map(
        (year, i): ReportYearData => ({
          year: year.year,
          ...(found.total[i] as YearData),
          waiting: numbers.source === 'aggregated' ? null : sumIn(numbers, year),
          computed: computedIn(numbers, year),
        }),
      ),
    },
  };
  return [
    total,
    ...found.leaves.map((cells, at): ReportAggregate => {
      const { baseline, ...leaf } = leaves[at] as Leaf;
      return {
        ...leaf,
        data: {
          baseline,
          midTerm: null,
          target: null,
          yearData: cells.map((cell, i) => ({ year: years[i]?.year ?? 0, ...cell, ...nothingBeside })),
        },
      };
    }),
  ];
}

function mainData(
  node: NumberedNode,
  read: ReportRead,
  language: Language,
  withLeaves: boolean,
): ReportRow['mainData'][number] {
  const numbers = read.numbers.get(node.id) as Numbers;
  const { how, source, setting, counts } = numbers;
  const unit = setting.uomId === null ? undefined : read.units.get(setting.uomId);
  const isAggregated = source === 'aggregated';
  const parts = isAggregated ? aggregatedBy(read.progress.partsOf(numbers), read.today) : null;
  const aggregateInfo = aggregatesOf(numbers, read, language, withLeaves);
  return {
    indicator: {
      id: node.id,
      code: node.code,
      title: nodeTitle(node, language),
      unit: unit ? choiceName(unit, language) : null,
      kind: isAggregated ? 'percentage' : how.kind,
      mode: isAggregated ? 'latest' : how.mode,
      source,
      isAggregatedIndicator: node.isAggregated,
      hasLeaves: !isAggregated && setting.groups.some((group) => group.length > 0),
      counts:
        counts && source !== 'aggregated' ? { count: counts.count, subActivityIds: [...counts.subActivityIds] } : null,
      progress: read.progress.progressOf({ projectId: read.projectId, nodeId: node.id }, read.today),
      track: read.tracks.get(node.id) ?? 'no-data',
      forecast: isAggregated ? null : forecastOf(how, aggregateInfo[0]?.data.yearData ?? []),
      missing: (parts?.missing ?? []).map((at) => read.partNames(numbers.parts[at])),
      weights: parts?.weights ?? null,
    },
    aggregateInfo,
  };
}

const sum = (counts: readonly TrackCounts[]): TrackCounts =>
  counts.reduce(
    (all, one) => ({
      onTrack: all.onTrack + one.onTrack,
      behind: all.behind + one.behind,
      noData: all.noData + one.noData,
    }),
    NO_COUNTS,
  );

/** A row for each node that is no indicator, with the indicators right beneath it; levels in the order of the tree. */
export function reportRows(
  read: ReportRead,
  language: Language,
  withLeaves: boolean,
): { rows: ReportRow[]; counts: TrackCounts } {
  const levelOf = new Map(read.levels.map((level) => [level.id, level]));
  const isIndicator = new Set(read.indicators.map(({ id }) => id));
  const counts = countsByNode(read.nodes, read.tracks);
  const beneath = new Map<number | null, NumberedNode[]>();
  for (const node of read.nodes) beneath.set(node.parent, [...(beneath.get(node.parent) ?? []), node]);
  const rows: ReportRow[] = [];
  const walk = (node: NumberedNode, depth: number): void => {
    const level = levelOf.get(node.level);
    const children = beneath.get(node.id) ?? [];
    rows.push({
      id: node.id,
      parent: node.parent,
      depth,
      hierarchy: level ? levelName(level, language) : '',
      color: level?.color ?? '',
      code: node.code,
      name: nodeTitle(node, language),
      counts: counts.get(node.id) ?? NO_COUNTS,
      mainData: (isIndicator.has(node.id) ? [node] : children.filter(({ id }) => isIndicator.has(id))).map((one) =>
        mainData(one, read, language, withLeaves),
      ),
    });
    for (const child of children) if (!isIndicator.has(child.id)) walk(child, depth + 1);
  };
  const roots = beneath.get(null) ?? [];
  for (const root of roots) walk(root, 0);
  return { rows, counts: sum(roots.map(({ id }) => counts.get(id) ?? NO_COUNTS)) };
}
