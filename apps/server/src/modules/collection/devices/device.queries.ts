import type { Principal } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { AccountState } from '#http/closed-account.ts';
import { type Account, exceeds } from '#modules/access/index.ts';

export interface DeviceRow {
  id: number;
  userId: number;
  label: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  /** Ended with its owner's password or everywhere: the phone must be set up again. */
  mustSetUp: boolean;
}

/** Whoever gives a phone the name of one that waits has set it up again. */
export async function insertDevice(db: Db, userId: number, label: string, hash: Buffer): Promise<DeviceRow> {
  const { rows } = await sql<DeviceRow>`
    insert into device_token (user_id, label, token_hash) values (${userId}, ${label}, ${hash})
    returning id, user_id as "userId", label, created_at as "createdAt", last_used_at as "lastUsedAt", false as "mustSetUp"`.execute(
    db,
  );
  await sql`update device_token set revoked_at = clock_timestamp() from app_user u
    where u.id = ${userId} and device_token.user_id = u.id and revoked_at = u.access_ended_at and label = ${label}`.execute(
    db,
  );
  return rows[0] as DeviceRow;
}

/** With a valid key, or ended together with the account's other ways in and not set up since. */
const LISTED = sql`(d.revoked_at is null or d.revoked_at = u.access_ended_at)`;

export async function devicesOf(db: Db, userId: number): Promise<DeviceRow[]> {
  const { rows } = await sql<DeviceRow>`
    select d.id, d.user_id as "userId", d.label, d.created_at as "createdAt", d.last_used_at as "lastUsedAt",
      d.revoked_at is not null as "mustSetUp"
    from device_token d join app_user u on u.id = d.user_id
    where d.user_id = ${userId} and ${LISTED} order by "mustSetUp" desc, d.id desc limit 200`.execute(db);
  return rows;
}

/** With a lock on the person, so that two that are made at once are both counted. */
export async function countDevices(db: Db, userId: number): Promise<number> {
  await sql`select 1 from app_user where id = ${userId} for no key update`.execute(db);
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from device_token where user_id = ${userId} and revoked_at is null`.execute(db);
  return rows[0]?.n ?? 0;
}

export interface DeviceOwner extends Account {
  userId: number;
  label: string;
  organizationId: number;
}

/** A phone of somebody's list, with whose it is. */
export async function openDevice(db: Db, id: number, who: Principal): Promise<DeviceOwner | undefined> {
  const { rows } = await sql<DeviceOwner>`
    select d.user_id as "userId", d.label, u.organization_id as "organizationId", u.is_super_user as "isSuperUser",
      ${exceeds(who)} as exceeds,
      coalesce((select json_agg(r.name) from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id), '[]') as "roleNames"
    from device_token d join app_user u on u.id = d.user_id
    where d.id = ${id} and ${LISTED} for no key update of d`.execute(db);
  return rows[0];
}

export async function organizationOf(db: Db, userId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select organization_id as id from app_user where id = ${userId}`.execute(db);
  return rows[0]?.id;
}

export async function revokeDevice(db: Db, id: number): Promise<void> {
  await sql`update device_token set revoked_at = clock_timestamp() where id = ${id}`.execute(db);
}

export interface KeyHolder extends AccountState {
  deviceTokenId: number;
  userId: number;
  name: string;
  organizationId: number;
}

export async function holderOf(db: Db, hash: Buffer): Promise<KeyHolder | undefined> {
  const { rows } = await sql<KeyHolder>`
    select d.id as "deviceTokenId", u.id as "userId", u.first_name || ' ' || u.last_name as name,
      u.organization_id as "organizationId", u.status, o.is_active as "organizationActive",
      u.is_demonstration as "isDemonstration"
    from device_token d join app_user u on u.id = d.user_id join organization o on o.id = u.organization_id
    where d.token_hash = ${hash} and d.revoked_at is null`.execute(db);
  return rows[0];
}

/** Once in a while is enough: who looks at it wants to know whether a phone is still in use. */
export async function noteUse(db: Db, id: number): Promise<void> {
  await sql`update device_token set last_used_at = now()
    where id = ${id} and (last_used_at is null or last_used_at < now() - interval '5 minutes')`.execute(db);
}
