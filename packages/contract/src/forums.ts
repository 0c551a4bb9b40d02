import { DIGEST_FREQUENCIES, FORUM_LIMITS, FORUM_PAGE_SIZE } from '@msurvey/domain';
import { z } from 'zod';
import { abilities, dataOf, listOf } from './envelopes.ts';
import { operationsOf } from './operation.ts';
import { id, idParams, instant, optionalText, text } from './shapes.ts';

const operation = operationsOf('notifications');

/** Who wrote, and for whom they work. */
const author = z.object({ name: z.string(), organization: z.string() });
/** Why a moderator has hidden something: for moderators and whoever wrote it. */
const hidden = z.object({ reason: z.string(), by: z.string(), at: instant });
const forum = z.object({ id: z.number(), title: z.string(), description: z.string().nullable() });
/** A topic by its own words, wherever it is shown. */
const titled = {
  id: z.number(),
  forum: forum.pick({ id: true, title: true }),
  title: z.string(),
  text: z.string(),
  by: author,
  createdAt: instant,
};
const topicRow = z.object({
  id: z.number(),
  title: z.string(),
  by: author,
  createdAt: instant,
  isPinned: z.boolean(),
  isLocked: z.boolean(),
  isAnnouncement: z.boolean(),
  isHidden: z.boolean(),
  isUnread: z.boolean(),
  replies: z.number(),
  lastReply: z.object({ by: z.string(), at: instant }).nullable(),
});
const topic = z.object({
  ...titled,
  editedAt: instant.nullable(),
  isPinned: z.boolean(),
  isLocked: z.boolean(),
  isAnnouncement: z.boolean(),
  hidden: hidden.nullable(),
  /** What one has read when one has read all that is there now. */
  activity: z.number(),
  can: abilities('reply', 'edit', 'delete', 'moderate'),
});
const reply = z.object({
  id: z.number(),
  by: author,
  /** Null: hidden from the caller. */
  text: z.string().nullable(),
  createdAt: instant,
  editedAt: instant.nullable(),
  isHidden: z.boolean(),
  hidden: hidden.nullable(),
  /** Came after the caller had last read the topic. */
  isNew: z.boolean(),
  can: abilities('edit', 'delete', 'moderate'),
});
/** Its text is the beginning of it. */
const announcement = z.object({
  ...titled,
  activity: z.number(),
});
export type ForumTopicRow = z.output<typeof topicRow>;
export type ForumTopic = z.output<typeof topic>;
export type ForumReply = z.output<typeof reply>;
export type Announcement = z.output<typeof announcement>;

const activity = id;
const frequency = z.enum(DIGEST_FREQUENCIES, 'invalid');

/** Reading: which forums there are for the caller, what stands in them, and what of it is new. */
export const forums = {
  forumList: operation({
    method: 'GET',
    path: '/msurvey/api/forums',
    permission: 'Forum/View',
    summary: 'The forums that the caller may read, with how much is new in each',
    response: listOf(
      forum.extend({
        topics: z.number(),
        unread: z.number(),
        /** There are more than were counted. */
        isMore: z.boolean(),
        lastAt: instant.nullable(),
        can: abilities('write'),
      }),
    ),
  }),
  forumTopics: operation({
    method: 'POST',
    path: '/msurvey/api/forums/topics',
    permission: 'Forum/View',
    effect: 'read',
    summary: 'The topics of a forum, pinned ones first, then by what was said last',
    body: z.object({
      forumId: id,
      search: optionalText(FORUM_LIMITS.search),
      unread: z.boolean().default(false),
      /** Where the page before ended. */
      after: z.object({ isPinned: z.boolean(), activity }).nullish(),
      pageSize: z.number().int().min(1).max(100).default(FORUM_PAGE_SIZE),
    }),
    response: z.object({
      data: z.array(topicRow),
      meta: z.object({
        forum: forum.extend({ can: abilities('start', 'announce') }),
        /** Null: this is the last page. */
        after: z.object({ isPinned: z.boolean(), activity: z.number() }).nullable(),
      }),
    }),
    problems: ['record.not-found'],
  }),
  forumTopic: operation({
    method: 'GET',
    path: '/msurvey/api/forums/topics/:id',
    permission: 'Forum/View',
    summary: 'A topic with a page of its replies, the oldest first',
    params: idParams,
    query: z.object({
      currentPage: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(FORUM_PAGE_SIZE),
    }),
    response: z.object({
      data: z.object({ topic, replies: z.array(reply) }),
      meta: z.object({ count: z.number() }),
    }),
    problems: ['record.not-found'],
  }),
  readForumTopic: operation({
    method: 'POST',
    path: '/msurvey/api/forums/topics/read',
    permission: 'Forum/View',
    summary: 'Note up to where the caller has read a topic',
    body: z.object({ id, activity }),
    response: 'empty',
    problems: ['record.not-found'],
  }),
  readForum: operation({
    method: 'POST',
    path: '/msurvey/api/forums/read',
    permission: 'Forum/View',
    summary: 'Note that the caller has read all that stands in a forum now',
    body: z.object({ id }),
    response: dataOf(z.object({ topics: z.number() })),
    problems: ['record.not-found'],
  }),
  announcements: operation({
    method: 'GET',
    path: '/msurvey/api/forums/announcements',
    permission: 'Forum/View',
    summary: 'The newest announcements that the caller has not read yet, for the home page',
    response: listOf(announcement),
  }),
  forumDigest: operation({
    method: 'GET',
    path: '/msurvey/api/forums/digest',
    permission: 'Forum/View',
    summary: 'How often the caller wants a mail about what is new in the forums',
    response: dataOf(z.object({ frequency })),
  }),
  chooseForumDigest: operation({
    method: 'PUT',
    path: '/msurvey/api/forums/digest',
    permission: 'Forum/View',
    summary: 'Choose how often a mail about what is new in the forums is sent',
    body: z.object({ frequency }),
    response: 'empty',
  }),
};

