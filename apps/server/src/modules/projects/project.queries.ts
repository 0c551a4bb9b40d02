import { sql } from 'kysely';
import { all, containing, limitTo, type Page } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';

export interface ProjectRow {
  id: number;
  name: string;
  description: string | null;
  startDate: string | null;
  endDate: string | null;
  isArchived: boolean;
  partner: string[];
  memberCount: number;
}

export interface ProjectFilter extends Page {
  /** Null for those who see all projects. */
  memberId: number | null;
  name: string | null;
  isArchived?: boolean | null | undefined;
}

function where(filter: ProjectFilter) {
  const conditions = [];
  if (filter.memberId !== null)
    conditions.push(
      sql`exists (select 1 from project_member pm where pm.project_id = p.id and pm.user_id = ${filter.memberId})`,
    );
  if (filter.isArchived != null) conditions.push(sql`p.is_archived = ${filter.isArchived}`);
  if (filter.name) conditions.push(sql`lower(p.name) like ${containing(filter.name)}`);
  return all(conditions);
}

export async function listProjects(db: Db, filter: ProjectFilter): Promise<ProjectRow[]> {
  const { rows } = await sql<ProjectRow>`
    select p.id, p.name, p.description, p.start_date::text as "startDate", p.end_date::text as "endDate",
      p.is_archived as "isArchived", p.partner,
      (select count(*)::int from project_member m where m.project_id = p.id) as "memberCount"
    from project p where ${where(filter)} order by p.is_archived, lower(p.name), p.id ${limitTo(filter)}`.execute(db);
  return rows;
}

export async function countProjects(db: Db, filter: ProjectFilter): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from project p where ${where(filter)}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}
