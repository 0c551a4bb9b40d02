import type { FastifyInstance } from 'fastify';

const LOOK_AGAIN_MS = 50;

/**
 * Answers what was asked and closes. Connections over which nothing is asked are closed by us: a browser keeps some open
 * just in case, and a stop would wait over a minute for it to think of something.
 */
export function closesSoon(app: FastifyInstance): () => Promise<void> {
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
    await app.close().finally(() => clearInterval(looking));
  };
}
