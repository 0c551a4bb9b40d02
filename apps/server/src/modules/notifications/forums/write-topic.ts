import type { forumPosts } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { fieldFaults, problem } from '#problem/problem.ts';
import { announce } from './announce.ts';
import { changeProblem, deleteProblem, moderates } from './forum.policy.ts';
import { findForum } from './forum.queries.ts';
import { markRead } from './read.queries.ts';
import { forumSight } from './sight.ts';
import { deleteTopic, holdTopic, insertTopic, sentTopic, updateTopic } from './topic.queries.ts';

const AUDITED = 'forum-topic';
const wordsOf = ({ title, text }: { title: string; text: string }) => ({ title, text });

export const createTopic =
  ({ jobs }: Context) =>
  async ({ db, who, body, audit }: Call<(typeof forumPosts)['createForumTopic']>) => {
    const { forumId, sentId, isAnnouncement } = body;
    const forum = await findForum(db, forumSight(who), forumId);
    if (!forum) return problem('record.not-found');
    if (!forum.canWrite) return problem('forum.read-only');
    if (isAnnouncement && !moderates(who, forum.canWrite)) return problem('auth.forbidden');
    const made = await insertTopic(db, { forumId, authorId: who.userId, sentId, ...wordsOf(body) });
    if (!made) return { data: { id: (await sentTopic(db, who.userId, sentId)) ?? 0 } };
    const { id } = made;
    await markRead(db, who.userId, id, made.activity);
    if (isAnnouncement)
      await announce(jobs, db, { id, forumId, forumTitle: forum.title, title: body.title }, who.userId);
    await audit({
      action: 'create',
      entity: AUDITED,
      entityId: id,
      after: { forumId, ...wordsOf(body), isAnnouncement },
    });
    return { data: { id } };
  };

export async function changeTopic({ db, who, body, audit }: Call<(typeof forumPosts)['updateForumTopic']>) {
  const topic = await holdTopic(db, forumSight(who), body.id);
  if (!topic) return problem('record.not-found');
  const fault = changeProblem(who, topic);
  if (fault) return problem(fault);
  const [before, after] = [wordsOf(topic), wordsOf(body)];
  if (before.title === after.title && before.text === after.text) return;
  await updateTopic(db, topic.id, after);
  await audit({ action: 'update', entity: AUDITED, entityId: topic.id, before, after });
}

export async function removeTopic({ db, who, body, audit }: Call<(typeof forumPosts)['deleteForumTopic']>) {
  const topic = await holdTopic(db, forumSight(who), body.id);
  if (!topic) return problem('record.not-found');
  const fault = deleteProblem(who, topic);
  if (fault) return problem(fault);
  const { reason } = body;
  if (topic.authorId !== who.userId && reason === null) return fieldFaults({ field: 'reason', fault: 'required' });
  await deleteTopic(db, topic.id);
  await audit({
    action: 'delete',
    entity: AUDITED,
    entityId: topic.id,
    before: { forumId: topic.forumId, by: topic.byName, ...wordsOf(topic) },
    after: { reason },
  });
}
