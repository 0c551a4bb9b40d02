import type { Announcement, ForumReply, forums, ForumTopic, ForumTopicRow } from '@msurvey/contract';
import { may, MOST_UNREAD } from '@msurvey/domain';
import type { z } from 'zod';
import type { Who } from '#http/access-cache.ts';
import type { ForumRow, OneForum } from './forum.queries.ts';
import { changeProblem, deleteProblem, moderates, replyProblem } from './forum.policy.ts';
import type { AnnouncementRow } from './read.queries.ts';
import type { ReplyRow } from './reply.queries.ts';
import type { TopicListRow, TopicRow } from './topic.queries.ts';

type ForumWire = z.input<(typeof forums.forumList)['response']>['data'][number];
type ForumHeadWire = z.input<(typeof forums.forumTopics)['response']>['meta']['forum'];

const authorOf = ({ byName, byOrganization }: { byName: string; byOrganization: string }) => ({
  name: byName,
  organization: byOrganization,
});
const iso = (at: Date | null) => at?.toISOString() ?? null;

interface Hidden {
  hiddenAt: Date | null;
  hiddenReason: string | null;
  hiddenBy: string | null;
}
const hiddenView = ({ hiddenAt, hiddenReason, hiddenBy }: Hidden) =>
  hiddenAt && { reason: hiddenReason ?? '', by: hiddenBy ?? '', at: hiddenAt.toISOString() };

export const forumView = (row: ForumRow): ForumWire => ({
  id: row.id,
  title: row.title,
  description: row.description,
  topics: row.topics,
  unread: Math.min(row.unread, MOST_UNREAD),
  isMore: row.unread > MOST_UNREAD,
  lastAt: iso(row.lastAt),
  can: { write: row.canWrite },
});

export const forumHeadView = ({ id, title, description, canWrite }: OneForum, who: Who): ForumHeadWire => ({
  id,
  title,
  description,
  can: { start: canWrite && may(who, 'Forum/Create'), announce: moderates(who, canWrite) },
});

export const topicRowView = (row: TopicListRow): ForumTopicRow => ({
  id: row.id,
  title: row.title,
  by: authorOf(row),
  createdAt: row.createdAt.toISOString(),
  isPinned: row.isPinned,
  isLocked: row.isLocked,
  isAnnouncement: row.isAnnouncement,
  isHidden: row.isHidden,
  isUnread: row.isUnread,
  replies: row.replies,
  lastReply: row.lastBy !== null && row.lastAt !== null ? { by: row.lastBy, at: row.lastAt.toISOString() } : null,
});

/** A topic by its own words. */
const titledView = (row: AnnouncementRow | TopicRow) => ({
  id: row.id,
  forum: { id: row.forumId, title: row.forumTitle },
  title: row.title,
  text: row.text,
  by: authorOf(row),
  createdAt: row.createdAt.toISOString(),
});

export const topicView = (row: TopicRow, who: Who): ForumTopic => ({
  ...titledView(row),
  editedAt: iso(row.editedAt),
  isPinned: row.isPinned,
  isLocked: row.isLocked,
  isAnnouncement: row.isAnnouncement,
  hidden: hiddenView(row),
  activity: row.activity,
  can: {
    reply: !replyProblem(who, row),
    edit: !changeProblem(who, row),
    delete: !deleteProblem(who, row),
    moderate: moderates(who, row.canWrite),
  },
});

/** Of a hidden reply everybody sees that it was there; what it said, only moderators and who wrote it. */
export function replyView(row: ReplyRow, topic: TopicRow, who: Who): ForumReply {
  const { canWrite, isLocked } = topic;
  const post = { ...row, canWrite, isLocked };
  const isOpen = !row.isHidden || row.authorId === who.userId || moderates(who, canWrite);
  return {
    id: row.id,
    by: authorOf(row),
    text: isOpen ? row.text : null,
    createdAt: row.createdAt.toISOString(),
    editedAt: iso(row.editedAt),
    isHidden: row.isHidden,
    hidden: isOpen ? hiddenView(row) : null,
    isNew: row.isNew,
    can: { edit: !changeProblem(who, post), delete: !deleteProblem(who, post), moderate: moderates(who, canWrite) },
  };
}

export const announcementView = (row: AnnouncementRow): Announcement => ({
  ...titledView(row),
  activity: row.activity,
});
