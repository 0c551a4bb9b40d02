import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { AFTER } from './name-key.ts';

/**
 * Ids by what was typed (folded), best first: the whole name, then names that begin with it, then names with a word that
 * does; of these the higher level first. Each level is read on its own along the index and only as far as needed, so a
 * single letter costs as little as a whole name, however many units there are.
 */
export async function searchUnits(
  db: Db,
  asked: { key: string; typeId: number | null; limit: number },
): Promise<number[]> {
  const { key, typeId, limit } = asked;
  // Several spellings of a unit may begin alike.
  const perLevel = limit * 3;
  const { rows } = await sql<{ id: number }>`
    select w.unit_id as id
    from geo_type t cross join (values (true), (false)) s(starts_name)
    cross join lateral (
      select g.unit_id, g.key from geo_word g
      where g.type_id = t.id and g.starts_name = s.starts_name and g.key >= ${key} and g.key < ${key + AFTER}
      order by g.key, g.unit_id limit ${perLevel}) w
    where ${typeId === null ? sql`true` : sql`t.id = ${typeId}`}
    group by w.unit_id
    order by min(case when w.key = ${key} and s.starts_name then 0 when s.starts_name then 1 else 2 end),
      min(t.depth), min(w.key), w.unit_id
    limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

export async function depthsOf(db: Db, unitIds: readonly number[]): Promise<{ id: number; depth: number }[]> {
  if (unitIds.length === 0) return [];
  const { rows } = await sql<{ id: number; depth: number }>`
    select u.id, t.depth from geo_unit u join geo_type t on t.id = u.type_id
    where u.id = any(${[...unitIds]}::int[])`.execute(db);
  return rows;
}
