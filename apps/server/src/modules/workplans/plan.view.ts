import type { PlanChange, PlanView } from '@msurvey/contract';
import type { PlanChangeRow } from './change.queries.ts';
import type { PlanAgency, PlanRow, PlanYearRow } from './plan.queries.ts';

const rowView = ({ id: _, cumulative, progress, cells, ...row }: PlanRow): PlanView['rows'][number] => ({
  ...row,
  stated: { cumulative, progress },
  cells: cells.map(({ id: _id, ...cell }) => cell),
});

export const planView = (
  { number, code, name }: PlanAgency,
  version: number,
  years: readonly PlanYearRow[],
  rows: readonly PlanRow[],
): PlanView => ({
  agency: number,
  code,
  name,
  version,
  years: years.map(({ agreedAt, ...year }) => ({ ...year, agreedAt: agreedAt?.toISOString() ?? null })),
  rows: rows.map(rowView),
});

export const changeView = ({ at, ...change }: PlanChangeRow): PlanChange => ({ ...change, at: at.toISOString() });
