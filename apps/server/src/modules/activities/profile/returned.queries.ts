import type { Language } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { Door } from '#modules/registry/index.ts';
import { SUMMARY_JOINS, summaryColumns, type ActivitySummary } from '../activity-summary.queries.ts';
import { activityThrough } from '../sight.queries.ts';

export interface ReturnedRow extends ActivitySummary {
  formTitle: string;
  reason: string;
  question: string | null;
  rejectedBy: string;
  rejectedAt: Date;
}

/** The last decision about each is the one that sent it back. One more than a page tells whether there is more. */
export async function listReturned(
  db: Db,
  asked: { door: Door; userId: number; after?: number | null | undefined; pageSize: number },
  language: Language,
): Promise<ReturnedRow[]> {
  const { door, userId, after, pageSize } = asked;
  const { rows } = await sql<ReturnedRow>`
    select ${summaryColumns(language)}, f.title as "formTitle", coalesce(r.reason, '') as reason, r.question,
      trim(u.first_name || ' ' || u.last_name) as "rejectedBy", r.at as "rejectedAt"
    from (select a.* from activity a where ${activityThrough(door)} and a.user_id = ${userId} and a.state = 'rejected'
      ${after ? sql`and a.id < ${after}` : sql``} order by a.id desc limit ${pageSize + 1}) a
    cross join lateral (select r.reason, r.question, r.user_id, r.at from submission_review r
      where r.project_id = a.project_id and r.form_id = a.form_id and r.submission_id = a.id
      order by r.id desc limit 1) r
    join app_user u on u.id = r.user_id ${SUMMARY_JOINS}
    order by a.id desc`.execute(db);
  return rows;
}

export async function countReturned(db: Db, door: Door, userId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from activity a
    where ${activityThrough(door)} and a.user_id = ${userId} and a.state = 'rejected'`.execute(db);
  return rows[0]?.n ?? 0;
}
