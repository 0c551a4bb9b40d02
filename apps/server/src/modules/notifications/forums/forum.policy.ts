import { may, type Principal, type ProblemCode } from '@msurvey/domain';

type Asker = Principal & { userId: number };
/** What decides about a topic, or about a reply in it. */
export interface Post {
  authorId: number;
  /** The forum lets the asker write. */
  canWrite: boolean;
  /** The topic is closed. */
  isLocked: boolean;
  isHidden: boolean;
}

/** Where somebody may not write, they keep no order either. */
export const moderates = (who: Principal, canWrite: boolean): boolean => canWrite && may(who, 'Forum/Edit');

const closedFor = (who: Principal, { canWrite, isLocked }: Post): boolean => isLocked && !moderates(who, canWrite);

export function replyProblem(who: Asker, topic: Post): ProblemCode | undefined {
  if (!topic.canWrite) return 'forum.read-only';
  if (topic.isHidden) return 'forum.hidden';
  return closedFor(who, topic) ? 'forum.locked' : undefined;
}

/** Words are their author's: a moderator hides or deletes them, and never puts others into somebody's mouth. */
export function changeProblem(who: Asker, post: Post): ProblemCode | undefined {
  if (!post.canWrite) return 'forum.read-only';
  if (post.authorId !== who.userId) return 'forum.not-yours';
  if (post.isHidden) return 'forum.hidden';
  return closedFor(who, post) ? 'forum.locked' : undefined;
}

/** What others have replied to is no longer one person's alone. */
export function deleteProblem(who: Asker, post: Post & { isAnswered?: boolean }): ProblemCode | undefined {
  if (post.canWrite && may(who, 'Forum/Delete')) return undefined;
  return changeProblem(who, post) ?? (post.isAnswered ? 'forum.topic-answered' : undefined);
}

export const moderateProblem = (canWrite: boolean): ProblemCode | undefined =>
  canWrite ? undefined : 'forum.read-only';
