import { sql } from 'kysely';
import { all, limitTo, type Page } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';

export async function insertFeedback(
  db: Db,
  f: { userId: number; rating: number; comment: string | null },
): Promise<number> {
  const { id } = await db
    .insertInto('feedback')
    .values({ user_id: f.userId, rating: f.rating, comment: f.comment })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface FeedbackFilter extends Page {
  rating?: number | null | undefined;
  /** Null: of all organisations. */
  organizationId: number | null;
}

export interface FeedbackRow {
  id: number;
  rating: number;
  comment: string | null;
  userName: string;
  orgName: string;
  createdAt: Date;
}

/** Users are read only when something is asked of them. */
function from(filter: FeedbackFilter) {
  const conditions = [];
  if (filter.organizationId !== null)
    conditions.push(
      sql`exists (select 1 from app_user u where u.id = f.user_id and u.organization_id = ${filter.organizationId})`,
    );
  if (filter.rating != null) conditions.push(sql`f.rating = ${filter.rating}`);
  return sql`from feedback f where ${all(conditions)}`;
}

/** The page is cut first: who wrote is looked up for its rows only. */
export async function listFeedback(db: Db, filter: FeedbackFilter): Promise<FeedbackRow[]> {
  const order = sql`f.created_at desc, f.id desc`;
  const { rows } = await sql<FeedbackRow>`
    select f.id, f.rating, f.comment, u.username as "userName", o.name as "orgName", f.created_at as "createdAt"
    from (select f.* ${from(filter)} order by ${order} ${limitTo(filter)}) f
    join app_user u on u.id = f.user_id join organization o on o.id = u.organization_id order by ${order}`.execute(db);
  return rows;
}

export async function countFeedback(db: Db, filter: FeedbackFilter): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n ${from(filter)}`.execute(db);
  return rows[0]?.n ?? 0;
}
