import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Context } from '#context.ts';
import { problem, Refusal } from '#problem/problem.ts';
import { healthOf, stopping } from './health.ts';
import { mayReadMetrics } from './may-read-metrics.ts';
import { describeInstallation } from './metrics.ts';

/**
 * For balancers and monitors, in words that tell a stranger nothing of the inside. /healthz: is the process of use at all;
 * /readyz: should people be sent here; both name every fault. /metrics: figures for Prometheus.
 */
export function healthRoutes(app: FastifyInstance, context: Context, registry: Registry): void {
  const health = healthOf(context);
  describeInstallation(registry, context, health);

  app.get('/healthz', async (_request, reply) => {
    const { faults } = await health.figures();
    const ok = !faults.includes('database-away');
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok, faults });
  });

  app.get('/readyz', async (_request, reply) => {
    const { faults } = await health.figures();
    const reasons = stopping(faults);
    const ready = reasons.length === 0;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, reasons, faults });
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, context.config.metricsToken)) throw new Refusal(problem('route.not-found'));
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
