import { type RawBuilder, sql } from 'kysely';
import { all } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';
import { BLOCK, blocksOutside, EVERYBODY, headCount } from '#modules/access/index.ts';
import { LARGE_TEAM, membershipOf, type TeamFilter } from './team-list.queries.ts';
import { countAndFirst, countRows, ofRoles, ofUser, type TeamRow, teamRows } from './team-row.queries.ts';

const STATUS = 'active';
const asked = (filter: TeamFilter) => [sql`u.status = ${sql.lit(STATUS)}`, ...ofUser(filter), ...ofRoles(filter)];
const outside = ({ projectId }: TeamFilter) =>
  sql`not exists (select 1 from project_member m where m.project_id = ${projectId} and m.user_id = u.id)`;

const candidates = (filter: TeamFilter) => sql`from app_user u where ${all([...asked(filter), outside(filter)])}`;

/** Only where the kept counts say that somebody is left out. */
async function leftOut(db: Db, filter: TeamFilter): Promise<RawBuilder<unknown>> {
  const gaps = await blocksOutside(db, { projectId: filter.projectId, organizationId: filter.orgId, status: STATUS });
  const looked = all([...asked(filter), sql`${membershipOf(filter)} is null`]);
  const block = sql.lit(BLOCK);
  // A name is found by its own index; else the blocks are read one by one, which `offset 0` keeps apart.
  return filter.username
    ? sql`from app_user u where u.id / ${block} = any(${gaps}::int[]) and ${looked}`
    : sql`from unnest(${gaps}::int[]) b(block) cross join lateral (
        select u.* from app_user u where u.id >= b.block * ${block} and u.id < (b.block + 1) * ${block} and ${looked} offset 0) u`;
}

/** So few are sorted, rather than met between those of a large team in the order of names. */
const FEW = 2000;

async function listNamed(db: Db, filter: TeamFilter): Promise<{ rows: TeamRow[]; count: number }> {
  const source = await leftOut(db, filter);
  const { count, first } = await countAndFirst(db, source, FEW);
  const few = count <= FEW ? sql`from app_user u where u.id = any(${first}::int[])` : source;
  return { rows: count === 0 ? [] : await teamRows(db, few, filter), count };
}

interface Crowd {
  everybody: number;
  team: number;
}

/** How many match, in all and in the team. */
async function crowd(db: Db, filter: TeamFilter, roleIds: number[] | null): Promise<Crowd> {
  const choice = { organizationId: filter.orgId || null, roleIds, status: STATUS } as const;
  const [everybody, team] = await Promise.all([
    headCount(db, { ...choice, projectId: EVERYBODY }),
    headCount(db, { ...choice, projectId: filter.projectId }),
  ]);
  return { everybody, team };
}

/**
 * In the order of names one meets a candidate after everybody / candidates users; where a team leaves few out, reading the
 * blocks with somebody left out is shorter.
 */
function isShorterByBlock({ currentPage, pageSize }: TeamFilter, { everybody, team }: Crowd, count: number): boolean {
  return (everybody - team) * BLOCK < (everybody / count) * currentPage * pageSize;
}

/** Active users of all organisations who are not in the team, by name. */
export async function listCandidates(db: Db, filter: TeamFilter): Promise<{ rows: TeamRow[]; count: number }> {
  const all = await crowd(db, filter, null);
  if (filter.username && all.team > LARGE_TEAM) return listNamed(db, filter);
  if (filter.username) {
    const [rows, count] = await Promise.all([
      teamRows(db, candidates(filter), filter),
      countRows(db, candidates(filter)),
    ]);
    return { rows, count };
  }
  const chosen = filter.roleIds ? await crowd(db, filter, filter.roleIds) : all;
  const count = chosen.everybody - chosen.team;
  if (count === 0) return { rows: [], count };
  const source = isShorterByBlock(filter, all, count) ? await leftOut(db, filter) : candidates(filter);
  return { rows: await teamRows(db, source, filter), count };
}
