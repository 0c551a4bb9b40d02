import { type Principal, PROJECT_PROGRAMME, type RoleReach, type UserStatus } from '@msurvey/domain';
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
  isDemonstration: boolean;
  sessionOpen: boolean;
  isInProgramme: boolean;
  readsForums: boolean;
  roles: { id: number; name: string }[];
  permissions: string[];
  reaches: RoleReach[];
}

/** What each of a person's roles reaches, as JSON; `u` is the person. */
export const REACHES = sql`coalesce((select json_agg(json_build_object('roleId', x.role_id, 'projectId', x.project_id,
  'records', x.records, 'people', x.people)) from user_role ur join role_reach x on x.role_id = ur.role_id where ur.user_id = u.id), '[]')`;

/** Who stands behind a session, with roles in order and every switch that is on, in one statement. */
export async function principalOfSession(db: Db, sessionId: string, userId: number): Promise<PrincipalRow | undefined> {
  const { rows } = await sql<PrincipalRow>`
    select u.id as "userId", u.username, u.first_name as "firstName", u.last_name as "lastName",
      u.organization_id as "organizationId", o.is_active as "organizationActive", u.status, u.is_super_user as "isSuperUser",
      u.is_demonstration as "isDemonstration",
      (s.ended_at is null and s.expires_at > now()) as "sessionOpen",
      exists (select 1 from project_member m where m.project_id = ${sql.lit(PROJECT_PROGRAMME)} and m.user_id = u.id) as "isInProgramme",
      exists (select 1 from user_role ur join forum_role fr on fr.role_id = ur.role_id and fr.can_read where ur.user_id = u.id) as "readsForums",
      coalesce((select json_agg(json_build_object('id', r.id, 'name', r.name) order by ur.position)
        from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id), '[]') as roles,
      coalesce((select json_agg(distinct m.module || '/' || m.action)
        from user_role ur join module_action_role m on m.role_id = ur.role_id and m.permission where ur.user_id = u.id), '[]') as permissions, ${REACHES} as reaches
    from session s join app_user u on u.id = s.user_id join organization o on o.id = u.organization_id
    where s.id = ${sessionId} and s.user_id = ${userId}`.execute(db);
  return rows[0];
}

/** What a person may do, for those who come without a session: phones. */
export async function principalOfUser(db: Db, userId: number): Promise<Principal> {
  const { rows } = await sql<{ isSuperUser: boolean; roleNames: string[]; permissions: string[] }>`
    select u.is_super_user as "isSuperUser",
      coalesce((select json_agg(r.name) from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id), '[]') as "roleNames",
      coalesce((select json_agg(distinct m.module || '/' || m.action)
        from user_role ur join module_action_role m on m.role_id = ur.role_id and m.permission where ur.user_id = u.id), '[]') as permissions
    from app_user u where u.id = ${userId}`.execute(db);
  const { isSuperUser = false, roleNames = [], permissions = [] } = rows[0] ?? {};
  return { isSuperUser, roleNames, permissions: new Set(permissions) };
}
