import { sql } from 'kysely';
import { all } from '../db/paging.queries.ts';
import { anySum, measuresOf, refs, type Sql, tableOf } from './parts.queries.ts';
import type { AnyTally, Tally } from './tally.ts';

const sumOf = ({ measures }: Tally, name: string): Sql =>
  sql`coalesce(sum(${sql.ref(`t.${name}`)}), 0)::${sql.raw(measures[name]?.type ?? 'int')}`;

/** One number, as a column of any statement: the sum over the rows `t` of a tally. */
export const total = <K extends string, M extends string>(tally: Tally<K, M>, measure: M, where: readonly Sql[]): Sql =>
  sql`(select ${sumOf(tally as Tally, measure)} from ${tableOf(tally)} t where ${all([...where])})`;

/** A line for each value of some columns of the key; values of which nothing is left are not among them. */
export function sums<K extends string, M extends string>(
  tally: Tally<K, M>,
  by: readonly K[],
  where: readonly Sql[],
  names: readonly M[] = Object.keys(tally.measures) as M[],
): Sql {
  return sql`select ${refs(by, 't')}, ${sql.join(names.map((name) => sql`${sumOf(tally as Tally, name)} as ${sql.ref(name)}`))}
    from ${tableOf(tally)} t where ${all([...where])} group by ${refs(by, 't')} having ${anySum(names, 't')}`;
}

/** All measures of rows `t`. One piece of text: dashboards ask for dozens, and putting them together took longer than reading. */
const amountTexts = new WeakMap<AnyTally, Sql>();
export function amounts(tally: AnyTally): Sql {
  const known =
    amountTexts.get(tally) ??
    sql.raw(
      measuresOf(tally)
        .map((name) => `coalesce(sum(t."${name}"), 0)::float8 as "${name}"`)
        .join(', '),
    );
  amountTexts.set(tally, known);
  return known;
}
