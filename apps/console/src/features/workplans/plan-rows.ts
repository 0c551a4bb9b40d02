import type { PlanView } from '@msurvey/contract';
import { nameOf } from '~/features/code-lists/index.ts';

export type SubActivity = PlanView['rows'][number];
export type PlanCell = SubActivity['cells'][number];

/** A line of the grid: a programme, or one of its sub-activities. */
export interface PlanLine {
  id: string | number;
  name: string;
  unit: string | null;
  /** Null: a programme. */
  plan: SubActivity | null;
  items?: PlanLine[];
}

export const cellOf = (row: SubActivity | null, year: number): PlanCell | undefined =>
  row?.cells.find((cell) => cell.year === year);

const lineOf = (plan: SubActivity): PlanLine => ({
  id: plan.subActivityId,
  name: `${plan.code} ${nameOf(plan.label)}`,
  unit: plan.unit,
  plan,
});

/** Sub-activities beneath their programmes; where there is only one programme, by themselves. */
export function linesOf(rows: readonly SubActivity[]): PlanLine[] {
  const programmes = [...new Set(rows.map(({ programme }) => programme))];
  if (programmes.length < 2) return rows.map(lineOf);
  return programmes.map((programme) => ({
    id: programme,
    name: programme,
    unit: null,
    plan: null,
    items: rows.filter((row) => row.programme === programme).map(lineOf),
  }));
}

/** Those that hold all of the words. */
export function found(rows: readonly SubActivity[], words: string): SubActivity[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ code, label }) => {
    const text = [code, ...Object.values(label)].join(' ').toLocaleLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
