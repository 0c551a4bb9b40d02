import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { ListLabel, ListReader } from '#modules/forms/index.ts';
import { MOST_LISTED, offeredTo, withId } from '#modules/registry/index.ts';
import { followedAs, isFollowable } from '../work-type.queries.ts';

export interface FollowedItem {
  id: number;
  kind: 'demonstration' | 'infrastructure';
  name: string | null;
  heldOn: string | null;
  person: string | null;
  upazilaId: number | null;
  unionId: number | null;
}

/** The newest first. A name as a person reads it: what, whose, when. */
async function followedWhere(db: Db, projectId: number, which: RawBuilder<unknown>): Promise<FollowedItem[]> {
  const { rows } = await sql<FollowedItem>`
    select r.id, ${followedAs('r')} as kind, r.name, r.held_on as "heldOn", coalesce(k.name, p.name) as person,
      r.upazila_id as "upazilaId", r.union_id as "unionId"
    from (select r.* from activity r where r.project_id = ${projectId}
        and ${isFollowable('r')} and ${which}
      order by r.id desc limit ${MOST_LISTED}) r
    left join activity_participant p on p.project_id = r.project_id and p.activity_id = r.id and p.position = 1
    left join member k on k.project_id = p.project_id and k.id = p.member_id
    order by r.id desc`.execute(db);
  return rows;
}

/** What follow-ups are recorded about: of the reader's sites, and what they sent themselves. */
export async function followedItems(db: Db, reader: ListReader): Promise<FollowedItem[]> {
  const { isNear, isTheirs } = await offeredTo(db, reader, (ids) => sql`r.programme_id = any(${ids}::int[])`);
  const isOffered = sql`(${isNear} or r.user_id = ${reader.userId}) and ${isTheirs} and r.state <> 'rejected'`;
  return followedWhere(db, reader.projectId, isOffered);
}

export const followedWithIds = (db: Db, projectId: number, ids: readonly number[]): Promise<FollowedItem[]> =>
  followedWhere(db, projectId, withId(ids));

/** Also of those that were rejected since. */
export async function followedLabels(db: Db, projectId: number, ids: readonly number[]): Promise<ListLabel[]> {
  const { rows } = await sql<ListLabel>`
    select r.id, json_build_object('en', concat_ws(' · ', r.name, r.held_on), 'bn', null, 'fr', null, 'ro', null,
      'zh', null) as label
    from activity r where r.project_id = ${projectId} and r.id = any(${[...ids]}::bigint[])
      and ${isFollowable('r')}`.execute(db);
  return rows;
}
