import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Context } from '../context.ts';
import { databaseAnswers } from '../db/health.queries.ts';

/** For balancers and monitors: /healthz says that the database answers, /metrics is for Prometheus on this machine. */
export function serveHealth(app: FastifyInstance, { database }: Context): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  app.get('/healthz', async (_request, reply) => {
    const ok = await databaseAnswers(database.db);
    return reply.code(ok ? 200 : 503).send({ ok });
  });
  app.get('/metrics', async (request, reply) => {
    const local =
      request.socket.remoteAddress === '127.0.0.1' ||
      request.socket.remoteAddress === '::1' ||
      request.socket.remoteAddress === '::ffff:127.0.0.1';
    if (!local) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
