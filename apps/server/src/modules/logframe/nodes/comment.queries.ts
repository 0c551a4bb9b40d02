import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';

export interface CommentRow {
  id: number;
  text: string;
  by: string;
  at: Date;
}

const COLUMNS = sql`c.id, c.text, u.first_name || ' ' || u.last_name as by, c.at`;

export async function commentsOf(db: Db, projectId: number, nodeId: number): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select ${COLUMNS} from logframe_comment c join app_user u on u.id = c.saved_by
    where c.project_id = ${projectId} and c.node_id = ${nodeId} order by c.id desc`.execute(db);
  return rows;
}

export async function countComments(db: Db, projectId: number, nodeId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from logframe_comment where project_id = ${projectId} and node_id = ${nodeId}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

export async function insertComment(
  db: Db,
  projectId: number,
  comment: { nodeId: number; text: string; userId: number },
): Promise<CommentRow> {
  const { rows } = await sql<CommentRow>`
    with c as (
      insert into logframe_comment (project_id, node_id, text, saved_by)
      values (${projectId}, ${comment.nodeId}, ${comment.text}, ${comment.userId}) returning *
    )
    select ${COLUMNS} from c join app_user u on u.id = c.saved_by`.execute(db);
  return rows[0] as CommentRow;
}
