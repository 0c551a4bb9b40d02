import type { LoginUser } from '@msurvey/contract';
import { claimsOf, isShared, readTokens } from '~/lib/tokens.ts';

const KEY = 'msurvey.user';

/** Who is signed in and what they may do, kept beside the token, so that the console starts without network. */
export function keepUser(user: LoginUser): void {
  try {
    (isShared() ? localStorage : sessionStorage).setItem(KEY, JSON.stringify(user));
  } catch {
    // no room: they need a network to start
  }
}

export function forgetUser(): void {
  localStorage.removeItem(KEY);
  sessionStorage.removeItem(KEY);
}

/** Only whom the token names; nothing is taken from it but what the screens show: the server asks again anyway. */
export function keptUser(): LoginUser | undefined {
  const id = claimsOf(readTokens()?.token ?? '')?.sub;
  try {
    const text = sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY) ?? 'null';
    const user = JSON.parse(text) as LoginUser | null;
    return user && String(user.id) === id ? user : undefined;
  } catch {
    return undefined;
  }
}
