import {
  aggregatedBy,
  type Day,
  dayInDhaka,
  fiscalYearFrom,
  fiscalYearLabel,
  type IndicatorYears,
  isIndicatorLevel,
  type NodeProgramme,
  type ReportYear,
  type Track,
  trackOfAggregated,
  trackOfReported,
} from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import { isInSight, type LevelRow, type LogframeSight, levelsOf } from '#modules/logframe/index.ts';
import { countedStates } from '../computed/computed.queries.ts';
import { type TypeRow, typesOf } from '../disaggregation/type.queries.ts';
import { type Numbers, numbersOf } from '../numbers/load.ts';
import { numbersOfAll, progressIn } from '../numbers/progress.ts';
import { namesOf, type NumberedNode, numberedNodes, sourcesOf } from '../numbers/stored.queries.ts';
import { type ChoiceRow, itemsOf } from '../settings/choices.queries.ts';

export interface ReportAsked {
  sight: LogframeSight;
  /** Whose nodes; null: of both programmes. */
  programme: NodeProgramme | null;
  years: IndicatorYears;
  /** One indicator; null: all. */
  nodeId: number | null;
  withLeaves: boolean;
}

/** Everything that a report is made of. */
export interface ReportRead {
  projectId: number;
  levels: LevelRow[];
  nodes: NumberedNode[];
  indicators: NumberedNode[];
  numbers: Map<number, Numbers>;
  progress: ReturnType<typeof progressIn>;
  tracks: Map<number, Track>;
  types: ReadonlyMap<number, TypeRow>;
  units: ReadonlyMap<number, ChoiceRow>;
  years: (ReportYear & { label: string })[];
  today: Day;
  computedAt: Date | null;
  /** What a contributing indicator is called, whatever project it is of. */
  partNames: (part: Numbers['parts'][number] | undefined) => string;
}

export const reportYears = ({ from, to }: IndicatorYears): ReportRead['years'] =>
  Array.from({ length: to - from + 1 }, (_, i) => {
    const { first, last } = fiscalYearFrom(from + i);
    return { year: from + i, label: fiscalYearLabel(from + i), first, last };
  });

/** Nodes of a programme: those that name it, and those that name none. */
const isOf = (programme: NodeProgramme | null, { programmes }: NumberedNode): boolean =>
  programme === null || programmes.length === 0 || programmes.includes(programme);

/** Which indicators a report shows, and the nodes above them without which they would hang in the air. */
function shownNodes(
  all: readonly NumberedNode[],
  indicators: readonly NumberedNode[],
  isWork: (node: NumberedNode) => boolean,
) {
  const byId = new Map(all.map((node) => [node.id, node]));
  const shown = new Set<number>();
  for (const one of indicators)
    for (let at: NumberedNode | undefined = one; at && !shown.has(at.id); at = byId.get(at.parent ?? 0))
      shown.add(at.id);
  return all.filter((node) => shown.has(node.id) && !isWork(node));
}

/** A fixed number of statements, however many indicators there are. */
export async function readReport(
  db: Db,
  { sight, programme, years, nodeId, withLeaves }: ReportAsked,
): Promise<ReportRead> {
  const projectId = sight.homeId;
  const [levels, all] = await Promise.all([levelsOf(db, projectId), numberedNodes(db, projectId)]);
  const levelOf = new Map(levels.map((level) => [level.id, level]));
  const isIndicator = (node: NumberedNode) => {
    const level = levelOf.get(node.level);
    return level !== undefined && isIndicatorLevel(levels, level);
  };
  const indicators = all.filter(
    (node) =>
      isIndicator(node) &&
      isInSight(sight, node.programmes) &&
      isOf(programme, node) &&
      (nodeId === null || node.id === nodeId),
  );
  const ids = indicators.map(({ id }) => id);
  const [sources, units, states] = await Promise.all([
    sourcesOf(db, projectId, ids),
    itemsOf(db, 'unit-of-measurement'),
    countedStates(db, projectId, null),
  ]);
  const here = [...new Set([...ids, ...sources.filter((one) => one.projectId === projectId).map((one) => one.nodeId)])];
  const [numbers, elsewhere] = await Promise.all([
    numbersOf(db, projectId, all, { nodeIds: here, withLeaves }),
    numbersOfAll(
      db,
      sources.filter((one) => one.projectId !== projectId),
    ),
  ]);
  for (const [id, one] of numbers) elsewhere.set(`${projectId}.${id}`, one);
  const progress = progressIn(elsewhere);
  const today = dayInDhaka(new Date());
  const typeIds = [...new Set(ids.flatMap((id) => numbers.get(id)?.setting.groups.flat() ?? []))];
  const types = withLeaves && typeIds.length > 0 ? await typesOf(db, projectId, typeIds) : [];
  const counted = new Map(states.map((state) => [state.nodeId, state.asOf]));
  const names = await namesOf(
    db,
    indicators.flatMap(({ id }) => numbers.get(id)?.parts ?? []),
  );
  return {
    projectId,
    partNames: (part) => (part && names.get(`${part.homeId}.${part.nodeId}`)) ?? '',
    levels,
    nodes: shownNodes(all, indicators, (node) => levelOf.get(node.level)?.isActivity ?? false),
    indicators,
    numbers,
    progress,
    tracks: new Map(indicators.map(({ id }) => [id, trackOf(numbers.get(id), progress, today)])),
    types: new Map(types.map((type) => [type.id, type])),
    units: new Map(units.map((unit) => [unit.id, unit])),
    years: reportYears(years),
    today,
    // The oldest of them: what is shown is at least as new.
    computedAt: ids.reduce<Date | null>((oldest, id) => {
      const asOf = counted.get(id) ?? null;
      return asOf && (oldest === null || asOf < oldest) ? asOf : oldest;
    }, null),
  };
}

function trackOf(numbers: Numbers | undefined, progress: ReportRead['progress'], today: Day): Track {
  if (!numbers) return 'no-data';
  if (numbers.source !== 'aggregated') return trackOfReported(numbers, today);
  const { progress: reached } = aggregatedBy(progress.partsOf(numbers), today);
  return trackOfAggregated(reached, numbers.targets, { falls: numbers.falls, from: numbers.from, day: today });
}
