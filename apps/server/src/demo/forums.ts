import type { Db } from '../db/tables.ts';
import { FORUMS } from './content/forums.ts';
import { insertForum, insertReply, insertTopic } from './forums.queries.ts';

/** In this order, so that what was said last stands first in each forum. */
export async function loadForums(db: Db): Promise<void> {
  for (const { topics, ...forum } of FORUMS) {
    const forumId = await insertForum(db, forum);
    for (const { replies = [], isAnnouncement = false, isPinned = false, isLocked = false, ...topic } of topics) {
      const topicId = await insertTopic(db, forumId, { ...topic, isAnnouncement, isPinned, isLocked });
      for (const reply of replies) await insertReply(db, topicId, reply);
    }
  }
}
