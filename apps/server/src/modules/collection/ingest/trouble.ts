import { problem, Refusal } from '#http/problem.ts';
import { StoreFailed } from '../files/store-file.ts';
import { QueueFull } from './batcher.ts';

const LATER = { 'retry-after': '10' };
const later = (code: 'server.busy' | 'storage.full' | 'storage.unavailable' | 'database.unavailable') =>
  new Refusal(problem(code, {}, LATER));

/** The machine's disk, or the database's. */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** No connection, no room for another, being stopped: of PostgreSQL, and of the way to it. */
const DATABASE_DOWN = /^(08|53|57)|^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
const CONNECTION_LOST = /connection terminated|timeout exceeded when trying to connect|connection ended|not queryable/i;

const codeOf = (error: unknown): string => {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  return String(code ?? cause?.code ?? '');
};

/**
 * What the sender is told when we could not store: nothing is lost, it has to come again. Undefined for what is neither
 * the file store's nor the database's trouble.
 */
export function troubleOf(error: unknown): Refusal | undefined {
  if (error instanceof QueueFull) return later('server.busy');
  if (error instanceof StoreFailed)
    return later(FULL.has(codeOf(error.cause)) ? 'storage.full' : 'storage.unavailable');
  if (error instanceof Refusal || !(error instanceof Error)) return undefined;
  const code = codeOf(error);
  if (FULL.has(code)) return later('storage.full');
  return DATABASE_DOWN.test(code) || CONNECTION_LOST.test(error.message) ? later('database.unavailable') : undefined;
}
