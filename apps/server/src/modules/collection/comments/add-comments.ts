import type { Db } from '#db/tables.ts';
import { type Problem, problem } from '#problem/problem.ts';
import type { SubmissionKey } from '../files/file.queries.ts';
import { countComments, insertComments, MOST_COMMENTS, type NewComment } from './comment.queries.ts';

/**
 * Writes comments on a record, in the caller's transaction, and gives their ids; the caller's audit line names them. Also
 * for those who judge records: what they find wrong stands at its question when somebody corrects it.
 */
export async function addComments(
  db: Db,
  key: SubmissionKey,
  authorId: number,
  comments: readonly NewComment[],
): Promise<number[] | Problem> {
  if (comments.length === 0) return [];
  if ((await countComments(db, key)) + comments.length > MOST_COMMENTS)
    return problem('comment.too-many', { count: MOST_COMMENTS });
  return insertComments(db, key, authorId, comments);
}
