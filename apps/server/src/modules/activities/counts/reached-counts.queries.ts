import { reachesOf } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { type Reached, type ReachingPerson, reachOfRecords } from '#modules/geography/index.ts';
import { sums } from '#tally/read.queries.ts';
import { ACTIVITY_TALLY, type StateCounts } from './count.queries.ts';
import { activitySeen } from '../sight.queries.ts';

/** Over every project: then the counts of whole projects are right, and nothing has to be counted. */
export const reachesAllEverywhere = (who: ReachingPerson): boolean =>
  [0, ...who.reaches.map((entry) => entry.projectId)].every((id) => reachesOf(who, [id], 'records').has('all'));

async function projectsOf(db: Db, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select project_id as id from project_member where user_id = ${userId} order by project_id`.execute(db);
  return rows.map((row) => row.id);
}

async function countIn(db: Db, projectId: number, reached: Reached): Promise<StateCounts> {
  const rows = reached.all
    ? sums(ACTIVITY_TALLY, ['state'], [sql`t.project_id = ${projectId}`])
    : sql`select a.state, count(*) as n from activity a
        where ${activitySeen({ projectId, programmeId: null, isArchived: false, reached })} group by a.state`;
  const of = (state: string) => sql`coalesce(sum(x.n) filter (where x.state = ${sql.lit(state)}), 0)::int`;
  const found = await sql<StateCounts>`
    select ${of('received')} as received, ${of('approved')} as approved, ${of('rejected')} as rejected from (${rows}) x`.execute(
    db,
  );
  return found.rows[0] as StateCounts;
}

/** Over the projects of whose team somebody is, each as far as the person reaches there. */
export async function reachedCounts(db: Db, who: ReachingPerson): Promise<StateCounts> {
  const total = { received: 0, approved: 0, rejected: 0 };
  for (const projectId of await projectsOf(db, who.userId)) {
    const counted = await countIn(db, projectId, await reachOfRecords(db, who, projectId));
    for (const state of ['received', 'approved', 'rejected'] as const) total[state] += counted[state];
  }
  return total;
}
