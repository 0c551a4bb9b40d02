import { codeKey, type Language, isIndicatorLevel, levelNameKey, problemText } from '@msurvey/domain';
import type { Sheet } from '@msurvey/xlsform';
import { filled } from '#texts/texts.ts';
import type { LevelRow } from '../levels/level.queries.ts';
import { levelName } from '../levels/structure.view.ts';
import { type ActivityState, activityState, changedFields, type NodeState, nodeState } from '../nodes/node-state.ts';
import type { Listed } from '../nodes/many-nodes.queries.ts';
import type { ActivityRow, NodeRow } from '../nodes/node.queries.ts';
import { isInSight, type LogframeSight } from '../sight.ts';
import { RowReader } from './read-cells.ts';
import { headingsOf, type RowFault } from './read-sheet.ts';
import { word } from './sheet-words.ts';

export interface PlannedNode {
  /** Null: it is not there yet. */
  was: NodeRow | null;
  parent: PlannedNode | null;
  level: LevelRow;
  state: NodeState | ActivityState;
  isChanged: boolean;
  depth: number;
}

export interface Standing {
  levels: readonly LevelRow[];
  nodes: readonly NodeRow[];
  activities: ReadonlyMap<number, ActivityRow>;
  listed: readonly Listed[];
  sight: LogframeSight;
  /** The nodes that whoever sends the sheet can see; null: all of them. */
  seen: ReadonlySet<number> | null;
  language: Language;
}

const placeOf = (parentId: number | null, code: string) => `${parentId ?? 0}/${codeKey(code)}`;

/**
 * A tree out of a sheet. Each row stands beneath the last row above it that is of the level over its own; what is there
 * already under the same code is changed, everything else is added, and what the sheet does not name stays as it is.
 */
export function planImport(sheet: Sheet, standing: Standing): { planned: PlannedNode[]; faults: RowFault[] } {
  const { headings, faults } = headingsOf(sheet, standing.language);
  // Without a column every row would repeat the same complaint.
  if (faults.length > 0) return { planned: [], faults };
  const planner = new Planner(standing);
  for (const row of sheet.rows) planner.take(new RowReader(headings, row, standing.language, planner.faults));
  return { planned: planner.planned, faults: planner.faults };
}

class Planner {
  readonly faults: RowFault[] = [];
  readonly planned: PlannedNode[] = [];
  private readonly levels = new Map<string, LevelRow>();
  private readonly depths = new Map<number, number>();
  private readonly there: ReadonlyMap<string, NodeRow>;
  /** The rows that still stand open, by their depth. */
  private open: (PlannedNode | null)[] = [];
  private readonly taken = new Map<PlannedNode | null, Set<string>>();

  constructor(private readonly on: Standing) {
    for (const level of on.levels) {
      this.levels.set(levelNameKey(level.name), level);
      if (level.nameBn) this.levels.set(levelNameKey(level.nameBn), level);
      // Levels come from the top.
      this.depths.set(level.id, level.parent === null ? 0 : (this.depths.get(level.parent) ?? 0) + 1);
    }
    this.there = new Map(on.nodes.map((node) => [placeOf(node.parent, node.code), node]));
  }

  take(cells: RowReader): void {
    const { language } = this.on;
    const type = cells.needed('type');
    const level = this.levels.get(levelNameKey(type));
    const [code, name] = [cells.needed('code'), cells.needed('name')];
    if (!level) {
      if (type) cells.fault('type', { message: filled(word('noLevel', language), { name: type }) });
      return;
    }
    const depth = this.depths.get(level.id) ?? 0;
    const parent = depth === 0 ? null : this.open[depth - 1];
    this.open = this.open.slice(0, depth);
    if (parent === undefined || (parent && parent.level.id !== level.parent)) {
      const above = this.on.levels.find(({ id }) => id === level.parent);
      const message = filled(word('noParent', language), { type: above ? levelName(above, language) : '' });
      cells.fault('type', { message });
      return;
    }
    const was = this.whatIsThere(cells, parent, level, code);
    const state = level.isActivity ? this.activity(cells, was, code, name) : this.node(cells, level, was, code, name);
    const isChanged = was !== null && changedFields(this.stateOf(was), state).length > 0;
    this.checkSight(cells, { was, parent, isChanged, programmes: state.lf_projectName });
    const planned: PlannedNode = { was, parent, level, state, isChanged, depth };
    this.planned.push(planned);
    this.open[depth] = planned;
  }

