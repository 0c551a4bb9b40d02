import { sql } from 'kysely';
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

export interface FeedbackFilter {
  currentPage: number;
  pageSize: number;
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

function from(filter: FeedbackFilter) {
  const conditions = [sql`true`];
  if (filter.organizationId !== null) conditions.push(sql`u.organization_id = ${filter.organizationId}`);
  if (filter.rating != null) conditions.push(sql`f.rating = ${filter.rating}`);
  return sql`from feedback f join app_user u on u.id = f.user_id join organization o on o.id = u.organization_id
    where ${sql.join(conditions, sql` and `)}`;
}

export async function listFeedback(db: Db, filter: FeedbackFilter): Promise<FeedbackRow[]> {
  const { rows } = await sql<FeedbackRow>`
    select f.id, f.rating, f.comment, u.username as "userName", o.name as "orgName", f.created_at as "createdAt"
    ${from(filter)} order by f.created_at desc, f.id desc
    limit ${filter.pageSize} offset ${(filter.currentPage - 1) * filter.pageSize}`.execute(db);
  return rows;
}

export async function countFeedback(db: Db, filter: FeedbackFilter): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n ${from(filter)}`.execute(db);
  return rows[0]?.n ?? 0;
}
