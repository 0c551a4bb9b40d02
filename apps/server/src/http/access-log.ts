import type { FastifyInstance, FastifyRequest } from 'fastify';
import { onAnswered } from './answered.ts';

const MASK = '***';
/** A phone's key stands in its address. */
const KEY_IN_PATH = /(\/key\/)[^/?]+/gi;
/** Ids of links, tickets and tokens are long; ids of records are numbers or uuids and say nothing by themselves. */
const LONG_SEGMENT = /[^/]{33,}/g;
const UUID = /^(uuid:)?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Of a query only what cannot be a secret, nor a person's name. */
const PLAIN = /^(\d{1,10}|asc|desc|true|false)$/;

function maskedQuery(query: string): string {
  const parts = query.split('&').map((part) => {
    const [name = '', value] = part.split('=', 2);
    return value === undefined || value === '' || PLAIN.test(value) ? part : `${name}=${MASK}`;
  });
  return parts.join('&').slice(0, 500);
}

/** An address as it may stand in a log: without keys, tokens, tickets, and what people looked for. */
export function maskedUrl(url: string): string {
  const at = url.indexOf('?');
  const path = (at < 0 ? url : url.slice(0, at))
    .replace(KEY_IN_PATH, `$1${MASK}`)
    .replace(LONG_SEGMENT, (segment) => (UUID.test(segment) ? segment : MASK))
    .slice(0, 300);
  return at < 0 ? path : `${path}?${maskedQuery(url.slice(at + 1))}`;
}

/** Who asked: a signed-in person, or a person's phone. */
function userOf(request: FastifyRequest): number | undefined {
  const { who, sender } = request as FastifyRequest & { sender?: { userId: number } };
  return who?.userId ?? sender?.userId;
}

/** One line per request at `info`: who asked what, from where, and how it ended. Never a header or a body. */
export function logAccess(app: FastifyInstance): void {
  onAnswered(app, (request, reply, isWhole) => {
    app.log.info(
      {
        requestId: request.id,
        method: request.method,
        url: maskedUrl(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        address: request.ip,
        userId: userOf(request),
        // The caller went before the answer was complete.
        ...(isWhole ? {} : { aborted: true }),
      },
      'request',
    );
  });
}
