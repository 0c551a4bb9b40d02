import { ALL_PERMISSIONS, splitPermission } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { countHeads } from '#modules/access/index.ts';

/** One at a time: of two who open the one-time link together, the second finds the first one's account. */
export async function lockSetUp(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('msurvey setup'))`.execute(db);
}

/** Somebody who can sign in here, now or once approved: accounts of a demonstration that is switched off do not count. */
export async function hasUsers(db: Db, { demonstration }: { demonstration: boolean }): Promise<boolean> {
  const { rows } = await sql`select 1 from app_user where not is_demonstration or ${demonstration} limit 1`.execute(db);
  return rows.length > 0;
}

export interface FirstPerson {
  organization: string;
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  passwordHash: string;
}

/** The first organisation, its admin role with every switch on, and the super-administrator who holds it. */
export async function insertFirstPerson(db: Db, p: FirstPerson): Promise<{ userId: number; organizationId: number }> {
  const switches = ALL_PERMISSIONS.map(splitPermission);
  const { rows } = await sql<{ userId: number; organizationId: number }>`
    with o as (insert into organization (name, short_name) values (${p.organization}, ${p.organization.slice(0, 20)}) returning id),
    r as (insert into role (organization_id, name) select id, 'admin' from o returning id),
    x as (insert into role_reach (role_id, records, people) select id, 'all', 'all' from r),
    m as (insert into module_action_role (role_id, module, action, permission)
      select r.id, s.module, s.action, true
      from r, unnest(${switches.map((s) => s.module)}::text[], ${switches.map((s) => s.action)}::text[]) as s(module, action)),
    u as (insert into app_user (organization_id, username, email, password_hash, first_name, last_name, status, is_super_user)
      select id, ${p.username}, ${p.email}, ${p.passwordHash}, ${p.firstName}, ${p.lastName}, 'active', true from o returning id),
    ur as (insert into user_role (user_id, role_id, position) select u.id, r.id, 0 from u, r)
    select u.id as "userId", o.id as "organizationId" from u, o`.execute(db);
  const made = rows[0];
  if (!made) throw new Error('the first account was not created');
  await countHeads(db, { userIds: [made.userId], sign: 1 });
  return made;
}
