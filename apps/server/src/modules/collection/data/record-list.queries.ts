import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { ARRIVAL, beside, NEWEST_FIRST, type RecordFilter, recordsAsked } from './filter.queries.ts';

export interface RecordRow {
  id: number;
  instanceId: string;
  instanceName: string | null;
  revision: number;
  version: number | null;
  userId: number;
  userName: string;
  firstName: string;
  lastName: string;
  source: 'phone' | 'web' | 'import';
  receivedAt: Date;
  updatedAt: Date;
  state: 'received' | 'approved' | 'rejected';
  missingFiles: number;
  faultCount: number;
  latitude: number | null;
  longitude: number | null;
  accuracy: number | null;
}

/** An answer as lists give it: a long one in part, a repeat as the number of its items. */
export type ShownAnswer = string | number | { cut: string };
export interface ListedRow extends RecordRow {
  answers: Record<string, ShownAnswer>;
}

/** Of the submission `s` and its user `u`. */
export const RECORD_COLUMNS = sql`s.id, s.instance_id as "instanceId", s.instance_name as "instanceName", s.revision, s.version,
  s.user_id as "userId", u.username as "userName", u.first_name as "firstName", u.last_name as "lastName", s.source,
  s.received_at as "receivedAt", s.updated_at as "updatedAt", s.state, s.missing_files as "missingFiles",
  coalesce(jsonb_array_length(s.faults), 0) as "faultCount", s.latitude, s.longitude, s.accuracy`;

export interface PageAsked {
  pageSize: number;
  after?: string | null | undefined;
  before?: string | null | undefined;
  fromEnd: boolean;
}

export interface RecordPage {
  rows: ListedRow[];
  hasOlder: boolean;
  hasNewer: boolean;
}

/** What a list gives of one answer, in bytes. */
const MOST_SHOWN = 4096;
/** What all answers of a page may come to: with very many columns each is given shorter. */
const MOST_OF_PAGE = 2_500_000;

/**
 * Of the wanted columns only, each bounded. A large record keeps a short form of its answers beside them (`listed`), so
 * that the large one is neither read nor unpacked; a small one is unpacked once, not once for every column.
 */
function shownAnswers(columns: readonly string[], pageSize: number) {
  if (columns.length === 0) return sql`'{}'::jsonb`;
  const most = Math.max(64, Math.min(MOST_SHOWN, Math.floor(MOST_OF_PAGE / (pageSize * columns.length))));
  return sql`coalesce((
    select jsonb_object_agg(w.path, shown_answer(f.short -> w.path, ${most}))
    from (select coalesce(s.listed, s.answers) || '{}'::jsonb as short offset 0) f
    cross join unnest(${[...columns]}::text[]) w (path) where f.short ? w.path), '{}')`;
}

/** One more than the page tells whether there is more in its direction. */
async function read(
  db: Db,
  filter: RecordFilter,
  page: PageAsked,
  columns: readonly string[],
  backwards: boolean,
): Promise<ListedRow[]> {
  const cursor = backwards ? page.before : page.after;
  const from = cursor ? sql`and ${beside(filter, backwards ? '>' : '<', cursor)}` : sql``;
  const { rows } = await sql<ListedRow>`
    select ${RECORD_COLUMNS}, ${shownAnswers(columns, page.pageSize)} as answers from (
      select s.* from submission s where ${recordsAsked(filter)} ${from}
      order by ${backwards ? ARRIVAL : NEWEST_FIRST} limit ${page.pageSize + 1}) s
    join app_user u on u.id = s.user_id order by ${NEWEST_FIRST}`.execute(db);
  return rows;
}

async function exists(db: Db, filter: RecordFilter, sign: '<' | '>', id: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from submission s where ${recordsAsked(filter)} and ${beside(filter, sign, String(id))}
    order by ${sign === '<' ? NEWEST_FIRST : ARRIVAL} limit 1`.execute(db);
  return rows.length > 0;
}

/** A page newest first: it begins after a record, ends before one, or is the last one. */
export async function listRecords(
  db: Db,
  filter: RecordFilter,
  page: PageAsked,
  columns: readonly string[],
): Promise<RecordPage> {
  const backwards = page.fromEnd || Boolean(page.before);
  const found = await read(db, filter, page, columns, backwards);
  const isMore = found.length > page.pageSize;
  const rows = backwards ? found.slice(-page.pageSize) : found.slice(0, page.pageSize);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return { rows, hasOlder: false, hasNewer: false };
  if (backwards) return { rows, hasNewer: isMore, hasOlder: !page.fromEnd && (await exists(db, filter, '<', last.id)) };
  return { rows, hasOlder: isMore, hasNewer: Boolean(page.after) && (await exists(db, filter, '>', first.id)) };
}

export interface PointRow {
  instanceId: string;
  latitude: number;
  longitude: number;
  instanceName: string | null;
  version: number | null;
  receivedAt: Date;
  /** Those that were asked for. */
  answers: Record<string, ShownAnswer>;
}

export async function listPoints(
  db: Db,
  filter: RecordFilter,
  limit: number,
  columns: readonly string[],
): Promise<PointRow[]> {
  const { rows } = await sql<PointRow>`
    select s.instance_id as "instanceId", s.latitude, s.longitude, s.instance_name as "instanceName", s.version,
      s.received_at as "receivedAt", ${shownAnswers(columns, limit)} as answers
    from submission s where ${recordsAsked(filter)} and s.latitude is not null and s.longitude is not null
    order by ${NEWEST_FIRST} limit ${limit}`.execute(db);
  return rows;
}
