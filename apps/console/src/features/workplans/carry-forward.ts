import type { PlanView } from '@msurvey/contract';
import { type CellChange, type CellValue, cellKey } from '@msurvey/ui';
import { targetOf } from '~/features/workplans/columns.ts';
import { cellOf } from '~/features/workplans/plan-rows.ts';

/** The targets of the year before, for whatever has none yet: what somebody set or typed stays. */
export function carriedForward(
  { rows }: PlanView,
  years: readonly number[],
  edits: ReadonlyMap<string, CellValue>,
): CellChange[] {
  return years.flatMap((year) =>
    rows.flatMap((row): CellChange[] => {
      const columnId = targetOf(year);
      const value = cellOf(row, year - 1)?.target ?? null;
      const own = cellOf(row, year)?.target ?? null;
      if (value === null || own !== null || edits.has(cellKey(row.subActivityId, columnId))) return [];
      return [{ rowId: row.subActivityId, columnId, value, before: null }];
    }),
  );
}
