import type { FastifyInstance } from 'fastify';
import { onAnswered } from './answered.ts';
import { Gauge, Histogram, type Registry } from 'prom-client';

/** Seconds; a list answers in hundredths, an upload may take minutes. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120];

/** By route, never by address: the number of series stays that of the routes. */
export function measureHttp(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'msurvey_http_request_duration_seconds',
    help: 'How long requests took, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const open = new Gauge({
    name: 'msurvey_http_requests_in_flight',
    help: 'Requests that are being answered',
    registers: [registry],
  });
  app.addHook('onRequest', async () => open.inc());
  onAnswered(app, (request, reply) => {
    open.dec();
    const route = request.routeOptions.url ?? 'page';
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
}
