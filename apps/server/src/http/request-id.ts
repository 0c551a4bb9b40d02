import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

export const REQUEST_ID = 'x-request-id';
/** Of a proxy or a client: what is longer or holds anything else could be meant to confuse whoever reads a log. */
const WELL_FORMED = /^[\w.:-]{8,100}$/;

/** The id that somebody before us gave to a request, so that its way can be followed; else one of our own. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[REQUEST_ID];
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}

/** Every answer says which request it belongs to: whoever asks for help can name it. */
export function returnRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID, request.id);
  });
}
