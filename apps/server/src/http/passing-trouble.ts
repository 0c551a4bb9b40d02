import { problem, Refusal } from '../problem/problem.ts';

const LATER = { 'retry-after': '10' };
/** Nothing is wrong with what was asked: it has to be asked again. */
export const later = (code: 'server.busy' | 'storage.full' | 'storage.unavailable' | 'database.unavailable'): Refusal =>
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

export const isDiskFull = (error: unknown): boolean => FULL.has(codeOf(error));

/** What the machine or the database cannot do now and can do later; undefined for every other error. */
export function passingTrouble(error: unknown): Refusal | undefined {
  if (error instanceof Refusal || !(error instanceof Error)) return undefined;
  if (isDiskFull(error)) return later('storage.full');
  const isDown = DATABASE_DOWN.test(codeOf(error)) || CONNECTION_LOST.test(error.message);
  return isDown ? later('database.unavailable') : undefined;
}
