import type { forumModeration, forumPosts, forums } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { chooseDigest, digestOf } from './digest.queries.ts';
import { findForum, listForums } from './forum.queries.ts';
import { announcementView, forumHeadView, forumView, replyView, topicRowView, topicView } from './forum.view.ts';
import { hideOrShowReply, hideOrShowTopic, moderateTopic } from './moderate.ts';
import { markForumRead, markRead, unreadAnnouncements } from './read.queries.ts';
import { countReplies, listReplies } from './reply.queries.ts';
import { forumSight } from './sight.ts';
import { findTopic, listTopics } from './topic.queries.ts';
import { changeReply, createReply, removeReply } from './write-reply.ts';
import { changeTopic, createTopic, removeTopic } from './write-topic.ts';

const readingHandlers = (): Handlers<typeof forums> => ({
  forumList: async ({ db, who }) => ({ data: (await listForums(db, forumSight(who))).map(forumView) }),

  forumTopics: async ({ db, who, body }) => {
    const sight = forumSight(who);
    const forum = await findForum(db, sight, body.forumId);
    if (!forum) return problem('record.not-found');
    const found = await listTopics(db, sight, body);
    const rows = found.slice(0, body.pageSize);
    const last = found.length > rows.length ? rows.at(-1) : undefined;
    const after = last ? { isPinned: last.isPinned, activity: last.activity } : null;
    return { data: rows.map(topicRowView), meta: { forum: forumHeadView(forum, who), after } };
  },

  forumTopic: async ({ db, who, params, query }) => {
    const topic = await findTopic(db, forumSight(who), params.id);
    if (!topic) return problem('record.not-found');
    const [replies, count] = await Promise.all([
      listReplies(db, who.userId, topic.id, query),
      countReplies(db, topic.id),
    ]);
    return {
      data: { topic: topicView(topic, who), replies: replies.map((row) => replyView(row, topic, who)) },
      meta: { count },
    };
  },

  readForumTopic: async ({ db, who, body, audit }) => {
    const topic = await findTopic(db, forumSight(who), body.id);
    if (!topic) return problem('record.not-found');
    const isNews = await markRead(db, who.userId, topic.id, body.activity);
    if (isNews) await audit({ action: 'read', entity: 'forum-topic', entityId: topic.id });
  },

  readForum: async ({ db, who, body, audit }) => {
    const sight = forumSight(who);
    const forum = await findForum(db, sight, body.id);
    if (!forum) return problem('record.not-found');
    const topics = await markForumRead(db, sight, forum.id);
    if (topics > 0) await audit({ action: 'read', entity: 'forum', entityId: forum.id, after: { topics } });
    return { data: { topics } };
  },

  announcements: async ({ db, who }) => ({
    data: (await unreadAnnouncements(db, forumSight(who))).map(announcementView),
  }),

  forumDigest: async ({ db, who }) => ({ data: { frequency: await digestOf(db, who.userId) } }),

  chooseForumDigest: async ({ db, who, body, audit }) => {
    const before = await digestOf(db, who.userId);
    if (before === body.frequency) return;
    await chooseDigest(db, who.userId, body.frequency);
    await audit({
      action: 'choose-digest',
      entity: 'user',
      entityId: who.userId,
      before: { frequency: before },
      after: { frequency: body.frequency },
    });
  },
});

type ForumHandlers = Handlers<typeof forums & typeof forumPosts & typeof forumModeration>;

export const forumHandlers = (context: Context): ForumHandlers => ({
  ...readingHandlers(),
  createForumTopic: createTopic(context),
  updateForumTopic: changeTopic,
  deleteForumTopic: removeTopic,
  createForumReply: createReply,
  updateForumReply: changeReply,
  deleteForumReply: removeReply,
  moderateForumTopic: moderateTopic(context),
  hideForumTopic: hideOrShowTopic,
  hideForumReply: hideOrShowReply,
});
