import type { forumPosts } from '@msurvey/contract';
import type { Call } from '#http/call.ts';
import { fieldFaults, problem } from '#problem/problem.ts';
import { changeProblem, deleteProblem, replyProblem } from './forum.policy.ts';
import { markRead } from './read.queries.ts';
import { deleteReply, holdReply, insertReply, sentReply, updateReply } from './reply.queries.ts';
import { forumSight } from './sight.ts';
import { holdTopic } from './topic.queries.ts';

const AUDITED = 'forum-reply';

/** What was sent before is there, also when the topic was closed in between. */
export async function createReply({ db, who, body, audit }: Call<(typeof forumPosts)['createForumReply']>) {
  const { topicId, sentId, text } = body;
  const topic = await holdTopic(db, forumSight(who), topicId);
  if (!topic) return problem('record.not-found');
  const before = await sentReply(db, who.userId, sentId);
  if (before !== undefined) return { data: { id: before } };
  const fault = replyProblem(who, topic);
  if (fault) return problem(fault);
  const made = await insertReply(db, { topicId, authorId: who.userId, sentId, text });
  // The same at the same moment to two topics: whichever came first is there.
  if (!made) return { data: { id: (await sentReply(db, who.userId, sentId)) ?? 0 } };
  await markRead(db, who.userId, topicId, made.activity);
  await audit({ action: 'create', entity: AUDITED, entityId: made.id, after: { topicId, text } });
  return { data: { id: made.id } };
}

export async function changeReply({ db, who, body, audit }: Call<(typeof forumPosts)['updateForumReply']>) {
  const reply = await holdReply(db, forumSight(who), body.id);
  if (!reply) return problem('record.not-found');
  const fault = changeProblem(who, reply);
  if (fault) return problem(fault);
  if (reply.text === body.text) return;
  await updateReply(db, reply.id, body.text);
  const { topicId } = reply;
  const [before, after] = [
    { topicId, text: reply.text },
    { topicId, text: body.text },
  ];
  await audit({ action: 'update', entity: AUDITED, entityId: reply.id, before, after });
}

export async function removeReply({ db, who, body, audit }: Call<(typeof forumPosts)['deleteForumReply']>) {
  const reply = await holdReply(db, forumSight(who), body.id);
  if (!reply) return problem('record.not-found');
  const fault = deleteProblem(who, reply);
  if (fault) return problem(fault);
  const { reason } = body;
  if (reply.authorId !== who.userId && reason === null) return fieldFaults({ field: 'reason', fault: 'required' });
  await deleteReply(db, reply.id);
  const { topicId, text } = reply;
  await audit({
    action: 'delete',
    entity: AUDITED,
    entityId: reply.id,
    before: { topicId, text },
    after: { reason },
  });
}
