import { fiscalYearLabel } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import type { PlanField } from '#db/tables/workplans.ts';
import { type Problem, problem } from '#problem/problem.ts';
import { type PlanCellRow, type PlanPlace, type PlanRow, planRows, planYearRows } from './plan.queries.ts';
import { fillPlan, type NewChange, writeCells, writeChanges, writeRows } from './save.queries.ts';

/** One number of a plan as it is to be. */
export interface Edit {
  subActivityId: number;
  /** 0: of the whole project. */
  year: number;
  field: PlanField;
  value: number | null;
}
export interface EditedBy {
  userId: number;
  reason: string | null;
  source: string | null;
  /** By a call that has no place for a reason and a source of what was before the records. */
  isStated?: boolean;
}

const WHOLE = ['quantity', 'cumulative', 'progress'] as const satisfies PlanField[];
const isWhole = (field: PlanField): field is (typeof WHOLE)[number] => (WHOLE as readonly string[]).includes(field);

const NOTHING: Omit<PlanCellRow, 'year'> = {
  id: null,
  target: null,
  agreed: null,
  opening: null,
  openingReason: null,
  openingSource: null,
  recorded: 0,
  waiting: 0,
};
export const cellOf = (row: PlanRow, year: number): PlanCellRow =>
  row.cells.find((cell) => cell.year === year) ?? { year, ...NOTHING };
const valueOf = (row: PlanRow, { year, field }: Edit): number | null =>
  isWhole(field) ? row[field] : cellOf(row, year)[field as 'target' | 'opening'];

/** Why a change is not made; undefined: it may be. */
function refusal(change: NewChange, states: ReadonlyMap<number, string>, by: EditedBy): Problem | undefined {
  if (isWhole(change.field)) return undefined;
  const state = states.get(change.year);
  if (!state) return problem('workplan.year-unknown', { year: fiscalYearLabel(change.year) });
  if (change.field === 'target')
    return state === 'agreed' && !by.reason ? problem('workplan.reason-needed') : undefined;
  if (change.after === null || by.isStated) return undefined;
  if (!by.reason) return problem('workplan.reason-needed');
  return by.source ? undefined : problem('workplan.source-needed');
}

/** What is to be written: each touched row and cell as it will be. */
function written(rows: ReadonlyMap<number, PlanRow>, changes: readonly NewChange[], by: EditedBy) {
  const whole = new Map<number, PlanRow>();
  const cells = new Map<string, PlanCellRow & { subActivityId: number }>();
  for (const { subActivityId, year, field, after } of changes) {
    const row = rows.get(subActivityId) as PlanRow;
    if (isWhole(field)) whole.set(subActivityId, { ...(whole.get(subActivityId) ?? row), [field]: after });
    else {
      const key = `${subActivityId} ${year}`;
      const cell = cells.get(key) ?? { subActivityId, ...cellOf(row, year) };
      const why =
        field === 'opening'
          ? { openingReason: after === null ? null : by.reason, openingSource: after === null ? null : by.source }
          : {};
      cells.set(key, { ...cell, [field]: after, ...why });
    }
  }
  return { rows: [...whole.values()], cells: [...cells.values()] };
}

/** Of several edits of one number the last one counts. */
const lastOfEach = (edits: readonly Edit[]): Edit[] => [
  ...new Map(edits.map((edit) => [`${edit.subActivityId} ${edit.year} ${edit.field}`, edit])).values(),
];

/** Makes a plan what it is to be: all of it or nothing. The plan is held by whoever calls; answers what was changed. */
export async function applyEdits(
  db: Db,
  place: PlanPlace,
  edits: readonly Edit[],
  by: EditedBy,
): Promise<NewChange[] | Problem> {
  const rows = new Map((await planRows(db, place)).map((row) => [row.subActivityId, row]));
  const states = new Map((await planYearRows(db, place)).map(({ year, state }) => [year, state]));
  const changes: NewChange[] = [];
  for (const edit of lastOfEach(edits)) {
    const row = rows.get(edit.subActivityId);
    if (!row) return problem('record.not-found');
    const { value, ...at } = edit;
    const before = valueOf(row, edit);
    if (before !== value) changes.push({ ...at, before, after: value });
  }
  for (const change of changes) {
    const refused = refusal(change, states, by);
    if (refused) return refused;
  }
  await fillPlan(db, place);
  if (changes.length === 0) return changes;
  const after = written(rows, changes, by);
  await writeRows(db, place, after.rows);
  await writeCells(db, place, after.cells);
  await writeChanges(db, place, by, changes);
  return changes;
}
