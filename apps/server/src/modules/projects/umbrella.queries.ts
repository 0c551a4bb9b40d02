import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { ProjectContents } from './project-contents.ts';
import { isMemberOf } from './project.queries.ts';

export interface UmbrellaFacts {
  umbrellaId: number | null;
  isArchived: boolean;
  isMember: boolean;
}

/** A project that is to be an umbrella; held, so that it gets none itself meanwhile. */
export async function holdUmbrella(db: Db, id: number, userId: number): Promise<UmbrellaFacts | undefined> {
  const { rows } = await sql<UmbrellaFacts>`
    select p.umbrella_id as "umbrellaId", p.is_archived as "isArchived", ${isMemberOf(userId)} as "isMember"
    from project p where p.id = ${id} for share of p`.execute(db);
  return rows[0];
}

/** What keeps a project from being beneath another. */
export async function standsAlone(
  db: Db,
  id: number,
  { hasRegistries }: ProjectContents,
): Promise<{ isUmbrella: boolean; hasRegistries: boolean }> {
  const { rows } = await sql<{ isUmbrella: boolean; hasRegistries: boolean }>`
    select exists (select 1 from project c where c.umbrella_id = ${id}) as "isUmbrella",
      ${hasRegistries(id)} as "hasRegistries"`.execute(db);
  return rows[0] ?? { isUmbrella: false, hasRegistries: false };
}

/** A choice list longer than this is no help to anybody. */
const OPTION_LIMIT = 1000;

/** Projects that could be the umbrella of this one: there is one level only. */
export async function umbrellaOptions(
  db: Db,
  { projectId, userId, all }: { projectId: number | null; userId: number; all: boolean },
  { hasRegistries }: ProjectContents,
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select p.id, p.name from project p
    where p.umbrella_id is null and not p.is_archived and p.id is distinct from ${projectId}::int
      and ${all ? sql`true` : isMemberOf(userId)}
      and not exists (select 1 from project c where c.umbrella_id = ${projectId}::int)
      and not ${hasRegistries(projectId)}
    order by lower(p.name), p.id limit ${OPTION_LIMIT}`.execute(db);
  return rows;
}
