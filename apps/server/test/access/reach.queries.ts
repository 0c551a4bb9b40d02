import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';

export interface StoredReach {
  projectId: number;
  records: string;
  people: string;
}

export async function storedReach(db: Db, roleId: number): Promise<StoredReach[]> {
  const { rows } = await sql<StoredReach>`
    select project_id as "projectId", records, people from role_reach where role_id = ${roleId} order by project_id`.execute(
    db,
  );
  return rows;
}

/** Of everybody's roles, whoever they are. */
export async function narrowEverybody(db: Db, userId: number): Promise<void> {
  await sql`update role_reach set records = 'own' where role_id in (select role_id from user_role where user_id = ${userId})`.execute(
    db,
  );
}

/** How many records the collectors of an organisation sent with a form. */
export async function sentWith(db: Db, formId: number, organizationId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from submission where form_id = ${formId} and organization_id = ${organizationId}
      and deleted_at is null`.execute(db);
  return rows[0]?.n ?? 0;
}
