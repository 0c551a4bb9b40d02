import type { UserStatus } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

export interface PrincipalRow {
  userId: number;
  username: string;
  firstName: string;
  lastName: string;
  organizationId: number;
  organizationActive: boolean;
  status: UserStatus;
  isSuperUser: boolean;
  sessionOpen: boolean;
  roles: { id: number; name: string }[];
  permissions: string[];
}

/** Who stands behind a session, with roles in order and every switch that is on, in one statement. */
export async function principalOfSession(db: Db, sessionId: string, userId: number): Promise<PrincipalRow | undefined> {
  const { rows } = await sql<PrincipalRow>`
    select u.id as "userId", u.username, u.first_name as "firstName", u.last_name as "lastName",
      u.organization_id as "organizationId", o.is_active as "organizationActive", u.status, u.is_super_user as "isSuperUser",
      (s.ended_at is null and s.expires_at > now()) as "sessionOpen",
      coalesce((select json_agg(json_build_object('id', r.id, 'name', r.name) order by ur.position)
        from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id), '[]') as roles,
      coalesce((select json_agg(distinct m.module || '/' || m.action)
        from user_role ur join module_action_role m on m.role_id = ur.role_id and m.permission where ur.user_id = u.id), '[]') as permissions
    from session s join app_user u on u.id = s.user_id join organization o on o.id = u.organization_id
    where s.id = ${sessionId} and s.user_id = ${userId}`.execute(db);
  return rows[0];
}

/** Tells every process, once the transaction commits, that users, roles, switches or sessions changed. */
export async function announceAccessChange(db: Db): Promise<void> {
  await sql`select pg_notify('msurvey_access', '')`.execute(db);
}
