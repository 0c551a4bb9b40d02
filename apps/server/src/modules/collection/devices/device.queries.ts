import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';

export interface DeviceRow {
  id: number;
  userId: number;
  label: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export async function insertDevice(db: Db, userId: number, label: string, hash: Buffer): Promise<DeviceRow> {
  const { rows } = await sql<DeviceRow>`
    insert into device_token (user_id, label, token_hash) values (${userId}, ${label}, ${hash})
    returning id, user_id as "userId", label, created_at as "createdAt", last_used_at as "lastUsedAt"`.execute(db);
  return rows[0] as DeviceRow;
}

export async function devicesOf(db: Db, userId: number): Promise<DeviceRow[]> {
  const { rows } = await sql<DeviceRow>`
    select id, user_id as "userId", label, created_at as "createdAt", last_used_at as "lastUsedAt" from device_token
    where user_id = ${userId} and revoked_at is null order by id desc limit 200`.execute(db);
  return rows;
}

/** With a lock on the person, so that two that are made at once are both counted. */
export async function countDevices(db: Db, userId: number): Promise<number> {
  await sql`select 1 from app_user where id = ${userId} for no key update`.execute(db);
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from device_token where user_id = ${userId} and revoked_at is null`.execute(db);
  return rows[0]?.n ?? 0;
}

export interface DeviceOwner {
  userId: number;
  label: string;
  organizationId: number;
  isSuperUser: boolean;
  roleNames: string[];
}

/** A key that is still valid, with whose it is. */
export async function openDevice(db: Db, id: number): Promise<DeviceOwner | undefined> {
  const { rows } = await sql<DeviceOwner>`
    select d.user_id as "userId", d.label, u.organization_id as "organizationId", u.is_super_user as "isSuperUser",
      coalesce((select json_agg(r.name) from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id), '[]') as "roleNames"
    from device_token d join app_user u on u.id = d.user_id
    where d.id = ${id} and d.revoked_at is null for no key update of d`.execute(db);
  return rows[0];
}

export async function organizationOf(db: Db, userId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select organization_id as id from app_user where id = ${userId}`.execute(db);
  return rows[0]?.id;
}

export async function revokeDevice(db: Db, id: number): Promise<void> {
  await sql`update device_token set revoked_at = now() where id = ${id} and revoked_at is null`.execute(db);
}

export interface KeyHolder {
  deviceTokenId: number;
  userId: number;
  name: string;
  organizationId: number;
  isActive: boolean;
}

export async function holderOf(db: Db, hash: Buffer): Promise<KeyHolder | undefined> {
  const { rows } = await sql<KeyHolder>`
    select d.id as "deviceTokenId", u.id as "userId", u.first_name || ' ' || u.last_name as name,
      u.organization_id as "organizationId", (u.status = 'active' and o.is_active) as "isActive"
    from device_token d join app_user u on u.id = d.user_id join organization o on o.id = u.organization_id
    where d.token_hash = ${hash} and d.revoked_at is null`.execute(db);
  return rows[0];
}

/** Once in a while is enough: who looks at it wants to know whether a phone is still in use. */
export async function noteUse(db: Db, id: number): Promise<void> {
  await sql`update device_token set last_used_at = now()
    where id = ${id} and (last_used_at is null or last_used_at < now() - interval '5 minutes')`.execute(db);
}
