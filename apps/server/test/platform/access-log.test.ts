import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/cast.ts';
import { requestIdsInAudit } from '../support/health.queries.ts';

const lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  const logTo = { write: (line: string) => void lines.push(line) };
  server = await startTestServer({ env: { LOG_LEVEL: 'info' }, jobs: false, logTo });
});
afterAll(() => server.close());

const requests = () =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'request');
const last = () => requests().at(-1);

describe('the access log', () => {
  it('has one line per request: who asked what, from where, how it ended', async () => {
    const person = await server.as('collector');
    const before = requests().length;
    await person.call('validationSummary');
    expect(requests().length).toBe(before + 1);
    expect(last()).toMatchObject({ method: 'GET', status: 200, address: '127.0.0.1', userId: expect.any(Number) });
    expect(last()?.ms).toBeGreaterThan(0);
  });

  it('has them for pages, for what is not there and for what is refused', async () => {
    for (const [url, status] of [
      ['/', 200],
      ['/msurvey/api/nowhere', 404],
      ['/msurvey/api/notification/summary', 401],
    ] as const) {
      await server.app.inject(url);
      expect(last()).toMatchObject({ url, status });
    }
  });

  it('never holds a password, a token, a phone’s key or what people looked for', async () => {
    const person = await server.as('collector');
    const key = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
    await server.app.inject(`/msurvey/openrosa/key/${key}/formList`);
    await server.app.inject(`/new-password?id=${key}`);
    await server.app.inject({ url: '/users?name=rahima', headers: { authorization: `Bearer ${person.token}` } });
    const all = lines.join('');
    expect(all).toContain('/msurvey/openrosa/key/***/formList');
    for (const secret of ['Krishi-2026', person.token, person.refreshToken, key, 'rahima'])
      expect(all).not.toContain(secret as string);
  });
});

describe('the id of a request', () => {
  it('is returned, and is in the log, in problems and in the audit when a caller gives one', async () => {
    const id = 'balancer-1.2:3456_abc';
    const headers = { 'x-request-id': id, 'content-type': 'application/json' };
    const login = await server.app.inject({
      method: 'POST',
      url: '/msurvey/api/auth/login',
      headers,
      payload: { username: 'collector', password: 'Krishi-2026' },
    });
    expect(login.headers['x-request-id']).toBe(id);
    expect(last()).toMatchObject({ requestId: id, status: 200 });
    const refused = await server.app.inject({
      url: '/msurvey/api/notification/summary',
      headers: { 'x-request-id': id },
    });
    expect(refused.json().meta.requestId).toBe(id);
    expect(await requestIdsInAudit(server.context.database.db)).toContain(id);
  });

  it.each([
    ['too short', 'abc'],
    ['too long', 'a'.repeat(200)],
    ['made to confuse a reader', 'a"}\\n{"level":60}xxxxx'],
    ['missing', undefined],
  ])('is one of our own when the given one is %s', async (_, given) => {
    const { headers } = await server.app.inject({
      url: '/',
      headers: given === undefined ? {} : { 'x-request-id': given },
    });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(last()).toMatchObject({ requestId: headers['x-request-id'] });
  });

  it('is returned by the phone’s routes too', async () => {
    const { headers } = await server.app.inject({
      url: '/msurvey/openrosa/formList',
      headers: { 'x-request-id': 'phone-0001' },
    });
    expect(headers['x-request-id']).toBe('phone-0001');
  });
});
