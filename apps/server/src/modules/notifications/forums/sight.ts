import { may } from '@msurvey/domain';
import type { Who } from '#http/access-cache.ts';
import { seesAll } from '#modules/access/index.ts';

/** Whose eyes look at the forums: every statement about topics and replies asks it. */
export interface ForumSight {
  userId: number;
  /** The super-user and the programme's administrators read and write everywhere. */
  isAll: boolean;
  /** Where they may write, they also see what was hidden. */
  moderates: boolean;
}

export const forumSight = (who: Who): ForumSight => ({
  userId: who.userId,
  isAll: seesAll(who),
  moderates: may(who, 'Forum/Edit'),
});
