import type { Language, Principal, RoleReach, UserStatus } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { countHeads } from '../head-count/head-count.queries.ts';
import { recounted } from '../head-count/recounted.ts';
import { exceeds } from '../rank.queries.ts';

/** What is known of the person behind an account. */
export interface PersonFields {
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  location: string | null;
}

export interface UserFields extends PersonFields {
  organizationId: number;
}

export interface NewUser extends UserFields {
  username: string;
  passwordHash: string | null;
  isSuperUser: boolean;
  /** In order; the first is the primary role. */
  roles: number[];
}

export interface UserRecord extends UserFields {
  id: number;
  username: string;
  status: UserStatus;
  isSuperUser: boolean;
  /** Null before the first sign-in. */
  language: Language | null;
  roles: { id: number; name: string }[];
  roleNames: string[];
  exceeds: boolean;
}

/** Locked before it is judged, so that two administrators decide one after the other. */
export async function lockUser(db: Db, id: number, who: Principal): Promise<UserRecord | undefined> {
  const { rows } = await sql<Omit<UserRecord, 'roleNames'>>`
    select u.id, u.username, u.first_name as "firstName", u.last_name as "lastName", u.email, u.phone, u.location,
      u.organization_id as "organizationId", u.status, u.is_super_user as "isSuperUser", u.language, ${exceeds(who)} as exceeds,
      coalesce((select json_agg(json_build_object('id', r.id, 'name', r.name) order by ur.position)
        from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id), '[]') as roles
    from app_user u where u.id = ${id} for update of u`.execute(db);
  const row = rows[0];
  return row && { ...row, roleNames: row.roles.map((role) => role.name) };
}

export interface GivenRole {
  id: number;
  name: string;
  organizationId: number;
  permissions: string[];
  reaches: RoleReach[];
}

/** The roles that somebody is about to give, with what each holds. */
export async function rolesToGive(db: Db, ids: readonly number[]): Promise<GivenRole[]> {
  const { rows } = await sql<GivenRole>`
    select r.id, r.name, r.organization_id as "organizationId",
      coalesce((select json_agg(m.module || '/' || m.action) from module_action_role m where m.role_id = r.id and m.permission), '[]') as permissions,
      coalesce((select json_agg(json_build_object('roleId', x.role_id, 'projectId', x.project_id, 'records', x.records, 'people', x.people))
        from role_reach x where x.role_id = r.id), '[]') as reaches
    from role r where r.id = any(${[...ids]}::int[]) for share of r`.execute(db);
  return rows;
}

/** All users and their roles in two statements, however many; the ids in the order of the users. */
export async function insertUsers(db: Db, users: readonly NewUser[]): Promise<number[]> {
  if (users.length === 0) return [];
  const rows = users.map((u) => ({
    organization_id: u.organizationId,
    username: u.username,
    email: u.email,
    password_hash: u.passwordHash,
    first_name: u.firstName,
    last_name: u.lastName,
    phone: u.phone,
    location: u.location,
    status: 'active',
    is_super_user: u.isSuperUser,
  }));
  const inserted = await sql<{ id: number; username: string }>`
    insert into app_user (organization_id, username, email, password_hash, first_name, last_name, phone, location, status, is_super_user)
    select organization_id, username, email, password_hash, first_name, last_name, phone, location, status, is_super_user
    from json_populate_recordset(null::app_user, ${JSON.stringify(rows)}::json)
    returning id, username`.execute(db);
  const byName = new Map(inserted.rows.map((row) => [row.username, row.id]));
  const ids = users.map((u) => byName.get(u.username) as number);
  await insertUserRoles(
    db,
    users.flatMap((u, i) => u.roles.map((roleId, position) => ({ userId: ids[i] as number, roleId, position }))),
  );
  await countHeads(db, { userIds: ids, sign: 1 });
  return ids;
}

interface UserRole {
  userId: number;
  roleId: number;
  position: number;
}

async function insertUserRoles(db: Db, rows: readonly UserRole[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`insert into user_role (user_id, role_id, position)
    select * from unnest(${rows.map((r) => r.userId)}::int[], ${rows.map((r) => r.roleId)}::int[], ${rows.map((r) => r.position)}::smallint[])`.execute(
    db,
  );
}

async function updateFields(db: Db, id: number, user: UserFields): Promise<void> {
  await db
    .updateTable('app_user')
    .set({
      first_name: user.firstName,
      last_name: user.lastName,
      email: user.email,
      phone: user.phone,
      location: user.location,
      organization_id: user.organizationId,
    })
    .where('id', '=', id)
    .execute();
}

/** `moved` from one organisation to another. */
export const updateUser = (db: Db, id: number, user: UserFields, moved: boolean): Promise<void> =>
  moved ? recounted(db, id, () => updateFields(db, id, user)) : updateFields(db, id, user);

export const replaceRoles = (db: Db, userId: number, roleIds: readonly number[]): Promise<void> =>
  recounted(db, userId, async () => {
    await db.deleteFrom('user_role').where('user_id', '=', userId).execute();
    await insertUserRoles(
      db,
      roleIds.map((roleId, position) => ({ userId, roleId, position })),
    );
  });

export const setStatus = (db: Db, userId: number, status: UserStatus): Promise<void> =>
  recounted(db, userId, () => db.updateTable('app_user').set({ status }).where('id', '=', userId).execute());
