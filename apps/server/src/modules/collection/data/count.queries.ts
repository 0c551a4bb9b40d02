import { sql } from 'kysely';
import { all } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';
import { isOnlyOwn } from '../reach/records-reach.ts';
import { type RecordFilter, recordsAsked } from './filter.queries.ts';

/** Nobody reads past so many, and counting them all would cost what reading them does. */
export const MOST_COUNTED = 10_000;

const isCountable = ({ state, troubled, conditions, reached }: RecordFilter) =>
  !state && !troubled && conditions.length === 0 && (reached.all || isOnlyOwn(reached));

/** From what is written with the records: exact, and no more work for a million of them than for ten. */
async function countKept(db: Db, filter: RecordFilter): Promise<number> {
  const conditions = [sql`project_id = ${filter.projectId}`, sql`form_id = ${filter.formId}`];
  if (!filter.reached.all) conditions.push(sql`user_id = ${filter.reached.userId}`);
  if (filter.userId) conditions.push(sql`user_id = ${filter.userId}`);
  const byDay = filter.fromDate || filter.toDate;
  if (filter.fromDate) conditions.push(sql`day >= ${filter.fromDate}::date`);
  if (filter.toDate) conditions.push(sql`day <= ${filter.toDate}::date`);
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(submissions), 0)::int as n from ${sql.table(byDay ? 'form_day' : 'form_surveyor')}
    where ${all(conditions)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Null: more than are counted one by one. */
export async function countRecords(db: Db, filter: RecordFilter, most = MOST_COUNTED): Promise<number | null> {
  if (isCountable(filter)) return countKept(db, filter);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (
      select 1 from submission s where ${recordsAsked(filter)} limit ${most + 1}) counted`.execute(db);
  const n = rows[0]?.n ?? 0;
  return n > most ? null : n;
}
