import { call, login, type TokenPair } from '../../scripts/testing/api.ts';

/** Shorter than a token lives. */
const KEPT_MS = 10 * 60_000;
const kept = new Map<string, { pair: Promise<TokenPair>; until: number }>();

const keyOf = (use: 'calls' | 'pages', url: string, username: string): string => `${use} ${url} ${username}`;

function keptPair(use: 'calls' | 'pages', url: string, username: string): Promise<TokenPair> {
  const key = keyOf(use, url, username);
  const known = kept.get(key);
  if (known && known.until > Date.now()) return known.pair;
  const pair = login(url, username);
  kept.set(key, { pair, until: Date.now() + KEPT_MS });
  return pair;
}

/**
 * For the calls with which tests prepare what they need and look at what has become of it. Each account signs in once:
 * to recognise a password takes the server longer than most of these calls.
 */
export const tokenFor = async (url: string, username: string): Promise<string> =>
  (await keptPair('calls', url, username)).token;

/** Those of the office, in whose name two of three tests work; what sessions do is tried with others. */
const OFFICE = ['fao.admin', 'me.officer', 'superadmin'];

const isAlive = async (url: string, { token }: TokenPair): Promise<boolean> =>
  (await call(url, token, 'GET', '/notification/summary')).status === 200;

/** A session for a page; the office goes on with the one it has, unless a test has signed out. */
export async function sessionFor(url: string, username: string): Promise<TokenPair> {
  if (!OFFICE.includes(username)) return login(url, username);
  const pair = await keptPair('pages', url, username);
  if (await isAlive(url, pair)) return pair;
  kept.delete(keyOf('pages', url, username));
  return keptPair('pages', url, username);
}
