import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';

export const PLAIN = `select id, name, parent_id as "parentId", now() as at, array[id] as ids from geo_unit`;
export const ONE_NAME = 'select name from geo_unit';
export const KINDS = `
  select 1.5::numeric as decimal, '2026-01-01'::date as day, 1::bigint as large, '{}'::jsonb as json, '{}'::text[] as texts`;
export const NULLABLE = 'select parent_id as "parentId" from geo_unit';
export const NULLABLE_LEFT_OUT = `${NULLABLE} where parent_id is not null`;
export const NULLABLE_SET = 'update geo_unit set parent_id = $1 where id = $2 returning parent_id as "parentId"';
export const REFUSED = 'select name from nowhere';
const joined = (join: string) => `
  select u.id, p.name as parent from geo_unit u ${join} geo_unit p on p.id = u.parent_id where u.type_id = $1`;
export const OUTER_JOIN = joined('left join');
export const INNER_JOIN = joined('join');
export const EXPRESSION = 'select max(id) as largest from geo_unit where type_id = $1';

/** The largest of these numbers, which is null for none. */
export async function largestOf(db: Db, ids: number[]): Promise<unknown> {
  const { rows } =
    await sql`select max(id) as largest, ${ids.length}::int as n from unnest(${ids}::int[]) as id`.execute(db);
  return rows[0];
}
