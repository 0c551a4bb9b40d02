import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';

export interface HeldGroup {
  formId: number;
  instance: string;
  name: string;
  code: string | null;
  memberCount: number;
}

/** Held, so that nobody joins it meanwhile. */
export async function holdGroup(db: Db, projectId: number, id: string): Promise<HeldGroup | undefined> {
  const { rows } = await sql<HeldGroup>`
    select form_id as "formId", instance_id as instance, name, code, member_count as "memberCount" from farmer_group
    where project_id = ${projectId} and id = ${id} for no key update`.execute(db);
  return rows[0];
}
