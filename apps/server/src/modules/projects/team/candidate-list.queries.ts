import { sql } from 'kysely';
import { all } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';
import type { TeamFilter } from './team-list.queries.ts';
import { ofRoles, ofUser, type TeamRow, teamRows } from './team-row.queries.ts';

/** From so many members on, a team may leave few candidates over. */
const LARGE_TEAM = 20_000;
/** So few are rather sorted than looked for in the order of names. */
const FEW = 2000;

const notInTeam = ({ projectId }: TeamFilter) =>
  sql`not exists (select 1 from project_member m where m.project_id = ${projectId} and m.user_id = u.id)`;
const active = (filter: TeamFilter) => [sql`u.status = 'active'`, ...ofUser(filter), ...ofRoles(filter, 'u.id')];
const candidates = (filter: TeamFilter) => sql`from app_user u where ${all([...active(filter), notInTeam(filter)])}`;

async function isLargeTeam(db: Db, projectId: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from project_member where project_id = ${projectId} offset ${LARGE_TEAM}) as found`.execute(
    db,
  );
  return rows[0]?.found ?? false;
}

/** All who match less those of them in the team: a small team is subtracted quicker than everybody is looked up in it. */
async function countBesideSmallTeam(db: Db, filter: TeamFilter): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select ((select count(*) from app_user u where ${all(active(filter))})
      - (select count(*) from project_member m join app_user u on u.id = m.user_id
         where ${all([sql`m.project_id = ${filter.projectId}`, ...active(filter)])}))::int as n`.execute(db);
  return rows[0]?.n ?? 0;
}

async function countBesideLargeTeam(db: Db, filter: TeamFilter): Promise<{ count: number; few: number[] | null }> {
  const { rows } = await sql<{ count: number; first: number[] | null }>`
    select count(*)::int as count, (array_agg(u.id))[1:${FEW}::int] as first ${candidates(filter)}`.execute(db);
  const { count, first } = rows[0] ?? { count: 0, first: null };
  return { count, few: count <= FEW ? (first ?? []) : null };
}

/** Active users of all organisations who are not in the team, by name. */
export async function listCandidates(db: Db, filter: TeamFilter): Promise<{ rows: TeamRow[]; count: number }> {
  if (await isLargeTeam(db, filter.projectId)) {
    const { count, few } = await countBesideLargeTeam(db, filter);
    const source = few ? sql`from app_user u where u.id = any(${few}::int[])` : candidates(filter);
    return { rows: await teamRows(db, source, filter), count };
  }
  const [rows, count] = await Promise.all([teamRows(db, candidates(filter), filter), countBesideSmallTeam(db, filter)]);
  return { rows, count };
}
