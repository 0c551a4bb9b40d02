import { type RawBuilder, sql } from 'kysely';
import { all, direction } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';
import type { Sight } from '../sight/sight.ts';
import { groupSeen, memberSeen } from '../sight/sight.queries.ts';
import { type Counted, type CountedRegistry, countsOf } from './tallies.queries.ts';

export interface PlaceChoice {
  division_id: number | null;
  district_id: number | null;
  upazila_id: number | null;
  union_id: number | null;
}

/** The rows of a place that somebody sees, before anything is looked for among them. */
export interface Scope {
  projectId: number;
  table: RawBuilder<unknown>;
  /** How many there are; null: few, not counted before. */
  total: number | null;
  /** Which rows `r` these are. */
  where: RawBuilder<unknown>;
  /** The same in parts, one for each set of programmes: an index serves each of them in the order of ids. */
  parts: RawBuilder<unknown>[];
}

const TABLES = { member: sql`member`, group: sql`farmer_group` };
const SEEN = { member: memberSeen, group: groupSeen };
/** The deepest level that was chosen decides: those above it are above it. */
const LEVELS = ['union_id', 'upazila_id', 'district_id', 'division_id'] as const;
const STANDING = sql`r.merged_into is null`;

/** Of one organisation alone, or of all; undefined: the counts are not kept by what this person reaches. */
function countedFor({ reached }: Sight): { organizationId: number | null } | undefined {
  if (reached.all) return { organizationId: null };
  return reached.organizationId !== null && reached.unionIds === null
    ? { organizationId: reached.organizationId }
    : undefined;
}

/** One's own from the time when one was of another organisation. */
const FROM_ELSEWHERE = (userId: number, organizationId: number) =>
  sql`r.user_id = ${userId} and r.organization_id is distinct from ${organizationId}`;

async function countElsewhere(db: Db, { reached }: Sight, table: RawBuilder<unknown>, where: RawBuilder<unknown>) {
  if (reached.all || reached.organizationId === null) return { n: 0, elsewhere: sql`false` };
  const elsewhere = FROM_ELSEWHERE(reached.userId, reached.organizationId);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${table} r where ${where} and ${elsewhere}`.execute(db);
  return { n: rows[0]?.n ?? 0, elsewhere };
}

const anySet = (sets: readonly Counted[]): RawBuilder<unknown> =>
  sql`(${sql.join(
    sets.map(({ programmes }) => sql`r.projects = ${programmes}::int[]`),
    sql` or `,
  )})`;

/** Where the counts say that nobody is, nobody is looked for. */
export async function scopeOf(
  db: Db,
  registry: CountedRegistry,
  sight: Sight,
  place: PlaceChoice,
  projectCount: number | null,
): Promise<Scope> {
  const { projectId, programmeId } = sight;
  const level = LEVELS.find((name) => place[name] !== null);
  const unitId = level ? place[level] : null;
  const table = TABLES[registry];
  const placed = [
    ...(level ? [sql`${sql.ref(`r.${level}`)} = ${unitId}`] : []),
    ...(registry === 'member' ? [STANDING] : []),
  ];
  const where = all([
    SEEN[registry](sight),
    ...placed,
    ...(projectCount === null ? [] : [sql`r.project_count = ${projectCount}`]),
  ]);
  const counted = countedFor(sight);
  if (!counted) return { projectId, table, total: null, where, parts: [where] };
  const { organizationId } = counted;
  const isChosen = ({ programmes }: Counted) =>
    (programmeId === null || programmes.includes(programmeId) || (registry === 'group' && programmes.length === 0)) &&
    (projectCount === null || programmes.length === projectCount);
  const [sets, { n, elsewhere }] = await Promise.all([
    countsOf(db, { projectId, registry, unitId, organizationId }),
    countElsewhere(db, sight, table, where),
  ]);
  const chosen = sets.filter(isChosen);
  const total = chosen.reduce((sum, set) => sum + set.n, n);
  if (registry === 'group') return { projectId, table, total, where, parts: [where] };
  const narrowed = programmeId !== null || projectCount !== null;
  const ofOrganization = organizationId === null ? [] : [sql`r.organization_id = ${organizationId}`];
  const ofSet = ({ programmes }: Counted) =>
    all([sql`r.project_id = ${projectId}`, ...placed, ...ofOrganization, sql`r.projects = ${programmes}::int[]`]);
  return {
    projectId,
    table,
    total,
    // By the sets that are there: an index knows these, and not which of them hold a programme or how many.
    where: narrowed && n === 0 && chosen.length > 0 ? all([where, anySet(chosen)]) : where,
    parts: [...chosen.map(ofSet), ...(n > 0 ? [all([where, elsewhere])] : [])],
  };
}

/** The members of one group: so few that they are looked at one by one. */
export function groupScope(sight: Sight, groupId: string, place: PlaceChoice, projectCount: number | null): Scope {
  const where = all([
    memberSeen(sight),
    sql`r.group_id = ${groupId} and ${STANDING}`,
    ...LEVELS.filter((level) => place[level] !== null).map((level) => sql`${sql.ref(`r.${level}`)} = ${place[level]}`),
    ...(projectCount === null ? [] : [sql`r.project_count = ${projectCount}`]),
  ]);
  return { projectId: sight.projectId, table: TABLES.member, total: null, where, parts: [where] };
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
