import { type RawBuilder, sql } from 'kysely';
import { all, direction } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';
import { type CountedRegistry, countsOf } from './counts.queries.ts';

export interface PlaceChoice {
  division_id: number | null;
  district_id: number | null;
  upazila_id: number | null;
  union_id: number | null;
}

/** The rows of a place, before anything is looked for among them. */
export interface Scope {
  projectId: number;
  table: RawBuilder<unknown>;
  /** How many there are; null: few, not counted before. */
  total: number | null;
  /** Which rows `r` these are. */
  where: RawBuilder<unknown>;
  /** The same in parts, one for each project count: an index serves each of them in the order of ids. */
  parts: RawBuilder<unknown>[];
}

const TABLES = { member: sql`member`, group: sql`farmer_group` };
/** The deepest level that was chosen decides: those above it are above it. */
const LEVELS = ['union_id', 'upazila_id', 'district_id', 'division_id'] as const;
const STANDING = sql`r.merged_into is null`;

/** Where the counts say that nobody is, nobody is looked for. */
export async function scopeOf(
  db: Db,
  registry: CountedRegistry,
  projectId: number,
  place: PlaceChoice,
  projectCount: number | null,
): Promise<Scope> {
  const level = LEVELS.find((name) => place[name] !== null);
  const unitId = level ? place[level] : null;
  const counts = await countsOf(db, { projectId, registry, unitId });
  const chosen = [...counts].filter(([count]) => projectCount === null || count === projectCount);
  const placed = [sql`r.project_id = ${projectId}`, ...(level ? [sql`${sql.ref(`r.${level}`)} = ${unitId}`] : [])];
  const table = TABLES[registry];
  const total = chosen.reduce((sum, [, n]) => sum + n, 0);
  if (registry === 'group') return { projectId, table, total, where: all(placed), parts: [all(placed)] };
  const counted = (count: number) => sql`r.project_count = ${count}`;
  return {
    projectId,
    table,
    total,
    where: all([...placed, STANDING, ...(projectCount === null ? [] : [counted(projectCount)])]),
    parts: chosen.map(([count]) => all([...placed, counted(count), STANDING])),
  };
}

/** The members of one group: so few that they are looked at one by one. */
export function groupScope(projectId: number, groupId: string, place: PlaceChoice, projectCount: number | null): Scope {
  const where = all([
    sql`r.project_id = ${projectId} and r.group_id = ${groupId} and ${STANDING}`,
    ...LEVELS.filter((level) => place[level] !== null).map((level) => sql`${sql.ref(`r.${level}`)} = ${place[level]}`),
    ...(projectCount === null ? [] : [sql`r.project_count = ${projectCount}`]),
  ]);
  return { projectId, table: TABLES.member, total: null, where, parts: [where] };
}

/** In the order of ids. Each part is sorted by its index, and PostgreSQL merges them only as far as they are read. */
export function inOrder(
  { table, parts }: Scope,
  columns: RawBuilder<unknown>,
  order: 'asc' | 'desc',
): RawBuilder<unknown> {
  const sorted = parts.map(
    (part) => sql`(select ${columns} from ${table} r where ${part} order by r.id ${direction(order)})`,
  );
  return sql`(${sql.join(sorted, sql` union all `)}) r`;
}
