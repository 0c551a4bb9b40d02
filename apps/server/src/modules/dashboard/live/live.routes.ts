import { may } from '@msurvey/domain';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { signedIn } from '#http/signed-in.ts';
import { problem, Refusal } from '#problem/problem.ts';
import { newsFor } from './news-stream.ts';

const PERMISSION = 'Dashboard/View';

/**
 * News of figures, as server-sent events: an answer without end, so it stands beside the contract. The token comes in the
 * header as in every call, never in the address, where logs and histories would keep it.
 */
export function liveRoutes(app: FastifyInstance, context: Context): void {
  app.get('/msurvey/api/live', { exposeHeadRoute: false }, async (request, reply) => {
    const who = await signedIn(context, request);
    request.who = who;
    if (!may(who, PERMISSION)) throw new Refusal(problem('auth.forbidden', { permission: PERMISSION }));
    const stream = await newsFor(context, who);
    return reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(stream);
  });
}
