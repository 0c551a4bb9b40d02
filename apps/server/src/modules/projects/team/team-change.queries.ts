import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { countHeads, holdUser } from '#modules/access/index.ts';

/** Those who may not be added: unknown, or not active and not in the team already. */
export async function unfitForTeam(db: Db, projectId: number, userIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select asked.id from unnest(${[...userIds]}::int[]) as asked (id)
    where not exists (select 1 from app_user u where u.id = asked.id and u.status = 'active')
      and not exists (select 1 from project_member m where m.project_id = ${projectId} and m.user_id = asked.id)`.execute(
    db,
  );
  return rows.map((row) => row.id);
}

/** Those who were not in the team yet. In order, so that two who add the same people do not wait for each other. */
export async function insertTeamMembers(db: Db, projectId: number, userIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    insert into project_member (project_id, user_id)
    select ${projectId}::int, asked.id from unnest(${[...new Set(userIds)]}::int[]) as asked (id) order by asked.id
    on conflict do nothing returning user_id as "userId"`.execute(db);
  const added = rows.map((row) => row.userId);
  await countHeads(db, { userIds: added, projectId, sign: 1 });
  return added;
}

/** False when there was no such member. */
export async function deleteTeamMember(db: Db, projectId: number, userId: number): Promise<boolean> {
  await holdUser(db, userId);
  // Only while they are in it; somebody who is not has nothing to take away.
  await countHeads(db, { userIds: [userId], projectId, sign: -1 });
  const { numDeletedRows } = await db
    .deleteFrom('project_member')
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** What a notification says: of which project, and from whom. */
export async function announcement(
  db: Db,
  projectId: number,
  organizationId: number,
): Promise<{ project: string; organization: string }> {
  const { rows } = await sql<{ project: string; organization: string }>`
    select p.name as project, o.name as organization from project p, organization o
    where p.id = ${projectId} and o.id = ${organizationId}`.execute(db);
  return rows[0] ?? { project: '', organization: '' };
}
