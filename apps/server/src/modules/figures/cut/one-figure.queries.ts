import type { CountedFigure, Cut, Span } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import { all } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';
import { ANNUAL, ofPeople, worksOfCut } from './counters.queries.ts';

/** All but unique people: those are no sums. */
export type KeptFigure = Exclude<CountedFigure, { counts: 'reach' }>;

/** The lines `t` of its tally that make a figure. */
const linesOf = (figure: KeptFigure, cut: Cut, unitIds?: readonly number[]): RawBuilder<unknown> =>
  figure.counts === 'works'
    ? sql`${worksOfCut({ ...cut, type: figure.type }, unitIds)}
        ${figure.kind === undefined ? sql`` : sql`and t.kind = ${figure.kind}`}`
    : sql`${sql.table(ANNUAL[figure.counts].table)} t where ${all(ofPeople(cut, unitIds))}`;

interface YearAmount {
  year: number;
  amount: number;
}

/** One figure in each calendar year that has any of it. */
export async function amountByYear(db: Db, figure: KeptFigure, cut: Cut, span: Span): Promise<YearAmount[]> {
  const year = figure.counts === 'works' ? sql`t.period` : sql`t.year`;
  const { rows } = await sql<YearAmount>`
    select ${year} as year, sum(${sql.ref(`t.${figure.part}`)})::float8 as amount
    from ${linesOf(figure, { ...cut, span })} group by ${year}`.execute(db);
  return rows;
}

interface UnitAmount {
  unitId: number;
  amount: number;
}

/** One figure in each of many units, and nothing else of them: for maps. Units that have none of it are not among them. */
export async function amountByUnit(
  db: Db,
  figure: KeptFigure,
  cut: Cut,
  unitIds: readonly number[],
): Promise<UnitAmount[]> {
  const sum = sql`sum(${sql.ref(`t.${figure.part}`)})`;
  const { rows } = await sql<UnitAmount>`
    select t.unit_id as "unitId", ${sum}::float8 as amount
    from ${linesOf(figure, cut, unitIds)} group by t.unit_id having ${sum} <> 0`.execute(db);
  return rows;
}
