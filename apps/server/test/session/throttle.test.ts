import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMONSTRATION_PASSWORD } from '../../src/demo/accounts.ts';
import { type SecondServer, startBeside } from '../support/beside.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { jobsDone, linkIn, mailTo } from '../support/mail.ts';
import { auditLines, countFailures, letPass, userId } from '../support/state.queries.ts';

let server: TestServer;
let second: SecondServer;
beforeAll(async () => {
  server = await startTestServer();
  second = await startBeside(server);
});
afterAll(async () => {
  await second.close();
  await server.close();
});

const signIn = (at: Actor, username: string, password = DEMONSTRATION_PASSWORD, cookie = '') =>
  at.call('login', { body: { username, password }, headers: { cookie } });
/** What a browser sends from its next sign-in on. */
const browserOf = ({ headers }: { headers: Record<string, unknown> }) => {
  const [line = ''] = [headers['set-cookie'] as string | string[]].flat();
  expect(line).toMatch(/; Path=\/msurvey\/api\/auth\/login; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
  return line.split(';')[0] ?? '';
};
const fail = async (at: Actor, username: string, times: number) => {
  for (let i = 0; i < times; i++) expect((await signIn(at, username, 'wrong-guess')).status).toBe(401);
};

describe('throttling', () => {
  it('holds an account after ten failures, whichever of two servers saw them and however the account was named', async () => {
    await fail(server.nobody, 'collector', 5);
    await fail(second.nobody, 'collector@msurvey.example', 5);
    const held = await signIn(second.nobody, 'collector');
    expect(held).toMatchObject({ status: 429, codes: ['auth.throttled'] });
    expect(Number(held.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(held.headers['retry-after'])).toBeLessThanOrEqual(900);
    expect(held.errors[0]?.detail).toBe('Too many failed attempts. Please wait 15 minutes and try again.');
    expect((await signIn(server.nobody, 'collector')).status).toBe(429);
    expect((await signIn(server.nobody, 'collector2')).status).toBe(200);
  });

  it('lets the person in again a quarter of an hour later', async () => {
    await letPass(server.context.database.db, 15 * 60 + 1);
    expect((await signIn(server.nobody, 'collector')).status).toBe(200);
  });

  it('counts guesses that come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => signIn(server.nobody, 'dam.feni', 'wrong-guess')),
    );
    expect(answers.filter((a) => a.status === 401)).toHaveLength(10);
    expect(answers.filter((a) => a.status === 429)).toHaveLength(6);
  });

  it('forgets the failures of an account that signs in', async () => {
    await fail(server.nobody, 'validator', 9);
    expect((await signIn(server.nobody, 'validator')).status).toBe(200);
    await fail(server.nobody, 'validator', 9);
    expect((await signIn(server.nobody, 'validator')).status).toBe(200);
  });

  it('holds names that do not exist as well, so that it does not tell which do', async () => {
    await fail(server.nobody, 'ghost', 10);
    expect((await signIn(server.nobody, 'Ghost')).status).toBe(429);
  });

  it('lets whoever chose a new password by mail sign in at once', async () => {
    await fail(server.nobody, 'dae.barguna', 10);
    await server.nobody.call('requestPasswordReset', { body: { email: 'dae.barguna@msurvey.example' } });
    const { id } = linkIn((await mailTo(server, 'dae.barguna@msurvey.example'))[0], 'new-password');
    expect((await server.nobody.call('resetPassword', { body: { id, password: 'Boro-dhan-7' } })).status).toBe(204);
    expect((await signIn(server.nobody, 'dae.barguna', 'Boro-dhan-7')).status).toBe(200);
  });

  it('counts a wrong current password of the profile as a failed sign-in', async () => {
    const person = await server.as('dae.satkhira');
    const change = () =>
      person.call('changePassword', { body: { currentPassword: 'wrong-guess', password: 'Boro-dhan-7' } });
    for (let i = 0; i < 10; i++) expect((await change()).status).toBe(422);
    expect((await change()).status).toBe(429);
  });

  it('holds an address after three hundred failures, but nobody who signed in from it before', async () => {
    const { db } = server.context.database;
    await letPass(db, 15 * 60 + 1);
    await fail(server.nobody, 'somebody', 1);
    await countFailures(db, 'sign-in-address:127.0.0.1', 299);
    for (let i = 0; i < 3; i++) expect((await signIn(server.nobody, 'accountant')).status).toBe(200);
    await fail(server.nobody, 'somebody', 1);
    expect((await signIn(server.nobody, 'me.officer')).status).toBe(429);
    expect((await signIn(server.nobody, 'accountant')).status).toBe(200);
    await letPass(db, 15 * 60 + 1);
  });

  it('does not hold a browser that signed in before, whatever others try at the account, but its own guesses count', async () => {
    const cookie = browserOf(await signIn(server.nobody, 'validator'));
    const again = (password: string, from = server.nobody) =>
      from.call('login', { body: { username: 'validator', password }, headers: { cookie } });
    await fail(server.nobody, 'validator', 10);
    expect((await signIn(server.nobody, 'validator')).status).toBe(429);
    expect((await again(DEMONSTRATION_PASSWORD)).status).toBe(200);
    expect((await again(DEMONSTRATION_PASSWORD, second.nobody)).status).toBe(200);
    for (let i = 0; i < 10; i++) expect((await again('wrong-guess')).status).toBe(401);
    expect((await again(DEMONSTRATION_PASSWORD)).status).toBe(429);
  });

  it('believes no token of a browser that it did not sign, nor one of another account', async () => {
    const cookie = browserOf(await signIn(server.nobody, 'collector2'));
    const [name = '', value = ''] = cookie.split('=');
    const badc = await userId(server.context.database.db, 'badc.admin');
    await fail(server.nobody, 'badc.admin', 10);
    for (const made of [`msurvey.browser.${badc}=${value}`, `${name}=${value}`, `msurvey.browser.${badc}=a.1.b`])
      expect((await signIn(server.nobody, 'badc.admin', DEMONSTRATION_PASSWORD, made)).status, made).toBe(429);
  });

  it('holds an account that many addresses guess at, but not its owner where they signed in before', async () => {
    const { db } = server.context.database;
    const id = await userId(db, 'dam.admin');
    expect((await signIn(server.nobody, 'dam.admin')).status).toBe(200);
    await countFailures(db, `sign-in-account:${id}`, 101);
    expect((await signIn(server.nobody, 'dam.admin')).status).toBe(200);
    const elsewhere = await server.app.inject({
      method: 'POST',
      url: '/msurvey/api/auth/login',
      remoteAddress: '203.0.113.7',
      payload: { username: 'dam.admin', password: DEMONSTRATION_PASSWORD },
    });
    expect(elsewhere.statusCode).toBe(429);
  });

  it('is lifted by an administrator, who sees whom it holds, and by nobody else', async () => {
    const { db } = server.context.database;
    const admin = await server.as('superadmin');
    const id = await userId(db, 'gain.viewer');
    const listed = async () => {
      const { body } = await admin.call('users', { body: { name: 'gain.viewer' } });
      return body.data[0];
    };
    expect((await listed())?.can.unlock).toBe(false);
    await fail(server.nobody, 'gain.viewer', 10);
    expect((await signIn(server.nobody, 'gain.viewer')).status).toBe(429);
    expect((await listed())?.can.unlock).toBe(true);
    const stranger = await server.as('bari.admin');
    expect((await stranger.call('unlockUser', { body: { id } })).status).toBe(404);
    const { body } = await admin.call('unlockUser', { body: { id } });
    expect(body.data.can.unlock).toBe(false);
    expect((await auditLines(db, 'user', id)).at(-1)).toMatchObject({ action: 'unlock' });
    expect((await signIn(server.nobody, 'gain.viewer')).status).toBe(200);
  });

  it('mails no more than five reset links to one address in a quarter of an hour', async () => {
    const ask = (email: string) => server.nobody.call('requestPasswordReset', { body: { email } });
    for (const email of ['dae.pirojpur@msurvey.example', 'unknown@example.org']) {
      for (let i = 0; i < 5; i++) expect((await ask(email)).status).toBe(200);
      const refused = await ask(email.toUpperCase());
      expect(refused).toMatchObject({ status: 429, codes: ['request.too-many'] });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    await jobsDone(server);
  });

  it('bounds sign-ups from one address', async () => {
    await countFailures(server.context.database.db, 'sign-up-address:127.0.0.1', 50);
    const { status, codes } = await server.nobody.call('signUp', {
      body: {
        organizationId: 1,
        firstName: 'A',
        lastName: 'B',
        username: 'late.one',
        email: 'late@example.org',
        password: 'Boro-dhan-7',
      },
    });
    expect({ status, codes }).toEqual({ status: 429, codes: ['request.too-many'] });
  });
});
