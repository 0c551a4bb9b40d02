import { effectOf, type Operation } from '@msurvey/contract';
import { type Language, may, preferredLanguage } from '@msurvey/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/database.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Who } from './access-cache.ts';
import { originOf } from './audit-refusals.ts';
import { type Call, type FileReply, type Handler, JsonText, type Prepared } from './call.ts';
import { Cookies } from './cookies.ts';
import { problemOfIssues } from './invalid.ts';
import { enterProject } from './project-gate.ts';
import { Problem, problem, Refusal } from '../problem/problem.ts';
import { signedIn } from './signed-in.ts';
import { readUpload } from './upload.ts';

declare module 'fastify' {
  interface FastifyRequest {
    who?: Who;
  }
}

/** Who asks; the problem when the operation needs more than that. Runs before a body is read. */
async function admit(context: Context, o: Operation, request: FastifyRequest): Promise<Who | undefined> {
  if (o.permission === 'public') return undefined;
  const who = await signedIn(context, request);
  request.who = who;
  if (!may(who, o.permission)) throw new Refusal(problem('auth.forbidden', { permission: o.permission }));
  return who;
}

function check<S extends z.ZodType | undefined>(schema: S, input: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(input ?? {});
  if (!result.success) throw new Refusal(problemOfIssues(result.error, input));
  return result.data;
}

const refuse = <T>(result: T | Problem): T => {
  if (result instanceof Problem) throw new Refusal(result);
  return result;
};

/** Aborted when the caller hangs up before the answer. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableEnded) gone.abort();
  });
  return gone.signal;
}

/** One request, one transaction, answer after commit. */
async function run(
  context: Context,
  o: Operation,
  handler: Handler<Operation>,
  call: Omit<Call<Operation>, 'db' | 'onCommit' | 'audit' | 'form' | 'project'>,
) {
  const { database, limits } = context;
  const outside: Call<Operation> = {
    ...call,
    db: database.reading,
    form: undefined,
    project: undefined,
    onCommit: () => {
      throw new Error('onCommit is only for operations that write');
    },
    audit: async () => {
      throw new Error('audit is only for operations that write');
    },
  } as Call<Operation>;
  const inside = (tx: Transaction): Call<Operation> =>
    ({
      ...call,
      ...tx,
      audit: (line: Parameters<typeof writeAudit>[1]) => writeAudit(tx.db, line, call.who, call.origin),
    }) as Call<Operation>;

  const prepared =
    typeof handler === 'function'
      ? undefined
      : refuse(await (handler as Prepared<Operation, unknown>).prepare(outside));
  const act =
    typeof handler === 'function'
      ? handler
      : (c: Call<Operation>) => (handler as Prepared<Operation, unknown>).act(c, prepared);
  if (effectOf(o) === 'read') {
    const entered = await enterProject(database.reading, o, call);
    return refuse(await act({ ...outside, ...entered } as Call<Operation>));
  }
  return database.transaction(async (tx) => {
    const entered = await enterProject(tx.db, o, call);
    return refuse(await act({ ...inside(tx), ...entered } as Call<Operation>));
  }, limits.writeMs);
}

function answer(o: Operation, reply: FastifyReply, result: unknown): FastifyReply {
  if (o.response === 'empty') return reply.code(204).send();
  if (o.response !== 'file')
    return reply
      .type('application/json; charset=utf-8')
      .send(result instanceof JsonText ? result.text : JSON.stringify(result));
  const file = result as FileReply;
  return reply
    .header('content-type', file.type)
    .header(
      'content-disposition',
      `${file.inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    )
    .header('cache-control', 'private, no-store')
    .send(file.stream);
}

/** Binds every operation of a part of the contract to its handler. */
export function bind<C extends Record<string, Operation>>(
  app: FastifyInstance,
  context: Context,
  contract: C,
  handlers: { [K in keyof C]: Handler<C[K]> },
): void {
  for (const [name, o] of Object.entries(contract) as [keyof C & string, Operation][]) {
    const handler = handlers[name] as unknown as Handler<Operation>;
    app.route({
      method: o.method,
      url: o.path,
      config: { operation: name },
      onRequest: async (request) => {
        request.who = await admit(context, o, request);
      },
      handler: async (request, reply) => {
        const language: Language = preferredLanguage(request.headers['accept-language']);
        const cookies = new Cookies(request.headers.cookie);
        const call = {
          params: check(o.params, request.params) as never,
          query: check(o.query, request.query) as never,
          body: check(o.body, request.body) as never,
          upload: (o.upload ? await readUpload(request, o.upload) : undefined) as never,
          who: request.who as Who,
          language,
          origin: originOf(request),
          cookies,
        };
        const work = () => run(context, o, handler, call);
        // The body is here: who sends it slowly held nobody up.
        const result = request.who ? await context.gate.run(request.who.userId, work, goneSignal(reply)) : await work();
        if (cookies.toSet.length > 0) reply.header('set-cookie', cookies.toSet);
        return answer(o, reply, result);
      },
    });
  }
}
