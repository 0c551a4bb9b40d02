import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLink } from '../../src/modules/access/index.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { linkIn, mailTo } from '../support/mail.ts';
import { auditLines, auditText, letPass, setStatus, storedLinks, userId } from '../support/state.queries.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const NEW = 'Boro-dhan-7';
const ask = (email: string, url?: string, headers: Record<string, string> = {}) =>
  server.nobody.call('requestPasswordReset', { body: { email, ...(url ? { url } : {}) }, headers });
const linkFor = async (name: string, url?: string) => {
  await ask(`${name}@msurvey.example`, url);
  return linkIn((await mailTo(server, `${name}@msurvey.example`))[0], 'new-password');
};
const reset = (id: string, password = NEW) => server.nobody.call('resetPassword', { body: { id, password } });
const signIn = (username: string, password: string) => server.nobody.call('login', { body: { username, password } });
const isOpen = async (person: Actor) => (await person.call('sessions')).status === 200;

describe('asking for a reset', () => {
  it('answers the same whether or not the address is known, and writes only to the known one', async () => {
    const known = await ask('collector@msurvey.example');
    const unknown = await ask('stranger@example.org');
    expect(known.status).toBe(200);
    expect(known.body).toEqual({ data: { message: 'Password reset link sent to your email' } });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await mailTo(server, 'collector@msurvey.example')).toHaveLength(1);
    expect(await mailTo(server, 'stranger@example.org')).toHaveLength(0);
  });

  it('knows the address in any case, and writes in the language of the request', async () => {
    await ask('Collector2@MSURVEY.example', undefined, { 'accept-language': 'bn' });
    const [mail] = await mailTo(server, 'collector2@msurvey.example');
    expect(mail?.subject).toMatch(/\p{Script=Bengali}/u);
    expect(linkIn(mail, 'new-password').base).toBe('http://localhost:8080');
  });

  it('writes nothing to an inactive account', async () => {
    await ask('dae.retired@msurvey.example');
    expect(await mailTo(server, 'dae.retired@msurvey.example')).toHaveLength(0);
  });

  it('believes the address of the page only when it is ours', async () => {
    expect((await linkFor('validator', 'https://thief.example/msurvey')).base).toBe('http://localhost:8080');
    expect((await linkFor('validator', 'http://localhost:8080.thief.example')).base).toBe('http://localhost:8080');
    expect((await linkFor('validator', 'http://localhost:8080/console/new-password')).base).toBe(
      'http://localhost:8080/console',
    );
  });

  it('wants an e-mail address', async () => {
    const { status, errors } = await ask('not an address');
    expect([status, errors[0]?.detail]).toEqual([422, 'Email is invalid']);
  });
});

describe('resetting the password', () => {
  it('by the mailed link sets it, ends every session and tells the owner', async () => {
    const person = await server.as('accountant');
    const { id } = await linkFor('accountant');
    expect((await reset(id)).status).toBe(204);
    expect(await isOpen(person)).toBe(false);
    expect((await signIn('accountant', 'Krishi-2026')).status).toBe(401);
    expect((await signIn('accountant', NEW)).status).toBe(200);
    const [notice] = await mailTo(server, 'accountant@msurvey.example');
    expect(notice?.subject).toBe('Your mSurvey password was changed');
  });

  it('works once per link', async () => {
    const { id } = await linkFor('dae.bhola');
    expect((await reset(id)).status).toBe(204);
    expect(await reset(id, 'Another-77')).toMatchObject({ status: 404, codes: ['link.invalid'] });
    expect((await signIn('dae.bhola', NEW)).status).toBe(200);
  });

  it('gives one link to one of two who open it at once', async () => {
    const { id } = await linkFor('dae.bagerhat');
    const answers = await Promise.all([reset(id, 'First-one-1'), reset(id, 'Second-one-2')]);
    expect(answers.map((a) => a.status).sort((a, b) => a - b)).toEqual([204, 404]);
  });

  it('ends an older link when a newer one is asked for', async () => {
    const older = await linkFor('dae.barguna');
    const newer = await linkFor('dae.barguna');
    expect((await reset(older.id)).status).toBe(404);
    expect((await reset(newer.id)).status).toBe(204);
  });

  it('is possible for one hour', async () => {
    const { db } = server.context.database;
    const { id: late } = await linkFor('dae.satkhira');
    await letPass(db, 3601);
    expect(await reset(late)).toMatchObject({ status: 404, codes: ['link.invalid'] });
    const { id: timely } = await linkFor('dae.satkhira');
    await letPass(db, 3500);
    expect((await reset(timely)).status).toBe(204);
  });

  it('refuses short and common passwords without using up the link', async () => {
    const { id } = await linkFor('dae.pirojpur');
    expect((await reset(id, 'a1b2c')).errors[0]?.detail).toBe('Password must be at least 6 characters');
    expect((await reset(id, 'password123')).errors[0]?.code).toBe('field.passwordCommon');
    expect((await reset(id)).status).toBe(204);
  });

  it('refuses a made-up link, and one made for something else', async () => {
    expect((await reset('made-up')).status).toBe(404);
    const { db } = server.context.database;
    const id = await createLink(db, 'verify', await userId(db, 'dae.pirojpur'));
    expect((await reset(id)).status).toBe(404);
  });

  it('accepts the link of an invitation', async () => {
    const { database } = server.context;
    const id = await createLink(database.db, 'invite', await userId(database.db, 'dam.feni'));
    expect((await reset(id)).status).toBe(204);
    expect((await signIn('dam.feni', NEW)).status).toBe(200);
  });

  it('activates nothing', async () => {
    const { id } = await linkFor('dae.new');
    expect((await reset(id)).status).toBe(204);
    expect(await signIn('dae.new', NEW)).toMatchObject({ status: 403, codes: ['auth.account-unapproved'] });
    const pending = await linkFor('dae.jhalokathi');
    await setStatus(server.context.database.db, 'dae.jhalokathi', 'inactive');
    expect((await reset(pending.id)).status).toBe(204);
    expect((await signIn('dae.jhalokathi', NEW)).status).toBe(403);
  });

  it('is audited without anything secret, and the link stands nowhere but in the mail', async () => {
    const { db } = server.context.database;
    const { id } = await linkFor('dae.lakshmipur');
    expect((await reset(id, 'Very-secret-9')).status).toBe(204);
    const lines = await auditLines(db, 'user', await userId(db, 'dae.lakshmipur'));
    expect(lines.map((l) => l.action)).toEqual(['request-reset', 'reset-password']);
    const audit = await auditText(db);
    for (const secret of [id, 'Very-secret-9', NEW, '$argon2']) expect(audit).not.toContain(secret);
    const stored = await storedLinks(db);
    expect(stored).not.toContain(id);
  });
});
