import { endpoints } from '@msurvey/contract/endpoints';
import { api } from '~/lib/client.ts';
import { isShared, readTokens, storeTokens } from '~/lib/tokens.ts';

/** The browser is signed in already: the session that the ticket opened is not needed and must not stay open. */
async function endSurplus(token: string): Promise<void> {
  const [method, path] = endpoints.logout;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  await fetch(path, { method, headers, body: JSON.stringify({ everywhere: false }) }).catch(() => undefined);
}

async function exchange(ticket: string): Promise<boolean> {
  try {
    const answer = await api.exchangeTicket({ body: { ticket } });
    if (isShared()) await endSurplus(answer.token);
    else storeTokens({ token: answer.token, refreshToken: answer.refresh_token.token }, false);
    return true;
  } catch {
    // used or too old; who is signed in here gets in all the same
    return readTokens() !== undefined;
  }
}

let running: Promise<boolean> | undefined;
/** A ticket is good for one use, so a screen that is drawn twice must not send it twice. Answers whether one is in. */
export const takeTicket = (ticket: string): Promise<boolean> => (running ??= exchange(ticket));
