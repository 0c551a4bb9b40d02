import { sql } from 'kysely';
import type { Labels } from '#db/tables/labels.ts';
import type { Db } from '#db/tables.ts';
import type { Sight } from '#modules/registry/index.ts';
import { activitySeen } from '../sight.queries.ts';

export interface HeldRecord {
  id: number;
  formId: number;
  xformId: number;
  formTitle: string;
  revision: number;
  state: 'received' | 'approved' | 'rejected';
  userId: number;
  code: string | null;
  labels: Labels | null;
  heldOn: string | null;
  instanceId: string;
  isFollowUp: boolean;
}

/**
 * Records as they stand, held until the commit in the order in which everybody holds them: what is decided is what was
 * looked at, and of two reviewers the second finds it decided.
 */
export async function holdRecords(db: Db, sight: Sight, ids: readonly number[]): Promise<HeldRecord[]> {
  const { rows } = await sql<HeldRecord>`
    with held as (
      select s.project_id, s.form_id, s.id, s.revision, s.state, s.user_id, s.instance_id, a.sub_activity_id,
        a.held_on, a.kind in ('production', 'position') as is_follow_up
      from activity a
      join submission s on s.project_id = a.project_id and s.form_id = a.form_id and s.id = a.id
      where ${activitySeen(sight)} and a.id = any(${[...ids]}::bigint[]) and s.deleted_at is null
      order by s.form_id, s.id for no key update of s)
    select h.id, h.form_id as "formId", f.xform_id as "xformId", f.title as "formTitle", h.revision, h.state, h.user_id as "userId",
      sa.code, sa.label as labels, h.held_on as "heldOn",
      h.instance_id as "instanceId", h.is_follow_up as "isFollowUp"
    from held h join form f on f.project_id = h.project_id and f.id = h.form_id
    left join sub_activity sa on sa.id = h.sub_activity_id`.execute(db);
  return rows;
}

export async function organizationName(db: Db, id: number): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from organization where id = ${id}`.execute(db);
  return rows[0]?.name ?? '';
}
