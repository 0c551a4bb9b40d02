import { type RawBuilder, sql } from 'kysely';
import { limitTo, type Page } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';
import { userNamed } from '#modules/access/index.ts';

/** A user as a team shows him: nothing of his account but the names. */
export interface TeamRow {
  userId: number;
  username: string;
  firstName: string;
  lastName: string;
  orgName: string;
  /** Of the primary role; null without roles. */
  roleName: string | null;
}

export interface UserChoice {
  username: string | null;
  /** Zero for any. */
  orgId: number;
  /** Null for any; people are found by every role they hold. */
  roleIds: number[] | null;
}

/** What is asked of the user `u` himself. */
export function ofUser(choice: UserChoice): RawBuilder<unknown>[] {
  const conditions = [];
  if (choice.orgId !== 0) conditions.push(sql`u.organization_id = ${choice.orgId}`);
  if (choice.username) conditions.push(userNamed(choice.username));
  return conditions;
}

/** What is asked of his roles; `user` is the column with his id. */
export const ofRoles = (choice: UserChoice, user: 'u.id' | 'm.user_id'): RawBuilder<unknown>[] =>
  choice.roleIds
    ? [
        sql`exists (select 1 from user_role ur where ur.user_id = ${sql.ref(user)} and ur.role_id = any(${choice.roleIds}::int[]))`,
      ]
    : [];

/** The very expression of app_user_name_idx. */
const ORDER = sql`lower(u.first_name || ' ' || u.last_name), u.id`;

/** One page of `source` (from … where … of users `u`), cut first: roles are looked up for its rows only. */
export async function teamRows(db: Db, source: RawBuilder<unknown>, page: Page): Promise<TeamRow[]> {
  const { rows } = await sql<TeamRow>`
    select u.id as "userId", u.username, u.first_name as "firstName", u.last_name as "lastName", o.name as "orgName",
      (select r.name from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id
        order by ur.position limit 1) as "roleName"
    from (select u.id, u.username, u.first_name, u.last_name, u.organization_id ${source} order by ${ORDER} ${limitTo(page)}) u
    join organization o on o.id = u.organization_id order by ${ORDER}`.execute(db);
  return rows;
}
