import type { FastifyInstance } from 'fastify';
import { withinMs } from '../within.ts';

const LOOK_AGAIN_MS = 50;

/**
 * Answers what was asked and closes. Connections over which nothing is asked are closed by us: a browser keeps some open
 * just in case, and a stop would wait over a minute for it to think of something. What is not answered after this long is
 * cut off: somebody who never finishes their request does not keep the server from stopping.
 */
export function closesSoon(app: FastifyInstance, mostMs: number): () => Promise<void> {
  let asked = 0;
  app.server.on('request', (_request, response) => {
    asked++;
    response.once('close', () => {
      asked--;
    });
  });
  return async () => {
    const looking = setInterval(() => {
      if (asked === 0) app.server.closeAllConnections();
    }, LOOK_AGAIN_MS);
    const closed = app.close();
    const inTime = await withinMs(mostMs, closed).finally(() => clearInterval(looking));
    if (inTime) return;
    app.server.closeAllConnections();
    await withinMs(mostMs / 4, closed);
  };
}
