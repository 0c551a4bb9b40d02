import { type RawBuilder, sql } from 'kysely';
import { limitTo, type Page } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';
import { userNamed } from '#modules/access/index.ts';

/** A user as a team shows them: nothing of the account but the names. */
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

/** Conditions on the user `u`. */
export function ofUser(choice: UserChoice): RawBuilder<unknown>[] {
  const conditions = [];
  if (choice.orgId !== 0) conditions.push(sql`u.organization_id = ${choice.orgId}`);
  if (choice.username) conditions.push(userNamed(choice.username));
  return conditions;
}

/** Conditions on their roles. */
export const ofRoles = ({ roleIds }: UserChoice): RawBuilder<unknown>[] =>
  roleIds
    ? [sql`exists (select 1 from user_role ur where ur.user_id = u.id and ur.role_id = any(${roleIds}::int[]))`]
    : [];

/** The very expression of app_user_name_idx. */
const ORDER = sql`lower(u.first_name || ' ' || u.last_name), u.id`;

const COLUMNS = sql`u.id as "userId", u.username, u.first_name as "firstName", u.last_name as "lastName", o.name as "orgName",
  (select r.name from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id
    order by ur.position limit 1) as "roleName"`;
const CUT = sql`u.id, u.username, u.first_name, u.last_name, u.organization_id`;

/** One page of `source` (from … where … of users `u`), cut first: roles are looked up for its rows only. */
export async function teamRows(db: Db, source: RawBuilder<unknown>, page: Page): Promise<TeamRow[]> {
  const { rows } = await sql<TeamRow>`
    select ${COLUMNS} from (select ${CUT} ${source} order by ${ORDER} ${limitTo(page)}) u
    join organization o on o.id = u.organization_id order by ${ORDER}`.execute(db);
  return rows;
}

/** How many `source` gives, and the ids of the first of them in no order. */
export async function countAndFirst(
  db: Db,
  source: RawBuilder<unknown>,
  most: number,
): Promise<{ count: number; first: number[] }> {
  const { rows } = await sql<{ count: number; first: number[] }>`
    select count(*)::int as count, coalesce((array_agg(u.id))[1:${most}::int], '{}') as first ${source}`.execute(db);
  return rows[0] ?? { count: 0, first: [] };
}

/** How many `source` gives: for a name, which no kept count knows. */
export async function countRows(db: Db, source: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n ${source}`.execute(db);
  return rows[0]?.n ?? 0;
}
