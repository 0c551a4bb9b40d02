import type { FastifyError } from 'fastify';
import { problemOfDatabaseError } from '../db/constraints.ts';
import { type Problem, problem, Refusal } from '../problem/problem.ts';

export const BODY_LIMIT = 1_000_000;

/** The problem behind whatever was thrown; undefined for what nobody expected. */
export function problemOf(error: unknown): Problem | undefined {
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
