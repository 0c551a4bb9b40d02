import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { Who } from './access-cache.ts';
import { Problem, problem, Refusal } from '../problem/problem.ts';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** Who stands behind the token of a request. */
export async function signedIn(context: Context, request: FastifyRequest): Promise<Who> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  if (!token) throw new Refusal(problem('auth.token-missing'));
  const claims = await context.tokens.verify(token);
  if (!claims) throw new Refusal(problem('auth.token-stale'));
  const who = await context.access.who(claims);
  if (who instanceof Problem) throw new Refusal(who);
  return who;
}
