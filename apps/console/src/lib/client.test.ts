// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, api, type Ending, onSessionEnd } from '~/lib/client.ts';
import { readTokens, storeTokens } from '~/lib/tokens.ts';

const HOUR = 3600;
const encode = (value: object) => btoa(JSON.stringify(value));
const tokenFor = (name: string, seconds: number) =>
  `${encode({ name })}.${encode({ sub: '5', exp: Math.floor(Date.now() / 1000) + seconds })}.signature`;

interface Sent {
  path: string;
  token: string | null;
  body: unknown;
}
let sent: Sent[];
let endings: Ending[];

/** A server of a few lines: each path has answers, the last one repeats. */
function serve(answers: Record<string, [status: number, body?: unknown, retryAfter?: string][]>): void {
  const served = new Map<string, number>();
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    sent.push({ path, token: headers.get('authorization'), body: init.body && JSON.parse(String(init.body)) });
    const list = answers[path] ?? [[404, { errors: [{ code: 'route.not-found', detail: 'Nothing here.' }] }]];
    const at = served.get(path) ?? 0;
    served.set(path, at + 1);
    const [status, body, retryAfter] = list[Math.min(at, list.length - 1)] as [number, unknown?, string?];
    const said = retryAfter === undefined ? {} : { headers: { 'retry-after': retryAfter } };
    return new Response(body === undefined ? null : JSON.stringify(body), { status, ...said });
  });
}
const REFRESH = '/msurvey/api/auth/refresh-token';
const SUMMARY = '/msurvey/api/notification/summary';
const USERS = '/msurvey/api/user/list';
const pair = (name: string) => ({ token: tokenFor(name, HOUR), refresh_token: { token: `refresh-${name}` } });
const summary = { data: { totalValidationRequest: 4, totalAccepted: 1, rejection: 1, yetTobeValidated: 2 } };
const stale: [number, unknown] = [401, { errors: [{ code: 'auth.token-stale', detail: 'Expired.' }] }];
const signIn = (name: string, seconds = HOUR) =>
  storeTokens({ token: tokenFor(name, seconds), refreshToken: `refresh-${name}` }, true);

beforeEach(() => {
  sent = [];
  endings = [];
  localStorage.clear();
  sessionStorage.clear();
  onSessionEnd((ending) => endings.push(ending));
});

describe('a call', () => {
  it('that comes when too many are under way is sent again, quietly, and given up after a few times', async () => {
    signIn('a');
    const busy: [number, unknown, string] = [429, { errors: [{ code: 'request.too-many', detail: 'Wait.' }] }, '0'];
    serve({ [SUMMARY]: [busy, busy, [200, summary]], [USERS]: [busy] });
    expect(await api.validationSummary()).toEqual(summary);
    expect(sent).toHaveLength(3);
    await expect(api.users({ body: {} })).rejects.toMatchObject({ status: 429 });
    expect(sent).toHaveLength(3 + 4);
  });

  it('that is to wait for minutes is not sent again', async () => {
    signIn('a');
    serve({ [USERS]: [[429, { errors: [{ code: 'auth.throttled', detail: 'Wait.' }] }, '600']] });
    await expect(api.users({ body: {} })).rejects.toMatchObject({ status: 429 });
    expect(sent).toHaveLength(1);
  });

  it('fills parameters and query, and sends the token and the body', async () => {
    signIn('a');
    serve({
      '/msurvey/api/user/7': [[200, { data: {} }]],
      '/msurvey/api/super-user/acl?orgId=3': [[200, { data: {} }]],
    });
    await api.getUser({ params: { id: 7 } });
    await api.accessGrid({ query: { orgId: 3 } });
    expect(sent[0]).toEqual({ path: '/msurvey/api/user/7', token: `Bearer ${readTokens()?.token}`, body: undefined });
    expect(sent[1]?.path).toBe('/msurvey/api/super-user/acl?orgId=3');
  });

  it('answers with nothing where the contract says so', async () => {
    signIn('a');
    serve({ '/msurvey/api/auth/logout': [[204]] });
    expect(await api.logout({ body: { everywhere: false } })).toBeUndefined();
  });

  it('joins the server’s sentences, and knows the field of each', async () => {
    const errors = [
      { code: 'user.name-taken', detail: 'This user name is taken.', source: { pointer: '/username' } },
      { code: 'field.invalid', detail: 'Phone is invalid', source: { pointer: '/phone' } },
    ];
    serve({ '/msurvey/api/user/create': [[422, { errors }]] });
    const failure = (await api.createUser({ body: {} as never }).catch((error) => error)) as ApiError;
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure.message).toBe('This user name is taken., Phone is invalid');
    expect(failure.errors.map((fault) => fault.field)).toEqual(['username', 'phone']);
  });

  it('whose answer breaks off on the way has not reached the server, as far as anybody knows', async () => {
    signIn('a');
    vi.stubGlobal('fetch', async () => new Response('{"data": {"id": 7, "user'));
    const failure = (await api.getUser({ params: { id: 7 } }).catch((error) => error)) as ApiError;
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure.status).toBe(0);
    expect(endings).toEqual([]);
    expect(readTokens()).toBeDefined();
  });

  it('is a query for the cache, with its name as key', () => {
    const query = api.users.query({ body: { currentPage: 2 } });
    expect(query.queryKey).toEqual(['users', { body: { currentPage: 2 } }]);
    expect(api.users.key).toEqual(['users']);
  });
});

