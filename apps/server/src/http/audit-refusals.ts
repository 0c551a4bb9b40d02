import { isPermissionProblem } from '@msurvey/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { Actor } from '../audit/audit-row.ts';
import { writeRepeated } from '../audit/write-audit.ts';
import type { Origin } from '../audit/origin.ts';
import { Refusal } from '../problem/problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** As the audit names them, where a route knows a person by something else than a session. */
    caller?: Actor;
  }
}

export const originOf = (request: FastifyRequest): Origin => ({
  requestId: request.id,
  address: request.ip,
  userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
});

/**
 * Whoever tries what they may not do leaves a line, wherever that is found out: at the door, in a handler, by a phone. It is
 * written when the answer is, after whatever the request did was rolled back.
 */
export function auditRefusals(app: FastifyInstance, { database }: Context): void {
  app.addHook('onError', async (request, _reply, error) => {
    const actor = request.who ?? request.caller;
    if (!actor || !(error instanceof Refusal) || !isPermissionProblem(error.problem.code)) return;
    const { code, values } = error.problem;
    const { method } = request;
    // As routes are declared: an address holds ids, and the key of a phone.
    const path = request.routeOptions.url ?? '';
    const { userId, name, organizationId } = actor;
    await writeRepeated(
      database.db,
      `refused:${userId}:${method} ${path} ${code}`,
      {
        action: 'refused',
        entity: 'permission',
        entityId: typeof values.permission === 'string' ? values.permission : code,
        after: { method, path },
        actor: { userId, name, organizationId },
      },
      undefined,
      originOf(request),
    );
  });
}
