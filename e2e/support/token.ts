import { login } from '../../scripts/testing/api.ts';

/** Shorter than a token lives. */
const KEPT_MS = 10 * 60_000;
const kept = new Map<string, { token: Promise<string>; until: number }>();

/**
 * For the calls with which tests prepare what they need and look at what has become of it. Each account signs in once:
 * to recognise a password takes the server longer than most of these calls.
 */
export function tokenFor(url: string, username: string): Promise<string> {
  const key = `${url} ${username}`;
  const known = kept.get(key);
  if (known && known.until > Date.now()) return known.token;
  const token = login(url, username).then((pair) => pair.token);
  kept.set(key, { token, until: Date.now() + KEPT_MS });
  return token;
}
