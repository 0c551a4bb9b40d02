import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { headsOfProject } from '#modules/access/index.ts';
import type { ProjectContents } from './project-contents.ts';

export interface ProjectFields {
  name: string;
  description: string | null;
  startDate: string | null;
  endDate: string | null;
  partner: string[];
  /** The project in which its registries live; null: its own. */
  umbrellaId: number | null;
}

export interface ProjectRow extends ProjectFields {
  id: number;
  isArchived: boolean;
  umbrella: string | null;
  memberCount: number;
  formCount: number;
  submissionCount: number;
  /** Whether the one who asks is in the team. */
  isMember: boolean;
}

export const isMemberOf = (userId: number) =>
  sql`exists (select 1 from project_member pm where pm.project_id = p.id and pm.user_id = ${userId})`;

export const projectColumns = (
  userId: number,
  { formCount, submissionCount }: ProjectContents,
) => sql`p.id, p.name, p.description, p.start_date::text as "startDate",
  p.end_date::text as "endDate", p.is_archived as "isArchived", p.partner,
  p.umbrella_id as "umbrellaId", (select u.name from project u where u.id = p.umbrella_id) as umbrella, ${isMemberOf(userId)} as "isMember",
  ${headsOfProject} as "memberCount", ${formCount} as "formCount", ${submissionCount} as "submissionCount"`;

export async function projectRow(
  db: Db,
  id: number,
  userId: number,
  contents: ProjectContents,
): Promise<ProjectRow | undefined> {
  const { rows } = await sql<ProjectRow>`
    select ${projectColumns(userId, contents)} from project p where p.id = ${id}`.execute(db);
  return rows[0];
}

/** What decides over a team, without counting it: more than two members are two. */
export async function teamFacts(
  db: Db,
  id: number,
  userId: number,
): Promise<{ isArchived: boolean; isMember: boolean; hasSeveral: boolean } | undefined> {
  const { rows } = await sql<{ isArchived: boolean; isMember: boolean; hasSeveral: boolean }>`
    select p.is_archived as "isArchived", ${isMemberOf(userId)} as "isMember",
      (select count(*) from (select 1 from project_member m where m.project_id = p.id limit 2) m) > 1 as "hasSeveral"
    from project p where p.id = ${id}`.execute(db);
  return rows[0];
}

const values = (project: ProjectFields) => ({
  name: project.name,
  description: project.description,
  start_date: project.startDate,
  end_date: project.endDate,
  partner: project.partner,
  umbrella_id: project.umbrellaId,
});

export async function insertProject(db: Db, project: ProjectFields): Promise<number> {
  const row = await db.insertInto('project').values(values(project)).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export async function updateProject(db: Db, id: number, project: ProjectFields): Promise<void> {
  await db.updateTable('project').set(values(project)).where('id', '=', id).execute();
}

export async function setArchived(db: Db, id: number, isArchived: boolean): Promise<void> {
  await db.updateTable('project').set({ is_archived: isArchived }).where('id', '=', id).execute();
}

/** A choice list longer than this is no help to anybody. */
const OPTION_LIMIT = 1000;

/** By their short names, as the programme writes its partners. */
export async function partnerOptions(db: Db): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select o.id, o.short_name as name from organization o where o.is_active
    order by lower(o.short_name), o.id limit ${OPTION_LIMIT}`.execute(db);
  return rows;
}
