import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';

export interface KnownOrganization {
  id: number;
  name: string;
  shortName: string;
  isActive: boolean;
  roles: { id: number; name: string }[];
}

/** What a file of users is checked against, in two statements however many rows it has. */
export async function organizationsWithRoles(db: Db): Promise<KnownOrganization[]> {
  const { rows } = await sql<KnownOrganization>`
    select o.id, o.name, o.short_name as "shortName", o.is_active as "isActive",
      coalesce((select json_agg(json_build_object('id', r.id, 'name', r.name) order by lower(r.name)) from role r
        where r.organization_id = o.id), '[]') as roles
    from organization o order by lower(o.name)`.execute(db);
  return rows;
}

export async function takenNames(
  db: Db,
  usernames: readonly string[],
  emails: readonly string[],
): Promise<{ usernames: Set<string>; emails: Set<string> }> {
  const { rows } = await sql<{ kind: 'username' | 'email'; text: string }>`
    select 'username' as kind, lower(username) as text from app_user where lower(username) = any(${[...usernames]}::text[])
    union all select 'email', lower(email) from app_user where lower(email) = any(${[...emails]}::text[])`.execute(db);
  const of = (kind: 'username' | 'email') => new Set(rows.filter((row) => row.kind === kind).map((row) => row.text));
  return { usernames: of('username'), emails: of('email') };
}
