import type { logframeNodes, LogframeNodeDetail } from '@msurvey/contract';
import { MOST_NODE_COMMENTS } from '@msurvey/domain';
import type { Call } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { isInSight, logframeSight } from '../sight.ts';
import { type CommentRow, countComments, insertComment } from './comment.queries.ts';
import { nodeById } from './node.queries.ts';

export const commentView = ({ id, text, by, at }: CommentRow): LogframeNodeDetail['comments'][number] => ({
  id,
  text,
  by,
  at: at.toISOString(),
});

export async function commentNode({ db, body, who, project, audit }: Call<(typeof logframeNodes)['commentNode']>) {
  const { nodeId, text } = body;
  const node = await nodeById(db, project.homeId, nodeId);
  if (!node || !isInSight(logframeSight(project), node.programmes)) return problem('record.not-found');
  if ((await countComments(db, project.homeId, nodeId)) >= MOST_NODE_COMMENTS)
    return problem('comment.too-many', { count: MOST_NODE_COMMENTS });
  const comment = await insertComment(db, project.homeId, { nodeId, text, userId: who.userId });
  await audit({
    action: 'comment',
    entity: 'logframe-node',
    entityId: nodeId,
    projectId: project.homeId,
    after: { text },
  });
  return { data: commentView(comment) };
}