describe('the token', () => {
  it('is refreshed before a call when it has expired, without a failed call first', async () => {
    signIn('old', -1);
    serve({ [REFRESH]: [[200, pair('new')]], [SUMMARY]: [[200, summary]] });
    await api.validationSummary();
    expect(sent.map((call) => call.path)).toEqual([REFRESH, SUMMARY]);
    expect(sent[0]?.body).toEqual({ refreshToken: 'refresh-old' });
    expect(readTokens()?.refreshToken).toBe('refresh-new');
  });

  it('is kept when the answer to a refresh breaks off on the way', async () => {
    signIn('old', -1);
    vi.stubGlobal('fetch', async () => new Response('{"token": "ab'));
    const failure = (await api.validationSummary().catch((error) => error)) as ApiError;
    expect(failure.status).toBe(0);
    expect(endings).toEqual([]);
    expect(readTokens()?.refreshToken).toBe('refresh-old');
  });

  it('is refreshed once for many calls that fail together, and each is sent again', async () => {
    signIn('old');
    serve({ [REFRESH]: [[200, pair('new')]], [SUMMARY]: [stale, [200, summary]], [USERS]: [stale, [200, {}]] });
    await Promise.all([api.validationSummary(), api.users({ body: {} })]);
    expect(sent.filter((call) => call.path === REFRESH)).toHaveLength(1);
    expect(sent.filter((call) => call.token === `Bearer ${readTokens()?.token}`)).toHaveLength(2);
  });

  it('is taken from another tab that has refreshed it meanwhile', async () => {
    signIn('old', -1);
    serve({ [REFRESH]: [[200, pair('mine')]], [SUMMARY]: [[200, summary]] });
    const call = api.validationSummary();
    signIn('theirs');
    await call;
    expect(sent.map((one) => one.path)).toEqual([SUMMARY]);
    expect(sent[0]?.token).toBe(`Bearer ${readTokens()?.token}`);
  });

  it('is removed in silence when the refresh is refused', async () => {
    signIn('old', -1);
    serve({ [REFRESH]: [[401, { errors: [] }]], [SUMMARY]: [[401, { errors: [] }]] });
    await expect(api.validationSummary()).rejects.toBeInstanceOf(ApiError);
    expect(readTokens()).toBeUndefined();
    expect(endings).toEqual([{ by: 'expired' }]);
  });

  it('stays when the server is only out of order', async () => {
    signIn('old', -1);
    serve({ [REFRESH]: [[503, { errors: [] }]] });
    await expect(api.validationSummary()).rejects.toMatchObject({ status: 503 });
    expect(readTokens()).toBeDefined();
    expect(endings).toEqual([]);
  });

  it('is removed by a 403, with the server’s reason', async () => {
    signIn('a');
    serve({ [USERS]: [[403, { errors: [{ code: 'auth.forbidden', detail: 'You have no permission to do this.' }] }]] });
    await expect(api.users({ body: {} })).rejects.toMatchObject({ status: 403 });
    expect(readTokens()).toBeUndefined();
    expect(endings).toEqual([{ by: 'forbidden', reason: 'You have no permission to do this.' }]);
  });

  it('plays no part in a 403 at the sign-in itself', async () => {
    serve({
      '/msurvey/api/auth/login': [[403, { errors: [{ code: 'auth.account-inactive', detail: 'Not active.' }] }]],
    });
    await expect(api.login({ body: { username: 'a', password: 'b' } })).rejects.toThrow('Not active.');
    expect(endings).toEqual([]);
  });
});

describe('where the token is kept', () => {
  it('is local storage with remember me, otherwise the tab’s own', () => {
    storeTokens({ token: 'a', refreshToken: 'b' }, true);
    expect([localStorage.length, sessionStorage.length]).toEqual([1, 0]);
    storeTokens({ token: 'a', refreshToken: 'b' }, false);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
    expect(readTokens()).toEqual({ token: 'a', refreshToken: 'b' });
  });
});
