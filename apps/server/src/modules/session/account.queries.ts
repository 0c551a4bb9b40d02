import type { PasswordOwner, UserStatus } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/tables.ts';

export interface AccountRow {
  id: number;
  username: string;
  name: string;
  email: string | null;
  passwordHash: string | null;
  status: UserStatus;
  organizationId: number;
  organization: string;
  organizationShortName: string;
  organizationActive: boolean;
  isDemonstration: boolean;
}

/** On whose behalf something happens that no signed-in person asks for. */
export const actorOf = ({ id, name, organizationId }: AccountRow) => ({ userId: id, name, organizationId });

/** What a new password may not be. */
export const passwordOwner = ({ username, email, organization, organizationShortName }: AccountRow): PasswordOwner => ({
  username,
  email,
  organizations: [organization, organizationShortName],
});

async function findAccount(db: Db, condition: RawBuilder<unknown>): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`
    select u.id, u.username, u.first_name || ' ' || u.last_name as name, u.email, u.password_hash as "passwordHash", u.status,
      u.organization_id as "organizationId", o.name as organization, o.short_name as "organizationShortName", o.is_active as "organizationActive", u.is_demonstration as "isDemonstration"
    from app_user u join organization o on o.id = u.organization_id
    where ${condition} limit 1`.execute(db);
  return rows[0];
}

/** A user name holds no @, so one text never means two accounts. */
export const accountByName = (db: Db, name: string): Promise<AccountRow | undefined> =>
  findAccount(db, sql`lower(u.username) = lower(${name}) or lower(u.email) = lower(${name})`);
export const accountByEmail = (db: Db, email: string): Promise<AccountRow | undefined> =>
  findAccount(db, sql`lower(u.email) = lower(${email})`);
export const accountById = (db: Db, id: number): Promise<AccountRow | undefined> => findAccount(db, sql`u.id = ${id}`);

export async function setEmail(db: Db, userId: number, email: string | null): Promise<void> {
  await sql`update app_user set email = ${email} where id = ${userId}`.execute(db);
}

export async function setPassword(db: Db, userId: number, passwordHash: string): Promise<void> {
  await sql`update app_user set password_hash = ${passwordHash} where id = ${userId}`.execute(db);
}
