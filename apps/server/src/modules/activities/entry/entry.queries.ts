import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { PROGRAMMES } from '../programmes.ts';
import { followedAs, isFollowable } from '../work-type.queries.ts';

/** How the catalogue calls the project that a sub-activity is of. */
export async function programmeNameOf(db: Db, subActivityId: number): Promise<keyof typeof PROGRAMMES | undefined> {
  const { rows } = await sql<{ programme: keyof typeof PROGRAMMES }>`
    select programme from sub_activity where id = ${subActivityId}`.execute(db);
  return rows[0]?.programme;
}

export interface FollowedFacts {
  kind: 'demonstration' | 'infrastructure';
  programmeId: number | null;
}

export async function followedFacts(db: Db, projectId: number, id: number): Promise<FollowedFacts | undefined> {
  const { rows } = await sql<FollowedFacts>`
    select ${followedAs('a')} as kind, a.programme_id as "programmeId" from activity a
    where a.project_id = ${projectId} and a.id = ${id} and ${isFollowable('a')}`.execute(db);
  return rows[0];
}
