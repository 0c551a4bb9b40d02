// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { login, logout, refreshUser, resumeSession, session, startSession } from '~/app/session/session.ts';
import { toast } from '~/app/shell/toasts.tsx';
import { readTokens, storeTokens } from '~/lib/tokens.ts';
import { startTestTexts } from '~/testing/texts.ts';

await startTestTexts();
const encode = (value: object) => btoa(JSON.stringify(value));
const token = (seconds = 900) => `x.${encode({ sub: '5', exp: Math.floor(Date.now() / 1000) + seconds })}.x`;
const rahima = {
  id: 5,
  name: 'Rahima Khatun',
  roles: [{ id: 1, name: 'FAO_ADMIN' }],
  permissions: [],
  isSuperUser: false,
};

let answers: Record<string, [number, unknown]>;
const failed = vi.spyOn(toast, 'error').mockReturnValue('');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  failed.mockClear();
  session.set({ isLoggedIn: false, isInitialized: false, user: null, endedBy: null, isOutOfReach: false });
  answers = { '/msurvey/api/user/5': [200, { data: rahima }] };
  vi.stubGlobal('fetch', async (path: string) => {
    const [status, body] = answers[path] ?? [404, { errors: [] }];
    return new Response(JSON.stringify(body), { status });
  });
});

describe('at startup', () => {
  it('nobody is signed in without a token', async () => {
    await startSession();
    expect(session.get()).toMatchObject({ isLoggedIn: false, isInitialized: true, user: null });
  });

  it('the user of a valid token is loaded', async () => {
    storeTokens({ token: token(), refreshToken: 'r' }, true);
    await startSession();
    expect(session.get()).toMatchObject({ isLoggedIn: true, isInitialized: true, user: { name: 'Rahima Khatun' } });
  });

  it('an expired token is refreshed first', async () => {
    storeTokens({ token: token(-1), refreshToken: 'r' }, false);
    answers['/msurvey/api/auth/refresh-token'] = [200, { token: token(), refresh_token: { token: 'r2' } }];
    await startSession();
    expect(session.get().isLoggedIn).toBe(true);
    expect(readTokens()?.refreshToken).toBe('r2');
  });

  it('a refused refresh removes the token and says nothing', async () => {
    storeTokens({ token: token(-1), refreshToken: 'r' }, true);
    answers['/msurvey/api/auth/refresh-token'] = [401, { errors: [] }];
    answers['/msurvey/api/user/5'] = [401, { errors: [] }];
    await startSession();
    expect(session.get()).toMatchObject({ isLoggedIn: false, isInitialized: true });
    expect(readTokens()).toBeUndefined();
    expect(failed).not.toHaveBeenCalled();
  });

  it('a user that cannot be loaded gives “Failed to login!” and nobody is signed in', async () => {
    storeTokens({ token: token(), refreshToken: 'r' }, true);
    answers['/msurvey/api/user/5'] = [500, { errors: [] }];
    await startSession();
    expect(failed).toHaveBeenCalledExactlyOnceWith('Failed to login!');
    expect(session.get()).toMatchObject({ isLoggedIn: false, isInitialized: true });
    expect(readTokens()).toBeUndefined();
  });

  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers through its gateway only', async () => new Response('', { status: 502 })],
  ])('a server that %s signs nobody out, and can be asked again', async (_, fetchNothing) => {
    storeTokens({ token: token(), refreshToken: 'r' }, true);
    const reachable = fetch;
    vi.stubGlobal('fetch', fetchNothing);
    await startSession();
    expect(session.get()).toMatchObject({ isLoggedIn: false, isInitialized: false, isOutOfReach: true });
    expect(readTokens()).toBeDefined();
    expect(failed).not.toHaveBeenCalled();
    vi.stubGlobal('fetch', reachable);
    await resumeSession();
    expect(session.get()).toMatchObject({ isLoggedIn: true, isInitialized: true, isOutOfReach: false });
  });

  it('without network the console starts with what it knew of this user, and asks when it can', async () => {
    storeTokens({ token: token(), refreshToken: 'r' }, true);
    await startSession();
    session.set({ isLoggedIn: false, isInitialized: false, user: null });
    const reachable = fetch;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await resumeSession();
    expect(session.get()).toMatchObject({ isLoggedIn: true, user: { name: 'Rahima Khatun' }, isOutOfReach: true });
    vi.stubGlobal('fetch', reachable);
    await refreshUser();
    expect(session.get()).toMatchObject({ isLoggedIn: true, isOutOfReach: false });
  });

  it('without network nobody starts as the user of another token', async () => {
    storeTokens({ token: token(), refreshToken: 'r' }, true);
    await startSession();
    const other = `x.${encode({ sub: '6', exp: Math.floor(Date.now() / 1000) + 900 })}.x`;
    storeTokens({ token: other, refreshToken: 'r' }, true);
    session.set({ isLoggedIn: false, isInitialized: false, user: null });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await resumeSession();
    expect(session.get()).toMatchObject({ isLoggedIn: false, user: null, isOutOfReach: true });
  });

  it('an expired token that cannot be renewed for want of a server is kept', async () => {
    storeTokens({ token: token(-1), refreshToken: 'r' }, true);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await startSession();
    expect(session.get()).toMatchObject({ isOutOfReach: true });
    expect(readTokens()?.refreshToken).toBe('r');
  });

  it('a refusal tells the server’s reason and ends the session', async () => {
    storeTokens({ token: token(), refreshToken: 'r' }, true);
    answers['/msurvey/api/user/5'] = [403, { errors: [{ code: 'auth.account-inactive', detail: 'Not active.' }] }];
    await startSession();
    expect(failed).toHaveBeenCalledExactlyOnceWith('Not active.');
    expect(session.get()).toMatchObject({ isLoggedIn: false, endedBy: 'forbidden' });
  });
});

describe('signing in and out', () => {
  const credentials = { username: 'fao.admin', password: 'Krishi-2026', remember: true };

  it('keeps the pair where remember me says, and loads the user', async () => {
    answers['/msurvey/api/auth/login'] = [200, { token: token(), refresh_token: { token: 'r' } }];
    expect(await login(credentials)).toBe(true);
    expect(localStorage.getItem('msurvey.tokens')).not.toBeNull();
    expect(session.get().isLoggedIn).toBe(true);
  });

  it('says Invalid Request when no token comes back', async () => {
    answers['/msurvey/api/auth/login'] = [200, {}];
    await expect(login(credentials)).rejects.toThrow('Invalid Request');
  });

  it('forgets everything on logout, even when the server cannot be reached', async () => {
    storeTokens({ token: token(), refreshToken: 'r' }, true);
    await startSession();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await logout();
    expect(localStorage.getItem('msurvey.user')).toBeNull();
    expect(session.get()).toMatchObject({ isLoggedIn: false, user: null, endedBy: 'logout' });
    expect(readTokens()).toBeUndefined();
  });
});
