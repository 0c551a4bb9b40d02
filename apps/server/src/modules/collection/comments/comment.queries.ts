import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { SubmissionKey } from '../files/file.queries.ts';

/** Of one record: nobody reads more, and no list has to be paged. */
export const MOST_COMMENTS = 500;

export interface CommentRow {
  id: number;
  revision: number;
  path: string | null;
  text: string;
  author: string;
  at: Date;
  resolvedAt: Date | null;
  resolvedBy: string | null;
}

export interface NewComment {
  revision: number;
  path: string | null;
  text: string;
}

const OF = (key: SubmissionKey) =>
  sql`c.project_id = ${key.projectId} and c.form_id = ${key.formId} and c.submission_id = ${key.submissionId}`;

/** The newest first. */
export async function commentsOf(db: Db, key: SubmissionKey): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select c.id, c.revision, c.path, c.text, trim(a.first_name || ' ' || a.last_name) as author, c.created_at as at,
      c.resolved_at as "resolvedAt", trim(r.first_name || ' ' || r.last_name) as "resolvedBy"
    from submission_comment c join app_user a on a.id = c.author_id left join app_user r on r.id = c.resolved_by
    where ${OF(key)} order by c.id desc limit ${MOST_COMMENTS}`.execute(db);
  return rows;
}

/** Held by whoever adds, so that two at once do not both think there is room. */
export async function countComments(db: Db, key: SubmissionKey): Promise<number> {
  await sql`select 1 from submission s where s.project_id = ${key.projectId} and s.form_id = ${key.formId}
    and s.id = ${key.submissionId} for no key update`.execute(db);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from submission_comment c where ${OF(key)}`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function insertComments(
  db: Db,
  key: SubmissionKey,
  authorId: number,
  comments: readonly NewComment[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into submission_comment (project_id, form_id, submission_id, revision, path, text, author_id)
    select ${key.projectId}, ${key.formId}, ${key.submissionId}, t.revision, t.path, t.text, ${authorId}
    from unnest(${comments.map((c) => c.revision)}::int[], ${comments.map((c) => c.path)}::text[],
      ${comments.map((c) => c.text)}::text[]) with ordinality as t (revision, path, text, n) order by t.n
    returning id`.execute(db);
  return rows.map((row) => row.id);
}

/** How it stood before, locked: null when there is no such comment. */
export async function isResolved(db: Db, key: SubmissionKey, id: number): Promise<boolean | null> {
  const { rows } = await sql<{ resolved: boolean }>`
    select c.resolved_at is not null as resolved from submission_comment c
    where ${OF(key)} and c.id = ${id} for no key update`.execute(db);
  return rows[0]?.resolved ?? null;
}

export async function setResolved(db: Db, key: SubmissionKey, id: number, by: number | null): Promise<void> {
  await sql`update submission_comment c set resolved_by = ${by}, resolved_at = ${by === null ? sql`null` : sql`now()`}
    where ${OF(key)} and c.id = ${id}`.execute(db);
}
