import { type Permission, splitPermission } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';

/** Nobody asks more people than these. */
const MOST = 3;

const holds = (permission: Permission) => {
  const { module, action } = splitPermission(permission);
  return sql`exists (select 1 from user_role h join module_action_role m on m.role_id = h.role_id
    where h.user_id = u.id and m.module = ${module} and m.action = ${action} and m.permission)`;
};

/** Nobody gives what they do not have: those who change switches in this organisation and hold the permission themselves. */
export async function permissionGivers(
  db: Db,
  organizationId: number,
  permission: Permission,
): Promise<{ organization: string; names: string[] }> {
  const { rows } = await sql<{ organization: string; names: string[] }>`
    select o.name as organization, array(
      select trim(u.first_name || ' ' || u.last_name) from app_user u
      where u.organization_id = o.id and u.status = 'active'
        and (u.is_super_user or (${holds('Access Control/Edit')} and ${holds(permission)}))
      order by u.is_super_user, u.id limit ${MOST}) as names
    from organization o where o.id = ${organizationId}`.execute(db);
  return rows[0] ?? { organization: '', names: [] };
}
