import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

type Listener = (request: FastifyRequest, reply: FastifyReply, isWhole: boolean) => void;
const listening = new WeakMap<FastifyInstance, Listener[]>();

/**
 * Calls once for every request that has come to its end, also when the caller has gone meanwhile: the framework's own hook
 * is silent about those. All who listen share one ear on the answer, of which Node wants no more than ten in all.
 */
export function onAnswered(app: FastifyInstance, listener: Listener): void {
  const known = listening.get(app);
  if (known) {
    known.push(listener);
    return;
  }
  const listeners = [listener];
  listening.set(app, listeners);
  app.addHook('onRequest', async (request, reply) => {
    let ended = false;
    const end = () => {
      if (ended) return;
      ended = true;
      for (const tell of listeners) tell(request, reply, reply.raw.writableFinished);
    };
    reply.raw.once('finish', end).once('close', end);
  });
}
