import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { isFollowable } from '../work-type.queries.ts';
import type { CheckedActivity } from './checked-activity.ts';

export interface KnownActivity extends CheckedActivity {
  missingFiles: number;
}

/** Activities as they are written, in the shape that checks look at. */
export async function knownActivities(db: Db, projectId: number, ids: readonly number[]): Promise<KnownActivity[]> {
  const { rows } = await sql<KnownActivity>`
    select a.project_id as "projectId", a.id, a.user_id as "userId", a.received_at as "receivedAt",
      a.sub_activity_id as "subActivityId", a.held_on as "heldOn", a.ended_on as "endedOn",
      coalesce(a.union_id, a.upazila_id, a.district_id, a.division_id) as "unionId",
      a.latitude, a.longitude, a.accuracy, a.stated_count as "statedCount", a.member_count as "memberCount",
      a.quantity::float8 as quantity, a.photos, coalesce(b.questions, '{}') as questions, s.missing_files as "missingFiles",
      case when a.kind in ('production', 'position') then jsonb_build_object('isKnown', exists (
        select 1 from follow_up w join activity d on d.project_id = w.project_id and d.id = w.followed_id
        where w.project_id = a.project_id and w.id = a.id and ${isFollowable('d')}
          and d.state <> 'rejected')) end as "followUp",
      coalesce((select jsonb_agg(p.member_id order by p.position) from activity_participant p
        where p.project_id = a.project_id and p.activity_id = a.id), '[]') as participants
    from activity a
    join submission s on s.project_id = a.project_id and s.form_id = a.form_id and s.id = a.id
    left join form_binding b on b.project_id = a.project_id and b.form_id = a.form_id
    where a.project_id = ${projectId} and a.id = any(${[...ids]}::bigint[])`.execute(db);
  return rows;
}
