import { type RawBuilder, sql } from 'kysely';
import type { Changing } from '#changed/changed.ts';
import type { Db } from '#db/tables.ts';

type Sql = RawBuilder<unknown>;

interface Plot {
  projectId: Sql;
  id: Sql;
  kind: Sql;
  type: Sql;
  /** What its own record states. */
  own: Sql;
}

/**
 * The one definition of what a demonstration yielded, kept in `activity.produced`: what its record states and its approved
 * harvests, in kg; null where neither is known.
 */
export const producedOf = ({ projectId, id, kind, type, own }: Plot): Sql => sql`case
  when ${kind} = 'demonstration' or ${type} = 'demonstration' then (select case when ${own} is not null or sum(f.produced) is not null
    then coalesce(${own}, 0) + coalesce(sum(f.produced), 0) end
    from follow_up f where f.project_id = ${projectId} and f.followed_id = ${id} and f.kind = 'production'
      and f.state = 'approved') end`;

const WRITTEN = producedOf({
  projectId: sql`a.project_id`,
  id: sql`a.id`,
  kind: sql`a.kind`,
  type: sql`a.type`,
  own: sql`a.own_produced`,
});

/** Of these plots, after their harvests changed. Whoever changes one holds the plot, so that none is forgotten. */
export async function writeProduced(
  db: Changing<'activity'>,
  projectId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update activity a set produced = ${WRITTEN}
    where a.project_id = ${projectId} and a.id = any(${[...ids]}::bigint[])
      and a.produced is distinct from ${WRITTEN}`.execute(db);
}

/** The plots whose approved harvests are among these, as it was last written. */
export async function harvestedBy(db: Db, projectId: number, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct f.followed_id as id from follow_up f
    where f.project_id = ${projectId} and f.id = any(${[...ids]}::bigint[]) and f.kind = 'production'
      and f.state = 'approved' and f.followed_id is not null order by 1`.execute(db);
  return rows.map((row) => row.id);
}

/**
 * Where follow-ups and other records are decided together: all of them and what is followed, held in one order before any is
 * written, so that two who decide about plots and harvests of each other do not both wait for ever.
 */
export async function holdWithFollowed(db: Db, projectId: number, ids: readonly number[]): Promise<void> {
  const among = sql`any(${[...ids]}::bigint[])`;
  await sql`
    with followed as materialized (
      select f.followed_id as id from follow_up f
      where f.project_id = ${projectId} and f.id = ${among} and f.followed_id is not null)
    select 1 as held from activity a where a.project_id = ${projectId} and exists (select 1 from followed)
      and (a.id = ${among} or a.id in (select id from followed)) order by a.id for no key update of a`.execute(db);
}
