import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMONSTRATION_PASSWORD } from '../../src/demo/accounts.ts';
import { type SecondServer, startBeside } from '../support/beside.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { jobsDone, linkIn, mailTo } from '../support/mail.ts';
import { countFailures, letPass } from '../support/state.queries.ts';

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

const signIn = (at: Actor, username: string, password = DEMONSTRATION_PASSWORD) =>
  at.call('login', { body: { username, password } });
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
    let answer = await signIn(server.nobody, 'dae.barguna', 'Boro-dhan-7');
    // The counter is cleared after the commit.
    while (answer.status === 429) answer = await signIn(server.nobody, 'dae.barguna', 'Boro-dhan-7');
    expect(answer.status).toBe(200);
  });

  it('counts a wrong current password of the profile as a failed sign-in', async () => {
    const person = await server.as('dae.satkhira');
    const change = () =>
      person.call('changePassword', { body: { currentPassword: 'wrong-guess', password: 'Boro-dhan-7' } });
    for (let i = 0; i < 10; i++) expect((await change()).status).toBe(422);
    expect((await change()).status).toBe(429);
  });

  it('holds an address after a hundred failures, whoever they were for; successes do not count', async () => {
    const { db } = server.context.database;
    await letPass(db, 15 * 60 + 1);
    await fail(server.nobody, 'somebody', 1);
    await countFailures(db, 'sign-in-address:127.0.0.1', 99);
    for (let i = 0; i < 3; i++) expect((await signIn(server.nobody, 'accountant')).status).toBe(200);
    await fail(server.nobody, 'somebody', 1);
    expect((await signIn(server.nobody, 'accountant')).status).toBe(429);
    await letPass(db, 15 * 60 + 1);
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
