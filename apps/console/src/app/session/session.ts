import type { LoginUser } from '@msurvey/contract';
import { forgetUser, keepUser, keptUser } from '~/app/session/kept-user.ts';
import { toast } from '~/app/shell/toasts.tsx';
import { ApiError, api, onSessionEnd } from '~/lib/client.ts';
import { queryClient } from '~/lib/query-client.ts';
import type { ShellTexts } from '~/lib/shell-texts.ts';
import { createStore } from '~/lib/store.ts';
import { textOf } from '~/lib/texts.ts';
import { claimsOf, clearTokens, onTokensElsewhere, readTokens, storeTokens } from '~/lib/tokens.ts';

export interface Session {
  isLoggedIn: boolean;
  isInitialized: boolean;
  user: LoginUser | null;
  /** Why the last session ended; after a refusal one does not return to where it happened. */
  endedBy: 'logout' | 'expired' | 'forbidden' | null;
  /** Nobody could be asked who this is: no reason to sign anyone out. A user who is there all the same is a kept copy. */
  isOutOfReach: boolean;
}

const NOBODY = { isLoggedIn: false, user: null, isOutOfReach: false } as const;
export const session = createStore<Session>({ ...NOBODY, isInitialized: false, endedBy: null });

function leave(endedBy: Session['endedBy']): void {
  clearTokens();
  forgetUser();
  queryClient.clear();
  session.set({ ...NOBODY, isInitialized: true, endedBy });
}

/** No answer, one from a gateway, or a call broken off because the page is being left: it says nothing of the user. */
const isOutOfReach = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 502);

/** The user is the subject of the token. */
async function fetchUser(): Promise<LoginUser> {
  const id = claimsOf(readTokens()?.token ?? '')?.sub;
  if (!id) throw new ApiError(401, []);
  return (await api.getUser({ params: { id: Number(id) } })).data;
}

async function enter(): Promise<void> {
  const user = await fetchUser();
  keepUser(user);
  session.set({ isLoggedIn: true, isInitialized: true, user, endedBy: null, isOutOfReach: false });
}

/** Without an answer the console goes on with what it knew of this user last time. */
function goOnAlone(): void {
  const user = keptUser();
  if (user) session.set({ isLoggedIn: true, isInitialized: true, user, endedBy: null, isOutOfReach: true });
  else session.set({ isInitialized: false, isOutOfReach: true });
}

/** A network that does not answer is as good as none. */
const PATIENCE_MS = 5000;

/** A session that was refused a refresh has ended by then, in silence. */
function refuse(): void {
  if (readTokens()) toast.error(textOf<ShellTexts>('shell', 'error.login'));
  leave(session.get().endedBy);
}

/** Whose token this browser holds; again when the server was out of reach. */
export async function resumeSession(): Promise<void> {
  const impatient = setTimeout(() => {
    if (keptUser() && !session.get().isLoggedIn) goOnAlone();
  }, PATIENCE_MS);
  try {
    await enter();
  } catch (error) {
    if (isOutOfReach(error)) goOnAlone();
    else refuse();
  } finally {
    clearTimeout(impatient);
  }
}

export async function startSession(): Promise<void> {
  onSessionEnd((ending) => {
    if (ending.by === 'forbidden') toast.error(ending.reason);
    leave(ending.by);
  });
  onTokensElsewhere((pair) => {
    if (!pair) leave('logout');
    else if (claimsOf(pair.token)?.sub !== String(session.get().user?.id)) void resumeSession();
  });
  if (readTokens()) await resumeSession();
  else session.set({ ...NOBODY, isInitialized: true, endedBy: null });
}

export interface Credentials {
  username: string;
  password: string;
  remember: boolean;
}

/** Answers false when the pair came but the user could not be loaded; throws what the server refused. */
export async function login({ username, password, remember }: Credentials): Promise<boolean> {
  const answer = await api.login({ body: { username, password } });
  if (!answer?.token) {
    throw new ApiError(400, [{ code: '', detail: textOf<ShellTexts>('shell', 'error.invalidRequest') }]);
  }
  storeTokens({ token: answer.token, refreshToken: answer.refresh_token.token }, remember);
  try {
    await enter();
    return true;
  } catch {
    refuse();
    return false;
  }
}

export async function logout(options: { everywhere?: boolean } = {}): Promise<void> {
  // a server that cannot be reached must not keep anyone signed in on this device
  await api.logout({ body: { everywhere: options.everywhere ?? false } }).catch(() => undefined);
  leave('logout');
}

/** Rights and names changed elsewhere become visible here; a failed look changes nothing. */
export async function refreshUser(): Promise<void> {
  const user = await fetchUser().catch(() => null);
  if (!user || !session.get().isLoggedIn) return;
  keepUser(user);
  session.set({ user, isOutOfReach: false });
}
