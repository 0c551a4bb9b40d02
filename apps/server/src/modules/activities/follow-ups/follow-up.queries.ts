import type { FollowUpKind, WorkState } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { Sight } from '#modules/registry/index.ts';
import { APPROVED_FOLLOW_UPS } from './approved.queries.ts';
import { activitySeen } from '../sight.queries.ts';
import { followedAs, isFollowable } from '../work-type.queries.ts';

export interface FollowUpListRow {
  id: number;
  instanceId: string;
  formId: number;
  xformId: number;
  kind: FollowUpKind;
  state: 'received' | 'approved' | 'rejected';
  heldOn: string | null;
  produced: number | null;
  sold: number | null;
  income: number | null;
  latitude: number | null;
  longitude: number | null;
  accuracy: number | null;
  workState: WorkState | null;
  author: string;
  receivedAt: Date;
}

/** A plot is harvested some times and a structure visited some times; nobody reads more. */
const MOST = 200;

/** By the day of the harvest or visit, the newest first; those within reach. */
export async function followUpsOf(db: Db, sight: Sight, followedId: number): Promise<FollowUpListRow[]> {
  const { rows } = await sql<FollowUpListRow>`
    select w.id, w.instance_id as "instanceId", w.form_id as "formId", f.xform_id as "xformId", w.kind, w.state,
      w.held_on as "heldOn", w.produced::float8 as produced, w.sold::float8 as sold, w.income::float8 as income,
      w.latitude, w.longitude, w.accuracy, w.work_state as "workState",
      trim(u.first_name || ' ' || u.last_name) as author, w.received_at as "receivedAt"
    from follow_up w join form f on f.project_id = w.project_id and f.id = w.form_id join app_user u on u.id = w.user_id
    join activity a on a.project_id = w.project_id and a.id = w.id
    where w.project_id = ${sight.projectId} and w.followed_id = ${followedId} and ${activitySeen(sight)}
    order by w.held_on desc nulls last, w.id desc limit ${MOST}`.execute(db);
  return rows;
}

export interface FollowedRow {
  /** A demonstration or a structure; null: nothing is found later of it. */
  followedAs: 'demonstration' | 'infrastructure' | null;
  isArchived: boolean;
  followedInstance: string | null;
  followedName: string | null;
  ownProduction: number | null;
  production: number | null;
  latitude: number | null;
  longitude: number | null;
  accuracy: number | null;
  workState: WorkState | null;
}

/** What a record and its approved follow-ups come to. */
export async function followedRow(db: Db, projectId: number, id: number): Promise<FollowedRow | undefined> {
  const { rows } = await sql<FollowedRow>`
    select case when ${isFollowable('a')} then ${followedAs('a')} end as "followedAs", p.is_archived as "isArchived", d.instance_id as "followedInstance", d.name as "followedName",
      a.own_produced::float8 as "ownProduction", a.produced::float8 as production,
      coalesce(spot.latitude, a.latitude) as latitude, coalesce(spot.longitude, a.longitude) as longitude,
      case when spot.latitude is null then a.accuracy else spot.accuracy end as accuracy,
      coalesce(stage.work_state, a.work_state) as "workState"
    from activity a join project p on p.id = a.project_id
    left join follow_up f on f.project_id = a.project_id and f.id = a.id
    left join activity d on d.project_id = f.project_id and d.id = f.followed_id
    ${APPROVED_FOLLOW_UPS}
    where a.project_id = ${projectId} and a.id = ${id}`.execute(db);
  return rows[0];
}
