/** The token pair, in local storage (remember me) or in this tab's session storage. */
export interface TokenPair {
  token: string;
  refreshToken: string;
}
interface Claims {
  sub: string;
  /** Seconds. */
  exp: number;
}

const KEY = 'msurvey.tokens';
const areas = (): Storage[] => [localStorage, sessionStorage];

function parse(text: string | null): TokenPair | undefined {
  try {
    const pair = JSON.parse(text ?? '') as Partial<TokenPair> | null;
    return pair?.token && pair.refreshToken ? { token: pair.token, refreshToken: pair.refreshToken } : undefined;
  } catch {
    return undefined;
  }
}

export function readTokens(): TokenPair | undefined {
  for (const area of areas()) {
    const pair = parse(area.getItem(KEY));
    if (pair) return pair;
  }
  return undefined;
}

export function storeTokens(pair: TokenPair, remember: boolean): void {
  clearTokens();
  (remember ? localStorage : sessionStorage).setItem(KEY, JSON.stringify(pair));
}

/** A renewed pair goes where the old one was; after a sign-out in between there is nothing to renew. */
export function replaceTokens(pair: TokenPair): void {
  for (const area of areas()) if (area.getItem(KEY) !== null) area.setItem(KEY, JSON.stringify(pair));
}

export function clearTokens(): void {
  for (const area of areas()) area.removeItem(KEY);
}

/** Another tab signed in or out (only local storage is shared between tabs). */
export function onTokensElsewhere(listener: (pair: TokenPair | undefined) => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.storageArea === localStorage && (event.key === KEY || event.key === null)) listener(readTokens());
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

export function claimsOf(token: string): Claims | undefined {
  try {
    const part = token.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as Partial<Claims>;
    return typeof claims.exp === 'number' && claims.sub != null
      ? { sub: String(claims.sub), exp: claims.exp }
      : undefined;
  } catch {
    return undefined;
  }
}

export function isExpired(token: string, now = Date.now()): boolean {
  const claims = claimsOf(token);
  return !claims || claims.exp <= now / 1000;
}

/** Shared by all tabs of this browser; else a tab keeps its own pair. */
export const isShared = (): boolean => parse(localStorage.getItem(KEY)) !== undefined;
