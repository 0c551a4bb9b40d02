import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { Sight } from '../sight/sight.ts';
import { groupSeen } from '../sight/sight.queries.ts';

export interface HeldGroup {
  formId: number;
  instance: string;
  name: string;
  code: string | null;
  memberCount: number;
}

/** Held, so that nobody joins it meanwhile. */
export async function holdGroup(db: Db, sight: Sight, id: string): Promise<HeldGroup | undefined> {
  const { rows } = await sql<HeldGroup>`
    select form_id as "formId", instance_id as instance, name, code, member_count as "memberCount" from farmer_group r
    where ${groupSeen(sight)} and id = ${id} for no key update`.execute(db);
  return rows[0];
}
