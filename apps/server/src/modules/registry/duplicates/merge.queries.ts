import { sql } from 'kysely';
import type { Changing } from '#changed/changed.ts';
import type { Db } from '#db/tables.ts';
import type { Sight } from '../sight/sight.ts';
import { memberSeen } from '../sight/sight.queries.ts';

export interface Merge {
  keptId: number;
  mergedId: number;
}

/** Every merge that stands in the chains these members are part of. */
export async function mergesOf(db: Db, projectId: number, memberIds: readonly number[]): Promise<Merge[]> {
  const { rows } = await sql<Merge>`
    with recursive touched (id) as (
      select unnest(${[...memberIds]}::bigint[])
      union
      select case m.kept_id when t.id then m.merged_id else m.kept_id end from touched t
      join member_merge m on m.project_id = ${projectId} and m.undone_at is null and (m.kept_id = t.id or m.merged_id = t.id))
    select m.kept_id as "keptId", m.merged_id as "mergedId" from touched t
    join member_merge m on m.project_id = ${projectId} and m.undone_at is null and m.merged_id = t.id`.execute(db);
  return rows;
}

/**
 * Brings `merged_into` in line with the merges that stand: the last of the chain. A record that is not there any more
 * ends it; who was merged into it stands alone until it comes back. Who stood alone meanwhile may have been merged
 * otherwise, so that merges go round in a circle when it does: then the newest of them is not followed.
 */
export async function pointMerged(
  db: Changing<'member'>,
  projectId: number,
  memberIds: readonly number[],
): Promise<void> {
  await sql`
    with recursive chain (id, last, path, is_circle) as (
      select m.id, m.id, array[m.id], false from member m where m.project_id = ${projectId} and m.id = any(${[...memberIds]}::bigint[])
      union all
      select c.id, g.kept_id, c.path || g.kept_id, g.kept_id = any(c.path) from chain c
      join member_merge g on g.project_id = ${projectId} and g.undone_at is null and g.merged_id = c.last
      where not c.is_circle and exists (select 1 from member k where k.project_id = ${projectId} and k.id = g.kept_id)),
    ends as (
      select distinct on (c.id) c.id, case when not c.is_circle then c.last else (
        select g.merged_id from member_merge g where g.project_id = ${projectId} and g.undone_at is null
          and g.merged_id = any(c.path[array_position(c.path, c.last):]) order by g.id desc limit 1) end as last
      from chain c order by c.id, cardinality(c.path) desc)
    update member m set merged_into = nullif(ends.last, ends.id) from ends
    where m.project_id = ${projectId} and m.id = ends.id and m.merged_into is distinct from nullif(ends.last, ends.id)`.execute(
    db,
  );
}

export async function insertMerge(db: Db, projectId: number, merge: Merge, userId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into member_merge (project_id, kept_id, merged_id, user_id)
    values (${projectId}, ${merge.keptId}, ${merge.mergedId}, ${userId}) returning id`.execute(db);
  return rows[0]?.id as number;
}

/** Held until the commit; undefined when there is none that stands. */
export async function holdMerge(db: Db, projectId: number, mergeId: number): Promise<Merge | undefined> {
  const { rows } = await sql<Merge>`
    select kept_id as "keptId", merged_id as "mergedId" from member_merge
    where project_id = ${projectId} and id = ${mergeId} and undone_at is null for no key update`.execute(db);
  return rows[0];
}

export async function markUndone(db: Db, projectId: number, mergeId: number, userId: number): Promise<void> {
  await sql`
    update member_merge set undone_by = ${userId}, undone_at = now()
    where project_id = ${projectId} and id = ${mergeId}`.execute(db);
}

export async function insertDistinct(
  db: Db,
  projectId: number,
  pair: readonly [number, number],
  userId: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into member_distinct (project_id, first_id, second_id, user_id)
    values (${projectId}, ${pair[0]}, ${pair[1]}, ${userId}) on conflict do nothing returning 1`.execute(db);
  return rows.length > 0;
}

/** Those of them that are there and seen, with whom they are merged into; held, so that nobody else merges them meanwhile. */
export async function holdMembers(
  db: Db,
  sight: Sight,
  memberIds: readonly number[],
): Promise<{ id: number; mergedInto: number | null; instanceId: string }[]> {
  const { rows } = await sql<{ id: number; mergedInto: number | null; instanceId: string }>`
    select id, merged_into as "mergedInto", instance_id as "instanceId" from member r
    where ${memberSeen(sight)} and id = any(${[...memberIds]}::bigint[]) order by id for no key update`.execute(db);
  return rows;
}
