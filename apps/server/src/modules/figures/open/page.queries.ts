import { type RawBuilder, sql } from 'kysely';
import { limitTo, type Page } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';
import type { OpenedList } from './lists.queries.ts';

type Sql = RawBuilder<unknown>;

/** As the indexes have it: where nothing can be blank, they say nothing of blanks. */
const latestFirst = ({ order }: OpenedList, of: (one: OpenedList['order'][number]) => Sql): Sql =>
  sql.join(order.map((one) => sql`${of(one)} desc${one.mayBeBlank ? sql` nulls last` : sql``}`));

export async function countOpened(db: Db, { table, where, counted = where }: OpenedList): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${table} where ${counted}`.execute(db);
  return rows[0]?.n ?? 0;
}

const named = ({ order }: OpenedList): Sql =>
  sql.join(order.map(({ column, name }) => sql`${column} as ${sql.ref(name)}`));
const byName = (list: OpenedList): Sql => latestFirst(list, ({ name }) => sql.ref(name) as Sql);

/** An index serves the order, so that no more is read than the page is deep. */
export async function pageOf(db: Db, list: OpenedList, slice: Page, found: Sql = sql`true`): Promise<number[]> {
  const walked = { ...list, ...list.walked };
  const { rows } = await sql<{ id: number }>`
    select ${walked.id} as id from ${walked.table} where ${walked.where} and ${found}
    order by ${latestFirst(walked, ({ column }) => column)} ${limitTo(slice)}`.execute(db);
  return rows.map((row) => row.id);
}

/** All of them are found, then sorted: short where few live in the place. */
export async function gatheredPage(db: Db, list: OpenedList, slice: Page): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with found as materialized (select ${named(list)} from ${list.table} where ${list.where})
    select id from found order by ${byName(list)} ${limitTo(slice)}`.execute(db);
  return rows.map((row) => row.id);
}

/** What is found, up to a bound and one more, and a page of it. */
export async function foundUpTo(
  db: Db,
  list: OpenedList,
  found: Sql,
  slice: Page,
  bound: number,
): Promise<{ found: number; ids: number[] }> {
  const { rows } = await sql<{ found: number; ids: number[] }>`
    with found as materialized (
      select ${named(list)} from ${list.table} where ${list.where} and ${found} limit ${bound + 1})
    select (select count(*)::int from found) as found,
      array(select id from found order by ${byName(list)}
        ${limitTo(slice)})::float8[] as ids`.execute(db);
  return rows[0] ?? { found: 0, ids: [] };
}
