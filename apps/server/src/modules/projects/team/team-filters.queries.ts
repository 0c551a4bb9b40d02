import { sql } from 'kysely';
import { limitTo, type Page } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';
import { organizationsWithHeads } from '#modules/access/index.ts';

/** Zero for any. */
const ofOrganization = (orgId: number) => (orgId === 0 ? sql`true` : sql`r.organization_id = ${orgId}`);

/**
 * Roles are made per organisation; a team knows them by name, so those of the same name are one. Users hold roles of their
 * own organisation only.
 */
export async function rolesNamed(db: Db, name: string, orgId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select r.id from role r where lower(r.name) = lower(${name}) and ${ofOrganization(orgId)}`.execute(db);
  return rows.map((row) => row.id);
}

export async function rolesNamedLike(db: Db, roleId: number, orgId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select r.id from role r join role chosen on lower(chosen.name) = lower(r.name)
    where chosen.id = ${roleId} and ${ofOrganization(orgId)}`.execute(db);
  return rows.map((row) => row.id);
}

export interface OptionFilter extends Page {
  /** Zero for any. */
  orgId: number;
}

export async function listRoleNames(db: Db, filter: OptionFilter): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select min(r.id) as id, min(r.name) as name from role r where ${ofOrganization(filter.orgId)}
    group by lower(r.name) order by lower(r.name) ${limitTo(filter)}`.execute(db);
  return rows;
}

export async function countRoleNames(db: Db, filter: OptionFilter): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct lower(r.name))::int as n from role r where ${ofOrganization(filter.orgId)}`.execute(db);
  return rows[0]?.n ?? 0;
}

export interface TeamOrganizationFilter extends OptionFilter {
  projectId: number;
}

/** Told by the counts kept per organisation: members are not looked at, however large the team. */
const organizationsOf = ({ projectId, orgId }: TeamOrganizationFilter) => sql`
  from organization o where o.id in (${organizationsWithHeads(projectId)})
    and ${orgId === 0 ? sql`true` : sql`o.id = ${orgId}`}`;

export async function listTeamOrganizations(
  db: Db,
  filter: TeamOrganizationFilter,
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select o.id, o.name ${organizationsOf(filter)} order by lower(o.name), o.id ${limitTo(filter)}`.execute(db);
  return rows;
}

export async function countTeamOrganizations(db: Db, filter: TeamOrganizationFilter): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n ${organizationsOf(filter)}`.execute(db);
  return rows[0]?.n ?? 0;
}
