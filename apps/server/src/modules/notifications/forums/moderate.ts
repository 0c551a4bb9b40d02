import type { forumModeration } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { announce } from './announce.ts';
import { moderateProblem } from './forum.policy.ts';
import { hideReply, holdReply } from './reply.queries.ts';
import { forumSight } from './sight.ts';
import { hideTopic, holdTopic, markTopic, takeAnnouncementBack } from './topic.queries.ts';

export const moderateTopic =
  ({ jobs }: Context) =>
  async ({ db, who, body, audit }: Call<(typeof forumModeration)['moderateForumTopic']>) => {
    const topic = await holdTopic(db, forumSight(who), body.id);
    if (!topic) return problem('record.not-found');
    const fault = moderateProblem(topic.canWrite);
    if (fault) return problem(fault);
    const { isPinned, isLocked, isAnnouncement } = topic;
    const before = { isPinned, isLocked, isAnnouncement };
    const after = {
      isPinned: body.isPinned ?? isPinned,
      isLocked: body.isLocked ?? isLocked,
      isAnnouncement: body.isAnnouncement ?? isAnnouncement,
    };
    if (after.isAnnouncement && !isAnnouncement && topic.isHidden) return problem('forum.hidden');
    await markTopic(db, topic.id, after);
    if (after.isAnnouncement && !isAnnouncement) await announce(jobs, db, topic, who.userId);
    if (!after.isAnnouncement && isAnnouncement) await takeAnnouncementBack(db, topic.id);
    await audit({ action: 'moderate', entity: 'forum-topic', entityId: topic.id, before, after });
  };

/** What hides or shows: nothing happens, and nothing is noted, where it is so already. */
export async function hideOrShowTopic({ db, who, body, audit }: Call<(typeof forumModeration)['hideForumTopic']>) {
  const topic = await holdTopic(db, forumSight(who), body.id);
  if (!topic) return problem('record.not-found');
  const fault = moderateProblem(topic.canWrite);
  if (fault) return problem(fault);
  const { isHidden, reason } = body;
  if (isHidden === topic.isHidden) return;
  await hideTopic(db, topic.id, isHidden ? { userId: who.userId, reason: reason ?? '' } : null);
  await audit({ action: isHidden ? 'hide' : 'show', entity: 'forum-topic', entityId: topic.id, after: { reason } });
}

export async function hideOrShowReply({ db, who, body, audit }: Call<(typeof forumModeration)['hideForumReply']>) {
  const reply = await holdReply(db, forumSight(who), body.id);
  if (!reply) return problem('record.not-found');
  const fault = moderateProblem(reply.canWrite);
  if (fault) return problem(fault);
  const { isHidden, reason } = body;
  if (isHidden === reply.isHidden) return;
  await hideReply(db, reply.id, isHidden ? { userId: who.userId, reason: reason ?? '' } : null);
  await audit({ action: isHidden ? 'hide' : 'show', entity: 'forum-reply', entityId: reply.id, after: { reason } });
}
