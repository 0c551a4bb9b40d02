import multipart from '@fastify/multipart';
import { preferredLanguage } from '@msurvey/domain';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { Registry } from 'prom-client';
import type { Context } from './context.ts';
import { bindModules } from './modules/index.ts';
import { hasUsers } from './modules/platform/index.ts';
import { healthRoutes } from './modules/upkeep/index.ts';
import { logAccess } from './http/access-log.ts';
import { auditRefusals } from './http/audit-refusals.ts';
import { serveConsole } from './http/console.ts';
import { serveDocs } from './http/docs.ts';
import { measureHttp } from './http/http-metrics.ts';
import { BODY_LIMIT, problemOf } from './http/known-problem.ts';
import { problem, Refusal } from './problem/problem.ts';
import { writeProblem } from './http/problem-writer.ts';
import { requestIdOf, returnRequestId } from './http/request-id.ts';
import { secure } from './http/security.ts';
import { checkStorable } from './http/storable.ts';

/** Writes a problem in the caller's language; what is unknown becomes 500 with a request id and never a stack trace. */
function fail(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = problemOf(error);
  if (!known) request.log.error({ err: error, requestId: request.id }, 'request failed');
  const answer = known ?? problem('server.failed');
  for (const [name, value] of Object.entries(answer.headers)) reply.header(name, value);
  const language = preferredLanguage(request.headers['accept-language']);
  return reply
    .code(answer.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(writeProblem(answer, language, request.id)));
}

/** Requests and answers are checked by the contract; to load the framework's own ways takes a part of every start. */
const unused = (): never => {
  throw new Error('a route with a schema of its own: its checks belong into the contract');
};

export interface Route {
  method: string;
  url: string;
}

export async function createApp(context: Context, routes: Route[] = []): Promise<FastifyInstance> {
  const app = Fastify({
    // Our logger's own type would travel through every plugin's types.
    loggerInstance: context.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    bodyLimit: BODY_LIMIT,
    trustProxy: context.config.trustProxy ?? false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    schemaController: { compilersFactory: { buildValidator: unused, buildSerializer: unused } },
  });
  app.addHook('onRoute', ({ method, url }) => {
    for (const m of [method].flat()) routes.push({ method: m, url });
  });
  const registry = new Registry();
  returnRequestId(app);
  logAccess(app);
  measureHttp(app, registry);
  app.setErrorHandler(fail);
  auditRefusals(app, context);
  await secure(app, context);
  app.addHook('preHandler', checkStorable);
  await app.register(multipart);
  healthRoutes(app, context, registry);
  await serveDocs(app);
  bindModules(app, context);
  const installation = { ...context.config, isSetUp: () => hasUsers(context.database.db, context.config) };
  await serveConsole(app, installation, (request, reply) =>
    fail(new Refusal(problem('route.not-found')), request, reply),
  );
  return app;
}
