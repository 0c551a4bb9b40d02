import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import { HEADS } from '../modules/access/index.ts';
import { rebuildTally } from '../tally/keep.queries.ts';

const SUBJECTS = ['Canal', 'Pond', 'Seed', 'Market', 'Nutrition', 'Training', 'Storage', 'Char land', 'খাল', 'বীজ'];

/**
 * Many projects with small teams in two statements; project n is always the same project. Those of `everywhere` are in
 * the team of each.
 */
export async function insertManyProjects(
  db: Db,
  many: { count: number; teamSize: number; everywhere: number[] },
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with p as (
      insert into project (name, description, start_date, end_date, is_archived, partner, created_at)
      select (${SUBJECTS}::text[])[1 + n % ${SUBJECTS.length}::int] || ' project ' || n, 'Made to measure lists',
        date '2018-07-01' + n % 2500, date '2026-07-01' + n % 2500, n % 10 = 0, '{DAE,BADC}',
        timestamptz '2024-01-01' + n * interval '1 hour'
      from generate_series(1, ${many.count}::int) n on conflict do nothing returning id),
    u as (select array_agg(id order by id) as ids, count(*)::int as n from app_user where status = 'active'),
    team as (
      insert into project_member (project_id, user_id)
      select p.id, u.ids[1 + (p.id::bigint * 7919 + k * 104729) % u.n] from p, u, generate_series(1, ${many.teamSize}::int) k
      union select p.id, everyone from p, unnest(${many.everywhere}::int[]) everyone
      on conflict do nothing returning 1)
    select count(*)::int as n from p`.execute(db);
  await rebuildTally(db, HEADS);
  return rows[0]?.n ?? 0;
}
