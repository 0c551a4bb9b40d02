import { EVERY_PROJECT, type ReachKind, type Reaching, reachesOf } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { projectFor } from '#http/project-gate.queries.ts';

/** How far somebody reaches in a project, as conditions need it. */
export type Reached =
  | { all: true }
  | {
      all: false;
      userId: number;
      /** Null: nobody's but one's own, and what lies in one's sites. */
      organizationId: number | null;
      /** The unions in and beneath one's sites; null when sites do not count. */
      unionIds: number[] | null;
      /** The units above unions in and beneath one's sites, for rows that name no union. */
      higherIds: number[];
    };

export interface ReachingPerson extends Reaching {
  userId: number;
  organizationId: number;
}

export const EVERYTHING: Reached = { all: true };

/** Closed units too: old records name them. */
async function unitsOfSites(
  db: Db,
  userId: number,
  projectIds: readonly number[],
): Promise<{ unionIds: number[]; higherIds: number[] }> {
  const { rows } = await sql<{ unionIds: number[]; higherIds: number[] }>`
    with recursive below (id, type_id) as (
      select u.id, u.type_id from site s join geo_unit u on u.id = s.unit_id
      where s.project_id = any(${[...projectIds]}::int[]) and s.member_id = ${userId} and s.activity_id is null
      union select u.id, u.type_id from below b join geo_unit u on u.parent_id = b.id)
    select coalesce(array_agg(b.id order by b.id) filter (where t.depth = 3), '{}') as "unionIds",
      coalesce(array_agg(b.id order by b.id) filter (where t.depth < 3), '{}') as "higherIds"
    from below b join geo_type t on t.id = b.type_id`.execute(db);
  return rows[0] ?? { unionIds: [], higherIds: [] };
}

/**
 * What somebody reaches in a project. `projectIds` are the project itself, first, and those it shares its rows with (its
 * umbrella, its children): sites that were given in any of them count in all of them.
 */
export async function loadReach(
  db: Db,
  who: ReachingPerson,
  projectIds: readonly number[],
  kind: ReachKind,
): Promise<Reached> {
  const reaches = reachesOf(who, projectIds, kind);
  if (reaches.has('all')) return EVERYTHING;
  const units = reaches.has('sites') ? await unitsOfSites(db, who.userId, projectIds) : undefined;
  return {
    all: false,
    userId: who.userId,
    organizationId: reaches.has('organization') ? who.organizationId : null,
    unionIds: units?.unionIds ?? null,
    higherIds: units?.higherIds ?? [],
  };
}

const reachOf = (kind: ReachKind) => async (db: Db, who: ReachingPerson, projectId: number) => {
  const isAlike = who.reaches.every((entry) => entry.projectId === EVERY_PROJECT);
  if (isAlike && reachesOf(who, [], kind).has('all')) return EVERYTHING;
  const project = await projectFor(db, projectId, null, null);
  return loadReach(db, who, project?.sharing ?? [projectId], kind);
};

/** Whose records somebody reaches in a project, together with those it shares its rows with. */
export const reachOfRecords = reachOf('records');
/** The same of the people of its registers. */
export const reachOfPeople = reachOf('people');

/** Columns of a row that say whose it is and where; a row without a place of its own gives none. */
export interface ReachColumns {
  userId: RawBuilder<unknown>;
  organizationId: RawBuilder<unknown>;
  unionId?: RawBuilder<unknown>;
  upazilaId?: RawBuilder<unknown>;
  districtId?: RawBuilder<unknown>;
  divisionId?: RawBuilder<unknown>;
}

/**
 * A row that names no union lies in the sites when the lowest unit that it names does: work of a whole upazila is in reach
 * of who has the upazila, not of who has one of its unions.
 */
export function withinUnits(
  { unionIds, higherIds }: { unionIds: readonly number[]; higherIds: readonly number[] },
  { unionId, upazilaId, districtId, divisionId }: Omit<ReachColumns, 'userId' | 'organizationId'>,
): RawBuilder<unknown> {
  if (!unionId) return sql`false`;
  const above: RawBuilder<unknown>[] = [];
  const missing = [unionId];
  for (const column of higherIds.length > 0 ? [upazilaId, districtId, divisionId] : []) {
    if (!column) continue;
    const nothingBelow = sql.join(
      missing.map((each) => sql`${each} is null`),
      sql` and `,
    );
    above.push(sql`(${column} = any(${[...higherIds]}::int[]) and ${nothingBelow})`);
    missing.push(column);
  }
  return sql`(${sql.join([sql`${unionId} = any(${[...unionIds]}::int[])`, ...above], sql` or `)})`;
}

/**
 * The rows within reach. Each part is a plain comparison of one column, so that an index on the project and that column
 * serves it, alone or together with the others.
 */
export function withinReach(reached: Reached, columns: ReachColumns): RawBuilder<unknown> {
  if (reached.all) return sql`true`;
  const parts: RawBuilder<unknown>[] = [sql`${columns.userId} = ${reached.userId}`];
  if (reached.organizationId !== null) parts.push(sql`${columns.organizationId} = ${reached.organizationId}`);
  if (reached.unionIds !== null && columns.unionId && reached.unionIds.length + reached.higherIds.length > 0)
    parts.push(withinUnits({ unionIds: reached.unionIds, higherIds: reached.higherIds }, columns));
  return sql`(${sql.join(parts, sql` or `)})`;
}
