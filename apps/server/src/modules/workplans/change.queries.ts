import type { PlanChange } from '@msurvey/contract';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { PlanPlace } from './plan.queries.ts';

export type PlanChangeRow = Omit<PlanChange, 'at'> & { at: Date };

/** Nobody reads more of a history at a time. */
const MOST = 2000;

export interface ChangesAsked {
  since: number;
  subActivityId?: number | undefined;
  year?: number | undefined;
}

/** The latest first; a programme sees what was changed of its own sub-activities. */
export async function planChanges(db: Db, place: PlanPlace, asked: ChangesAsked): Promise<PlanChangeRow[]> {
  const { rows } = await sql<PlanChangeRow>`
    select c.version, c.changed_at as at, coalesce(u.first_name || ' ' || u.last_name, '') as by,
      c.sub_activity_id as "subActivityId", nullif(c.year, 0) as year, c.field, c.before::float8 as before,
      c.after::float8 as after, c.reason, c.source
    from work_plan_change c join sub_activity s on s.id = c.sub_activity_id left join app_user u on u.id = c.changed_by
    where c.project_id = ${place.projectId} and c.agency_id = ${place.agencyId} and c.version > ${asked.since}
      and (${place.programme}::text is null or s.programme = ${place.programme})
      and (${asked.subActivityId ?? null}::int is null or c.sub_activity_id = ${asked.subActivityId ?? null})
      and (${asked.year ?? null}::int is null or c.year = ${asked.year ?? null})
    order by c.version desc, s.position, c.sub_activity_id, c.year, c.field limit ${MOST}`.execute(db);
  return rows;
}