  /** The node that this row speaks of, if it is there; a code stands once beneath a parent. */
  private whatIsThere(cells: RowReader, parent: PlannedNode | null, level: LevelRow, code: string): NodeRow | null {
    const { language, levels, seen } = this.on;
    const taken = this.taken.get(parent) ?? new Set();
    this.taken.set(parent, taken);
    if (code !== '' && taken.has(codeKey(code)))
      cells.fault('code', { message: problemText(language, 'logframe.code-taken') });
    taken.add(codeKey(code));
    if (parent && !parent.was) return null;
    const was = this.there.get(placeOf(parent?.was?.id ?? null, code));
    if (!was) return null;
    if (was.level !== level.id) {
      const is = levels.find(({ id }) => id === was.level);
      const values = { code, type: is ? levelName(is, language) : '' };
      cells.fault('code', { message: filled(word('otherLevel', language), values) });
      return null;
    }
    if (seen && !seen.has(was.id)) cells.fault('code', { message: problemText(language, 'logframe.code-taken') });
    return was;
  }

  /** What is of another programme may be named, to say what stands beneath it; it stays as it is, and gets nothing new. */
  private checkSight(
    cells: RowReader,
    one: Pick<PlannedNode, 'was' | 'parent' | 'isChanged'> & { programmes: readonly string[] },
  ): void {
    const isOurs = (programmes: readonly string[]) => isInSight(this.on.sight, programmes);
    const isTheirs = one.was !== null && !isOurs(one.was.programmes);
    if (isTheirs ? one.isChanged : !isOurs(one.programmes)) cells.fault('programmes', 'notAllowed');
    if (!one.was && one.parent?.was && !isOurs(one.parent.was.programmes)) cells.fault('type', 'notAllowed');
  }

  private stateOf(was: NodeRow): NodeState | ActivityState {
    const activity = this.on.activities.get(was.id);
    return activity ? activityState(was, activity) : nodeState(was);
  }

  private node(cells: RowReader, level: LevelRow, was: NodeRow | null, code: string, name: string): NodeState {
    const isIndicator = isIndicatorLevel(this.on.levels, level);
    return {
      lf_node: name,
      lf_nodeBn: cells.ifThere('nameBn', was?.titleBn ?? null, () => cells.text('nameBn') || null),
      lf_node_code: code,
      lf_aggregatedIndicator:
        isIndicator && cells.ifThere('aggregated', was?.isAggregated ?? false, () => cells.yesNo('aggregated')),
      lf_projectName: cells.ifThere('programmes', was?.programmes ?? [], cells.programmes),
      sdgList: level.isSdgBased ? cells.ifThere('sdgs', was?.sdgs ?? [], cells.sdgs) : [],
    };
  }

  private activity(cells: RowReader, was: NodeRow | null, code: string, name: string): ActivityState {
    const { listed } = this.on;
    const before = was ? this.on.activities.get(was.id) : undefined;
    const start_date = cells.ifThere('start', before?.startDate ?? null, () => cells.day('start'));
    const end_date = cells.ifThere('end', before?.endDate ?? null, () => cells.day('end'));
    if (start_date && end_date && end_date < start_date) cells.fault('end', 'invalid');
    const kept = <T>(column: 'activityType' | 'crossCutting' | 'measure', value: T | undefined, read: () => T): T =>
      value !== undefined && !cells.has(column) ? value : read();
    const implementation = kept('measure', before?.implementation, () => cells.measure());
    return {
      name,
      nameBn: cells.ifThere('nameBn', was?.titleBn ?? null, () => cells.text('nameBn') || null),
      code,
      lf_projectName: cells.ifThere('programmes', was?.programmes ?? [], cells.programmes),
      description: cells.ifThere('description', before?.description ?? null, () => cells.text('description') || null),
      dateRange: { start_date, end_date },
      activityType: kept('activityType', before?.activityType, () =>
        cells.listed('activityType', 'activity-type', listed),
      ),
      crossCutting: kept('crossCutting', before?.crossCutting, () =>
        cells.listed('crossCutting', 'cross-cutting-issue', listed),
      ),
      implementation,
      // What it is followed by is no matter of the sheet; another measure counts other things.
      implementationList: { data: before?.implementation === implementation ? before.items : [] },
    };
  }
}
