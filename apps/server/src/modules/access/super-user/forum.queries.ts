import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';

export interface ForumAccessRow {
  id: number;
  title: string;
  description: string | null;
  roles: { roleId: number; roleName: string; orgName: string; read: boolean; write: boolean }[];
}

/** Every forum with every role; a role without an entry may neither read nor write. */
export async function forumsWithRoles(db: Db): Promise<ForumAccessRow[]> {
  const { rows } = await sql<ForumAccessRow>`
    select f.id, f.title, f.description,
      coalesce((select json_agg(json_build_object('roleId', r.id, 'roleName', r.name, 'orgName', o.name,
          'read', coalesce(fr.can_read, false), 'write', coalesce(fr.can_write, false)) order by lower(o.name), lower(r.name), r.id)
        from role r join organization o on o.id = r.organization_id
        left join forum_role fr on fr.forum_id = f.id and fr.role_id = r.id), '[]') as roles
    from forum f order by lower(f.title), f.id`.execute(db);
  return rows;
}

export async function insertForum(db: Db, forum: { title: string; description: string | null }): Promise<number> {
  const { id } = await db
    .insertInto('forum')
    .values({ title: forum.title, description: forum.description })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface ForumRole {
  forumId: number;
  roleId: number;
  read: boolean;
  write: boolean;
}

/** How it was; undefined when there is no such forum or role. */
export async function saveForumRole(db: Db, change: ForumRole): Promise<{ read: boolean; write: boolean } | undefined> {
  const { rows } = await sql<{ read: boolean; write: boolean }>`
    with old as (select can_read, can_write from forum_role where forum_id = ${change.forumId} and role_id = ${change.roleId}),
    saved as (
      insert into forum_role (forum_id, role_id, can_read, can_write)
      select f.id, r.id, ${change.read}::boolean, ${change.write}::boolean from forum f, role r
      where f.id = ${change.forumId} and r.id = ${change.roleId}
      on conflict (forum_id, role_id) do update set can_read = excluded.can_read, can_write = excluded.can_write
      returning 1)
    select coalesce((select can_read from old), false) as read, coalesce((select can_write from old), false) as write from saved`.execute(
    db,
  );
  return rows[0];
}
