import type { Language } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { countHeads, recounted } from '#modules/access/index.ts';

export async function organizationsToJoin(db: Db): Promise<{ id: number; name: string }[]> {
  return db.selectFrom('organization').select(['id', 'name']).where('is_active', '=', true).orderBy('name').execute();
}

/** The names of an organisation that one can sign up to. */
export async function openOrganization(db: Db, id: number): Promise<string[] | undefined> {
  const { rows } = await sql<{ name: string; shortName: string }>`
    select name, short_name as "shortName" from organization where id = ${id} and is_active`.execute(db);
  return rows[0] && [rows[0].name, rows[0].shortName];
}

export async function isUserNameTaken(db: Db, username: string): Promise<boolean> {
  const { rows } = await sql`select 1 from app_user where lower(username) = lower(${username})`.execute(db);
  return rows.length > 0;
}

export interface PendingUser {
  organizationId: number;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  passwordHash: string;
}

/** Nothing is inserted, and nothing fails, when the user name or the e-mail address exists. */
export async function insertPendingUser(db: Db, u: PendingUser): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into app_user (organization_id, username, email, password_hash, first_name, last_name, phone, status)
    values (${u.organizationId}, ${u.username}, ${u.email}, ${u.passwordHash}, ${u.firstName}, ${u.lastName}, ${u.phone}, 'pending')
    on conflict do nothing returning id`.execute(db);
  const id = rows[0]?.id;
  if (id !== undefined) await countHeads(db, { userIds: [id], sign: 1 });
  return id;
}

/** Pending → verified; false when the account is something else by now. */
export async function markVerified(db: Db, userId: number): Promise<boolean> {
  let found = false;
  await recounted(db, userId, async () => {
    const { rows } =
      await sql`update app_user set status = 'verified' where id = ${userId} and status = 'pending' returning 1`.execute(
        db,
      );
    found = rows.length > 0;
  });
  return found;
}

export interface Approver {
  id: number;
  name: string;
  email: string | null;
  /** Null before the first sign-in. */
  language: Language | null;
}

/** Active people of the organisation with User/Edit; where there are none the super-users, or nobody would ever know. */
export async function approversOf(db: Db, organizationId: number): Promise<Approver[]> {
  const { rows } = await sql<Approver>`
    with own as (
      select u.id from app_user u
      where u.organization_id = ${organizationId} and u.status = 'active' and exists (
        select 1 from user_role ur join module_action_role m on m.role_id = ur.role_id
        where ur.user_id = u.id and m.module = 'User' and m.action = 'Edit' and m.permission))
    select u.id, u.first_name || ' ' || u.last_name as name, u.email, u.language from app_user u
    where u.id in (select id from own)
      or (not exists (select 1 from own) and u.is_super_user and u.status = 'active')
    order by u.id`.execute(db);
  return rows;
}