const title = text(FORUM_LIMITS.title);
const words = text(FORUM_LIMITS.text);
/** Made by whoever sends: what is sent again is there once. */
const sentId = z.uuid('invalid');
const made = dataOf(z.object({ id: z.number() }));
/** Why, for whoever wrote it; needed for what somebody else wrote. */
const reason = optionalText(FORUM_LIMITS.reason);

/** Writing: which forums one may write in says the access of forums; whose posts, the handlers. */
export const forumPosts = {
  createForumTopic: operation({
    method: 'POST',
    path: '/msurvey/api/forums/topics/create',
    permission: 'Forum/Create',
    summary: 'Start a topic; a moderator may make it an announcement at once',
    body: z.object({ forumId: id, sentId, title, text: words, isAnnouncement: z.boolean().default(false) }),
    response: made,
    problems: ['record.not-found', 'forum.read-only', 'auth.forbidden'],
  }),
  updateForumTopic: operation({
    method: 'PUT',
    path: '/msurvey/api/forums/topics',
    permission: 'Forum/View',
    summary: 'Change one’s own topic',
    body: z.object({ id, title, text: words }),
    response: 'empty',
    problems: ['record.not-found', 'forum.read-only', 'forum.not-yours', 'forum.locked', 'forum.hidden'],
  }),
  deleteForumTopic: operation({
    method: 'POST',
    path: '/msurvey/api/forums/topics/delete',
    permission: 'Forum/View',
    summary: 'Delete one’s own topic that nobody else has replied to; with Forum/Delete any topic, for a reason',
    body: z.object({ id, reason }),
    response: 'empty',
    problems: [
      'record.not-found',
      'forum.read-only',
      'forum.not-yours',
      'forum.locked',
      'forum.hidden',
      'forum.topic-answered',
    ],
  }),
  createForumReply: operation({
    method: 'POST',
    path: '/msurvey/api/forums/replies/create',
    permission: 'Forum/View',
    summary: 'Reply to a topic',
    body: z.object({ topicId: id, sentId, text: words }),
    response: made,
    problems: ['record.not-found', 'forum.read-only', 'forum.locked', 'forum.hidden'],
  }),
  updateForumReply: operation({
    method: 'PUT',
    path: '/msurvey/api/forums/replies',
    permission: 'Forum/View',
    summary: 'Change one’s own reply',
    body: z.object({ id, text: words }),
    response: 'empty',
    problems: ['record.not-found', 'forum.read-only', 'forum.not-yours', 'forum.locked', 'forum.hidden'],
  }),
  deleteForumReply: operation({
    method: 'POST',
    path: '/msurvey/api/forums/replies/delete',
    permission: 'Forum/View',
    summary: 'Delete one’s own reply; with Forum/Delete any reply, for a reason',
    body: z.object({ id, reason }),
    response: 'empty',
    problems: ['record.not-found', 'forum.read-only', 'forum.not-yours', 'forum.locked', 'forum.hidden'],
  }),
};

const flag = z.boolean().optional();
const hide = z
  .object({ id, isHidden: z.boolean(), reason })
  .refine((body) => !body.isHidden || body.reason !== null, { path: ['reason'], message: 'required' });

/** Keeping order in forums that one may write in. */
export const forumModeration = {
  moderateForumTopic: operation({
    method: 'PUT',
    path: '/msurvey/api/forums/topics/moderate',
    permission: 'Forum/Edit',
    summary: 'Pin a topic, close it, or make it an announcement; or take that back',
    body: z.object({ id, isPinned: flag, isLocked: flag, isAnnouncement: flag }),
    response: 'empty',
    problems: ['record.not-found', 'forum.read-only', 'forum.hidden'],
  }),
  hideForumTopic: operation({
    method: 'PUT',
    path: '/msurvey/api/forums/topics/hide',
    permission: 'Forum/Edit',
    summary: 'Hide a topic from all but moderators and whoever wrote it, for a reason; or show it again',
    body: hide,
    response: 'empty',
    problems: ['record.not-found', 'forum.read-only'],
  }),
  hideForumReply: operation({
    method: 'PUT',
    path: '/msurvey/api/forums/replies/hide',
    permission: 'Forum/Edit',
    summary: 'Hide the words of a reply from all but moderators and whoever wrote it, for a reason; or show them again',
    body: hide,
    response: 'empty',
    problems: ['record.not-found', 'forum.read-only'],
  }),
};
