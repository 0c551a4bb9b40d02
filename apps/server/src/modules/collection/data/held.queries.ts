import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';

/** A form with more records than these is judged by its newest ones: whoever replaces a form waits for the answer. */
const LOOKED_AT = 200_000;

/** Of a definition, over all projects: how many records hold an answer at each path. Paths without the root. */
export async function countHeld(
  db: Db,
  xformId: number,
  paths: readonly { path: string; repeats: readonly string[] }[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ path: string; n: number }>`
    with looked as materialized (
      select s.answers from form f
        cross join lateral (select s.answers from submission s where s.project_id = f.project_id and s.form_id = f.id
          and s.deleted_at is null order by s.received_at desc, s.id desc limit ${LOOKED_AT}) s
      where f.xform_id = ${xformId} limit ${LOOKED_AT}),
    asked as (select * from unnest(${paths.map((p) => p.path)}::text[], ${paths.map((p) => p.repeats[0] ?? p.path)}::text[]) as a (path, outermost))
    -- Inside a repeat: some item has the path as a key, which no value can look like.
    select a.path, count(*) filter (where case when a.path = a.outermost then l.answers ? a.path
      else strpos((l.answers -> a.outermost)::text, to_json(a.path)::text || ':') > 0 end)::int as n
    from asked a left join looked l on true group by a.path`.execute(db);
  return new Map(rows.map((row) => [row.path, row.n]));
}

export async function countByVersion(db: Db, xformId: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ version: number; n: number }>`
    select s.version, count(*)::int as n from form f
      join submission s on s.project_id = f.project_id and s.form_id = f.id and s.deleted_at is null
    where f.xform_id = ${xformId} and s.version is not null group by s.version`.execute(db);
  return new Map(rows.map((row) => [row.version, row.n]));
}
