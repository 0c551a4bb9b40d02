import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { inOrder, type Scope } from './scope.queries.ts';

export interface Slice {
  offset: number;
  limit: number;
}

const ID = sql`r.id`;
export const EVERYBODY = sql`true`;
const idsOf = (rows: { id: number }[]) => rows.map((row) => row.id);

/** So many of the scope, the newest first. Past the middle they are counted from the other end, so that no page is far. */
export async function slice(db: Db, scope: Scope, total: number, { offset, limit }: Slice): Promise<number[]> {
  const size = Math.min(limit, total - offset);
  if (size <= 0) return [];
  const isBack = offset > total / 2;
  const { rows } = await sql<{ id: number }>`
    select r.id from ${inOrder(scope, ID, isBack ? 'asc' : 'desc')} order by r.id ${isBack ? sql`asc` : sql`desc`}
    limit ${size} offset ${isBack ? total - offset - size : offset}`.execute(db);
  return isBack ? idsOf(rows).reverse() : idsOf(rows);
}

/**
 * Those found among so many of the newest, the newest first: these are met by the index alone, then looked at one by one.
 * `offset 0` keeps it so: left to itself the database may look up everybody who is found first, to meet them with these.
 */
export async function amongNewest(db: Db, scope: Scope, found: RawBuilder<unknown>, newest: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select r.id from (select r.id from ${inOrder(scope, ID, 'desc')} order by r.id desc limit ${newest}) n
    cross join lateral (
      select r.* from ${scope.table} r where r.project_id = ${scope.projectId} and r.id = n.id offset 0) r
    where ${found} order by r.id desc`.execute(db);
  return idsOf(rows);
}

interface Counted {
  count: number;
  ids: number[];
}

const countAndPage = async (db: Db, found: RawBuilder<unknown>, { offset, limit }: Slice): Promise<Counted> => {
  const { rows } = await sql<Counted>`
    with found as materialized (${found})
    select (select count(*)::int from found) as count,
      array(select id from found order by id desc limit ${limit} offset ${offset}) as ids`.execute(db);
  return rows[0] ?? { count: 0, ids: [] };
};

/** Whoever is in the scope is looked at: `offset 0` keeps the trigrams out of it, which would read the whole project's. */
export const lookThrough = (
  db: Db,
  { table, where }: Scope,
  found: RawBuilder<unknown>,
  slice: Slice,
): Promise<Counted> =>
  countAndPage(db, sql`select r.id from (select r.* from ${table} r where ${where} offset 0) r where ${found}`, slice);

/** All that are found, by the trigrams. */
export const lookUp = (db: Db, { table, where }: Scope, found: RawBuilder<unknown>, slice: Slice): Promise<Counted> =>
  countAndPage(db, sql`select r.id from ${table} r where ${where} and ${found}`, slice);

/** How many are found; not further than the bound and one more. */
export async function countUpTo(
  db: Db,
  { table, where }: Scope,
  found: RawBuilder<unknown>,
  bound: number,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select 1 from ${table} r where ${where} and ${found} limit ${bound + 1}) r`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}
