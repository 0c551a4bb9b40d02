import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';
import { insertTeamMembers } from '../../src/modules/projects/team/team-change.queries.ts';

export async function teamOf(db: Db, projectId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select user_id as id from project_member where project_id = ${projectId} order by 1`.execute(db);
  return rows.map((row) => row.id);
}

export async function join(db: Db, projectId: number, userIds: number[]): Promise<void> {
  await insertTeamMembers(db, projectId, userIds);
}

export async function newProject(db: Db, name: string, isArchived = false): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into project (name, is_archived) values (${name}, ${isArchived}) returning id`.execute(db);
  return rows[0]?.id as number;
}

/** The audit lines of one project, oldest first. */
export async function projectAudit(db: Db, projectId: number) {
  const { rows } = await sql<{ action: string; actor: string; before: unknown; after: unknown }>`
    select action, actor_name as actor, before, after from audit_entry
    where project_id = ${projectId} and entity = 'project' and entity_id = ${String(projectId)} order by id`.execute(
    db,
  );
  return rows;
}

export async function idsOf(db: Db, usernames: string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from unnest(${usernames}::text[]) with ordinality as n (name, place)
    join app_user u on u.username = n.name order by n.place`.execute(db);
  return rows.map((row) => row.id);
}

export async function anInactiveUser(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from app_user where status <> 'active' limit 1`.execute(db);
  return rows[0]?.id as number;
}

export async function setUserEmail(db: Db, username: string, email: string): Promise<void> {
  await sql`update app_user set email = ${email} where username = ${username}`.execute(db);
}

/** A form of the project fills its register of groups. */
export async function fillRegistry(db: Db, projectId: number): Promise<void> {
  await sql`
    with made as (insert into form (project_id, xform_id, title) values (${projectId}, 527, 'Groups') returning id)
    insert into form_binding (project_id, form_id, registry, questions, is_main, updated_at)
    select ${projectId}, id, 'group', '{"name": "/data/name"}', true, now() from made`.execute(db);
}
