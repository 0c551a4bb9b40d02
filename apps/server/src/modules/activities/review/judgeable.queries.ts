import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { Sight } from '#modules/registry/index.ts';
import type { Judgeable } from '../activity.policy.ts';
import { activitySeen } from '../sight.queries.ts';

/**
 * Of these activities, what decides who may judge them: whether any revision is this person's, and which organisation
 * carries out the work of their agency. An activity that is out of reach is not among them.
 */
export async function judgeable(
  db: Db,
  sight: Sight,
  ids: readonly number[],
  userId: number,
): Promise<Map<number, Judgeable>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Judgeable & { id: number }>`
    select a.id, ag.organization_id as "agencyOrganizationId",
      exists (select 1 from submission_revision r where r.project_id = a.project_id and r.form_id = a.form_id
        and r.submission_id = a.id and r.user_id = ${userId}) as "isTouched"
    from activity a left join sub_activity sa on sa.id = a.sub_activity_id
      left join agency ag on ag.id = coalesce(a.agency_id, sa.agency_id)
    where ${activitySeen(sight)} and a.id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}
