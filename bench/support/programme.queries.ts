import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/db/tables.ts';

export interface Counted {
  submissions: number;
  groups: number;
  members: number;
  activities: number;
  participations: number;
}

/** What a programme's tables hold, told before they are measured. */
export async function countProgramme(db: Db, projectId: number): Promise<Counted> {
  const { rows } = await sql<Counted>`select
    (select count(*)::int from submission where project_id = ${projectId}) as submissions,
    (select count(*)::int from farmer_group where project_id = ${projectId}) as groups,
    (select count(*)::int from member where project_id = ${projectId}) as members,
    (select count(*)::int from activity where project_id = ${projectId}) as activities,
    (select count(*)::int from activity_participant where project_id = ${projectId}) as participations`.execute(db);
  return rows[0] as Counted;
}
