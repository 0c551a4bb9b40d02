import { PROGRAMME_TIME_ZONE } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import { all, containing, direction, type Page } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';
import { XFORM, type XformRow } from './xform.queries.ts';

export interface XformFilter extends Page {
  /** Null: all organisations, else this one. */
  organizationId: number | null;
  /** Without these the programme's own are left out. */
  withProgramme?: boolean;
  state: 'deployed' | 'draft' | 'deleted';
  name: string | null;
  fromDate?: string | null | undefined;
  toDate?: string | null | undefined;
  sortBy?: 'title' | 'formCreatedAt' | 'formUpdatedAt' | undefined;
  sortOrder: 'asc' | 'desc';
}

/** A deleted form can be brought back for so long. */
export const RESTORABLE_DAYS = 30;

/** Days begin at midnight where the programme works. */
const dayBegins = (day: string, later = 0) =>
  sql`((${day}::date + ${later}::int)::timestamp at time zone ${PROGRAMME_TIME_ZONE})`;

const ofState = (state: XformFilter['state']) =>
  state === 'deleted'
    ? sql`x.deleted_at > now() - ${RESTORABLE_DAYS} * interval '1 day'`
    : sql`x.deleted_at is null and x.state = ${state}`;

function where(filter: XformFilter, organization: RawBuilder<unknown>): RawBuilder<unknown> {
  const conditions = [organization, ofState(filter.state)];
  if (filter.name) conditions.push(sql`lower(x.title) = lower(${filter.name})`);
  if (filter.fromDate) conditions.push(sql`x.created_at >= ${dayBegins(filter.fromDate)}`);
  if (filter.toDate) conditions.push(sql`x.created_at < ${dayBegins(filter.toDate, 1)}`);
  return all(conditions);
}

const NEWEST = sql`x.created_at desc, x.id desc`;
function order({ sortBy, sortOrder, state }: XformFilter): RawBuilder<unknown> {
  const way = direction(sortOrder);
  if (sortBy === 'title') return sql`lower(x.title) ${way}, x.id ${way}`;
  if (sortBy === 'formCreatedAt') return sql`x.created_at ${way}, x.id ${way}`;
  if (sortBy === 'formUpdatedAt') return sql`x.updated_at ${way}, x.id ${way}`;
  return state === 'deleted' ? sql`x.deleted_at desc, x.id desc` : NEWEST;
}

/** The programme's own forms are no organisation's; in the very expression of the indexes they are 0. */
export const PROGRAMME = 0;
export const belongsTo = (organizationId: number) => sql`coalesce(x.organization_id, 0) = ${organizationId}`;

/** One's own and the programme's: two questions, each in the order of an index, instead of one that reads them all. */
const sources = ({ organizationId, withProgramme = true }: XformFilter): RawBuilder<unknown>[] =>
  organizationId === null ? [sql`true`] : [belongsTo(organizationId), ...(withProgramme ? [belongsTo(PROGRAMME)] : [])];

/** The page is cut first; what is looked up for a row is looked up for its rows only. */
export async function listXforms(db: Db, filter: XformFilter): Promise<XformRow[]> {
  const first = (filter.currentPage - 1) * filter.pageSize;
  const branches = sources(filter).map(
    (source) => sql`(select x.id, x.title, x.created_at, x.updated_at, x.deleted_at from xform x
      where ${where(filter, source)} order by ${order(filter)} limit ${first + filter.pageSize})`,
  );
  const { rows } = await sql<XformRow>`
    select ${XFORM} from (
      select x.id from (${sql.join(branches, sql` union all `)}) x
      order by ${order(filter)} limit ${filter.pageSize} offset ${first}) page
    join xform x on x.id = page.id order by ${order(filter)}`.execute(db);
  return rows;
}

export async function countXforms(db: Db, filter: XformFilter): Promise<number> {
  const branches = sources(filter).map((source) => sql`(select count(*) from xform x where ${where(filter, source)})`);
  const { rows } = await sql<{ n: number }>`select (${sql.join(branches, sql` + `)})::int as n`.execute(db);
  return rows[0]?.n ?? 0;
}

const BENGALI_RUN = /[ঀ-৿]{3,}/g;
const SUGGESTIONS = 20;

/** Contains, by trigrams; Bengali by an index of its own (see migration 0005). */
export const titled = (text: string): RawBuilder<unknown> => {
  const [run] = (text.match(BENGALI_RUN) ?? []).sort((a, b) => b.length - a.length);
  const exact = sql`lower(x.title) like ${containing(text)}`;
  return run ? all([exact, sql`search_letters(x.title) like '%' || search_letters(${run}) || '%'`]) : exact;
};

export async function titlesLike(
  db: Db,
  filter: Pick<XformFilter, 'organizationId' | 'state'> & { text: string },
): Promise<string[]> {
  const visible =
    filter.organizationId === null
      ? sql`true`
      : sql`(x.organization_id = ${filter.organizationId} or x.organization_id is null)`;
  const { rows } = await sql<{ title: string }>`
    select min(x.title) as title from xform x
    where ${all([titled(filter.text), ofState(filter.state), visible])}
    group by lower(x.title) order by lower(x.title) limit ${SUGGESTIONS}`.execute(db);
  return rows.map((row) => row.title);
}
