import { endpoints } from '@msurvey/contract/endpoints';
import { ApiError, whole } from '~/lib/api-error.ts';
import { exclusively } from '~/lib/exclusive.ts';
import { currentLanguage } from '~/lib/i18n.ts';
import { isExpired, readTokens, replaceTokens, type TokenPair } from '~/lib/tokens.ts';

/** A refresh token is good for one use, so a renewed pair is told to every tab that may hold a copy of the old one. */
interface Renewed {
  from: string;
  pair: TokenPair;
}
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('msurvey.renewed');
channel?.addEventListener('message', (event: MessageEvent<Renewed>) => {
  // a duplicated tab starts with a copy of its parent's session storage
  if (readTokens()?.refreshToken === event.data.from) replaceTokens(event.data.pair);
});
/** Long enough for the other tabs to have heard before one of them gets its turn. */
const HEARD_MS = 40;

async function renew(old: TokenPair): Promise<TokenPair | undefined> {
  const [method, path] = endpoints.refreshToken;
  const response = await whole(
    fetch(path, {
      method,
      // the language chosen here and not the browser's: it is the one they are written to in
      headers: { 'content-type': 'application/json', 'accept-language': currentLanguage() },
      body: JSON.stringify({ refreshToken: old.refreshToken }),
    }),
  );
  if (response.status >= 500 || response.status === 429) throw await ApiError.from(response);
  if (!response.ok) return undefined;
  const body = (await whole(response.json())) as { token: string; refresh_token: { token: string } };
  const pair = { token: body.token, refreshToken: body.refresh_token.token };
  replaceTokens(pair);
  channel?.postMessage({ from: old.refreshToken, pair } satisfies Renewed);
  if (channel) await new Promise((resolve) => setTimeout(resolve, HEARD_MS));
  return pair;
}

let running: Promise<string | undefined> | undefined;

/**
 * A fresh access token instead of `stale`, or nothing when the session is over. Calls of one tab share one refresh;
 * tabs take turns, and the later one finds what the earlier one stored.
 */
export function freshToken(stale: string): Promise<string | undefined> {
  running ??= exclusively('refresh', async () => {
    const pair = readTokens();
    if (!pair) return undefined;
    if (pair.token !== stale && !isExpired(pair.token)) return pair.token;
    return (await renew(pair))?.token;
  }).finally(() => {
    running = undefined;
  });
  return running;
}
