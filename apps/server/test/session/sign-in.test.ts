import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMONSTRATION_PASSWORD } from '../../src/demo/accounts.ts';
import { startTestServer, type TestServer } from '../support/cast.ts';
import { auditLines, setStatus, userId } from '../support/state.queries.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const signIn = (username: string, password = DEMONSTRATION_PASSWORD, headers: Record<string, string> = {}) =>
  server.nobody.call('login', { body: { username, password }, headers });

describe('signing in', () => {
  it('gives a token pair for a user name and for an e-mail address, in any case', async () => {
    for (const name of ['collector', 'COLLECTOR', 'Collector@MSurvey.example', ' collector ']) {
      const { status, body } = await signIn(name);
      expect(status, name).toBe(200);
      expect(body).toEqual({ token: expect.any(String), refresh_token: { token: expect.any(String) } });
    }
  });

  it('opens the API with the token', async () => {
    const person = await server.as('collector');
    const id = await userId(server.context.database.db, 'collector');
    const { body } = await person.call('getUser', { params: { id } });
    expect(body.data).toMatchObject({ username: 'collector', roles: [{ name: 'data collector' }] });
  });

  it('answers a wrong password and an unknown name alike', async () => {
    const wrong = await signIn('collector', 'not-it-2026');
    const unknown = await signIn('nobody.here', 'not-it-2026');
    for (const { status, codes, errors } of [wrong, unknown]) {
      expect(status).toBe(401);
      expect(codes).toEqual(['auth.wrong-credentials']);
      expect(errors[0]?.detail).toBe('Wrong user name or password.');
    }
  });

  it('tells that an account is pending, unapproved or inactive only to whoever knows its password', async () => {
    const states = {
      'badc.new': 'auth.account-pending',
      'dae.new': 'auth.account-unapproved',
      'dae.retired': 'auth.account-inactive',
    };
    for (const [name, code] of Object.entries(states)) {
      expect(await signIn(name)).toMatchObject({ status: 403, codes: [code] });
      expect(await signIn(name, 'not-it-2026')).toMatchObject({ status: 401, codes: ['auth.wrong-credentials'] });
    }
  });

  it('lets nobody of a switched-off organisation in', async () => {
    const { db } = server.context.database;
    await db.updateTable('organization').set({ is_active: false }).where('short_name', '=', 'BARI').execute();
    expect(await signIn('bari.admin')).toMatchObject({ status: 403, codes: ['auth.account-inactive'] });
  });

  it('asks for both fields in the words of the specification', async () => {
    const { status, errors } = await signIn('  ', '');
    expect(status).toBe(422);
    expect(errors.map((e) => [e.source?.pointer, e.detail])).toEqual([
      ['/username', 'Username is required'],
      ['/password', 'Password is required'],
    ]);
  });

  it('answers in Bengali to a Bengali browser', async () => {
    const { errors } = await signIn('collector', 'not-it-2026', { 'accept-language': 'bn-BD,bn;q=0.9,en;q=0.5' });
    expect(errors[0]).toMatchObject({ status: '401', code: 'auth.wrong-credentials' });
    expect(errors[0]?.detail).toMatch(/\p{Script=Bengali}/u);
  });

  it('leaves an audit line with the device, and remembers when the person was last seen', async () => {
    const agent =
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0 Mobile Safari/537.36';
    await signIn('validator', DEMONSTRATION_PASSWORD, { 'user-agent': agent });
    const { db } = server.context.database;
    const line = (await auditLines(db, 'session')).at(-1);
    expect(line).toMatchObject({ action: 'sign-in', after: { device: 'Chrome, Android' }, address: '127.0.0.1' });
    const row = await db
      .selectFrom('app_user')
      .select('last_seen_at')
      .where('username', '=', 'validator')
      .executeTakeFirstOrThrow();
    expect(row.last_seen_at).toBeInstanceOf(Date);
  });

  it('stops the token of an account that is deactivated meanwhile', async () => {
    const person = await server.as('dae.bhola');
    expect((await person.call('sessions')).status).toBe(200);
    await setStatus(server.context.database.db, 'dae.bhola', 'inactive');
    // The announcement travels by itself; until it has arrived the old answer stands.
    let answer = await person.call('sessions');
    while (answer.status === 200) answer = await person.call('sessions');
    expect(answer).toMatchObject({ status: 403, codes: ['auth.account-inactive'] });
  });

  it('refuses a token that is forged or cut short', async () => {
    const person = await server.as('collector');
    for (const token of [`${person.token}x`, (person.token as string).split('.').slice(0, 2).join('.')]) {
      person.token = token;
      expect((await person.call('sessions')).status).toBe(401);
    }
  });
});
