import { sql } from 'kysely';
import { all, containing, direction, limitTo, type Page } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';
import type { ProjectContents } from './project-contents.ts';
import { isMemberOf, type ProjectRow, projectColumns } from './project.queries.ts';

export interface ProjectFilter extends Page {
  userId: number;
  /** The programme's administrators see the projects of others too. */
  all: boolean;
  name: string | null;
  isArchived?: boolean | null | undefined;
  sortBy?: 'name' | 'startDate' | 'createdAt' | undefined;
  sortOrder: 'asc' | 'desc';
}

function where(filter: ProjectFilter) {
  const conditions = [];
  if (!filter.all) conditions.push(isMemberOf(filter.userId));
  if (filter.isArchived != null) conditions.push(sql`p.is_archived = ${filter.isArchived}`);
  if (filter.name) conditions.push(sql`lower(p.name) like ${containing(filter.name)}`);
  return all(conditions);
}

const SORT = { startDate: sql`p.start_date`, createdAt: sql`p.created_at` };

/** Unless asked otherwise, archived projects stand behind the others. No two have the same name. */
function order({ sortBy, sortOrder }: ProjectFilter) {
  const way = direction(sortOrder);
  if (sortBy === 'name') return sql`lower(p.name) ${way}`;
  return sortBy
    ? sql`${SORT[sortBy]} ${way}, p.id ${way}`
    : sql`p.is_archived ${way}, lower(p.name) ${way}, p.id ${way}`;
}

/** The page is cut first, from an index: projects are read and teams counted for its rows only. */
export async function listProjects(db: Db, filter: ProjectFilter, contents: ProjectContents): Promise<ProjectRow[]> {
  const { rows } = await sql<ProjectRow>`
    select ${projectColumns(filter.userId, contents)}
    from (select p.id from project p where ${where(filter)} order by ${order(filter)} ${limitTo(filter)}) page
    join project p on p.id = page.id order by ${order(filter)}`.execute(db);
  return rows;
}

/** The projects of one user are counted without reading a project, when nothing is asked of them. */
export async function countProjects(db: Db, filter: ProjectFilter): Promise<number> {
  const plain = !filter.all && !filter.name && filter.isArchived == null;
  const source = plain ? sql`project_member where user_id = ${filter.userId}` : sql`project p where ${where(filter)}`;
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${source}`.execute(db);
  return rows[0]?.n ?? 0;
}
