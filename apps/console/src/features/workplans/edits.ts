import { openingOfStated } from '@msurvey/domain';
import type { CellChange } from '@msurvey/ui';
import type { PlanEdits, PlanView } from '@msurvey/contract';
import { QUANTITY } from '~/features/workplans/columns.ts';
import { cellOf } from '~/features/workplans/plan-rows.ts';

type Cell = PlanEdits['cells'][number];

const COLUMN = /^(target|done)-(\d{4})$/;

/** What was typed, as it is saved: of an achievement only what goes beyond the records. */
export function editsOf(plan: PlanView, changes: readonly CellChange[]): PlanEdits {
  const rows: PlanEdits['rows'] = [];
  const cells = new Map<string, Cell>();
  const byId = new Map(plan.rows.map((row) => [row.subActivityId, row]));
  for (const { rowId, columnId, value } of changes) {
    const subActivityId = Number(rowId);
    const row = byId.get(subActivityId);
    const amount = typeof value === 'number' ? value : null;
    if (!row) continue;
    if (columnId === QUANTITY) rows.push({ subActivityId, quantity: amount });
    const [, kind, first] = COLUMN.exec(columnId) ?? [];
    if (!kind) continue;
    const year = Number(first);
    const key = `${subActivityId} ${year}`;
    const cell: Cell = cells.get(key) ?? { subActivityId, year };
    if (kind === 'target') cell.target = amount;
    else cell.opening = openingOfStated(amount, cellOf(row, year)?.recorded ?? 0);
    cells.set(key, cell);
  }
  return { rows, cells: [...cells.values()] };
}

/** What has to be said before it can be saved. */
export function needsOf(plan: PlanView, edits: PlanEdits): { reason: boolean; source: boolean } {
  const agreed = new Set(plan.years.filter(({ state }) => state === 'agreed').map(({ year }) => year));
  const byId = new Map(plan.rows.map((row) => [row.subActivityId, row]));
  const source = edits.cells.some(({ opening }) => opening !== undefined && opening !== null);
  const revised = edits.cells.some(
    ({ subActivityId, year, target }) =>
      target !== undefined &&
      agreed.has(year) &&
      target !== (cellOf(byId.get(subActivityId) ?? null, year)?.target ?? null),
  );
  return { reason: source || revised, source };
}
