import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import { preferredLanguage } from '@msurvey/domain';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Context } from '../context.ts';
import { problemOfDatabaseError } from '../db/constraints.ts';
import { bindModules } from '../modules/index.ts';
import { serveConsole } from './console.ts';
import { serveDocs } from './docs.ts';
import { serveHealth } from './health.ts';
import { type Problem, problem, Refusal } from './problem.ts';
import { writeProblem } from './problem-writer.ts';
import { secure } from './security.ts';

const BODY_LIMIT = 1_000_000;

function problemOf(error: unknown): Problem | undefined {
  if (error instanceof Refusal) return error.problem;
  const { code, statusCode } = error as FastifyError;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return problem('request.too-large', { limit: `${BODY_LIMIT / 1_000_000} MB` });
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return problem('request.malformed', { what: 'the content type' });
  if (
    error instanceof SyntaxError ||
    code === 'FST_ERR_CTP_EMPTY_JSON_BODY' ||
    code === 'FST_ERR_CTP_INVALID_JSON_BODY'
  )
    return problem('request.not-json');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return problem('request.malformed', { what: (error as Error).message });
  return problemOfDatabaseError(error);
}

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

export interface Route {
  method: string;
  url: string;
}

export async function createApp(context: Context, routes: Route[] = []): Promise<FastifyInstance> {
  const app = Fastify({
    // Our logger's own type would travel through every plugin's types.
    loggerInstance: context.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    trustProxy: context.config.trustProxy ?? false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  });
  app.addHook('onRoute', ({ method, url }) => {
    for (const m of [method].flat()) routes.push({ method: m, url });
  });
  app.setErrorHandler(fail);
  await secure(app, context);
  await app.register(multipart);
  serveHealth(app, context);
  await serveDocs(app);
  bindModules(app, context);
  await serveConsole(app, (request, reply) => fail(new Refusal(problem('route.not-found')), request, reply));
  return app;
}
