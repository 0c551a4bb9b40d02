import type { SubmissionComment } from '@msurvey/contract';
import type { CommentRow } from './comment.queries.ts';

export const commentView = ({ at, resolvedAt, ...row }: CommentRow): SubmissionComment => ({
  ...row,
  at: at.toISOString(),
  resolvedAt: resolvedAt?.toISOString() ?? null,
});
