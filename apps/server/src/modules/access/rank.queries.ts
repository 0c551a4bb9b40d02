import { ALL_PERMISSIONS, type Principal } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { seesAll } from './access.policy.ts';

/** Switches that somebody does not hold. Those who see all may give everything, so nothing is beyond them. */
const lackedBy = (who: Principal): string[] =>
  seesAll(who) ? [] : ALL_PERMISSIONS.filter((permission) => !who.permissions.has(permission));

/** Whether the user `u` of a statement holds a switch that the caller lacks; nobody asks for a job. */
export function exceeds(who: Principal | null): RawBuilder<boolean> {
  const lacked = who ? lackedBy(who) : [];
  if (lacked.length === 0) return sql<boolean>`false`;
  return sql<boolean>`exists (select 1 from user_role x join module_action_role m on m.role_id = x.role_id and m.permission
    where x.user_id = u.id and m.module || '/' || m.action = any(${lacked}::text[]))`;
}

/**
 * Whether a role, or somebody who holds it beside another one, has a switch that the caller lacks: to turn its switches
 * would take rights from somebody who has more.
 */
export async function roleOutranks(db: Db, who: Principal, roleId: number): Promise<boolean> {
  const lacked = lackedBy(who);
  if (lacked.length === 0) return false;
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from module_action_role m
      where m.permission and m.module || '/' || m.action = any(${lacked}::text[])
        and (m.role_id = ${roleId} or m.role_id in (
          select other.role_id from user_role held join user_role other on other.user_id = held.user_id
          where held.role_id = ${roleId}))) as found`.execute(db);
  return rows[0]?.found ?? false;
}
