import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/cast.ts';
import { linkIn, mailTo } from '../support/mail.ts';
import { auditText, letPass, setStatus, statusOf } from '../support/state.queries.ts';

let server: TestServer;
let dae: number;
beforeAll(async () => {
  server = await startTestServer();
  const { body } = await server.nobody.call('signUpOrganizations');
  dae = body.data.find((o) => o.name === 'Department of Agricultural Extension')?.id as number;
});
afterAll(() => server.close());

const PASSWORD = 'Amon-dhan-8';
const signUp = (username: string, changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  server.nobody.call('signUp', {
    body: {
      organizationId: dae,
      firstName: 'Shahana',
      lastName: 'Parvin',
      username,
      email: `${username}@example.org`,
      phone: '01712345678',
      password: PASSWORD,
      ...changes,
    },
    headers,
  });
const verify = (id: string) => server.nobody.call('verifyAccount', { body: { data: { type: 'approve', id } } });
const linkFor = async (username: string) => linkIn((await mailTo(server, `${username}@example.org`))[0], 'verify');
const signIn = (username: string, password = PASSWORD) => server.nobody.call('login', { body: { username, password } });

describe('signing up', () => {
  it('offers the organisations that are switched on', async () => {
    const { db } = server.context.database;
    await db.updateTable('organization').set({ is_active: false }).where('short_name', '=', 'GAIN').execute();
    const { body } = await server.nobody.call('signUpOrganizations');
    expect(body.data.map((o) => o.name)).toContain('Food and Agriculture Organization');
    expect(body.data.map((o) => o.name)).not.toContain('Global Alliance for Improved Nutrition');
    const gain = await db
      .selectFrom('organization')
      .select('id')
      .where('short_name', '=', 'GAIN')
      .executeTakeFirstOrThrow();
    const refused = await signUp('to.gain', { organizationId: gain.id });
    expect([refused.status, refused.errors[0]?.source?.pointer]).toEqual([422, '/organizationId']);
  });

  it('makes a pending account that can sign in only after e-mail and approval', async () => {
    const { status, body } = await signUp('shahana');
    expect(status).toBe(200);
    expect(body.data.message).toBe('Please open the link that was sent to your e-mail address.');
    expect(await signIn('shahana')).toMatchObject({ status: 403, codes: ['auth.account-pending'] });
    const { base, id } = await linkFor('shahana');
    expect(base).toBe('http://localhost:8080');
    expect((await verify(id)).status).toBe(204);
    expect(await signIn('shahana')).toMatchObject({ status: 403, codes: ['auth.account-unapproved'] });
    await setStatus(server.context.database.db, 'shahana', 'active');
    expect((await signIn('shahana')).status).toBe(200);
  });

  it('tells those of the organisation who may approve, in the console and by mail, and nobody else', async () => {
    await signUp('habib', { firstName: 'Habib', lastName: 'Ullah' });
    await verify((await linkFor('habib')).id);
    const [mail] = await mailTo(server, 'dae.admin@msurvey.example');
    expect(mail?.subject).toBe('Habib Ullah waits for approval in mSurvey');
    expect(mail?.text).toContain('http://localhost:8080/users');
    expect(await mailTo(server, 'badc.admin@msurvey.example')).toHaveLength(0);
    expect(await mailTo(server, 'collector@msurvey.example')).toHaveLength(0);
    const admin = await server.as('dae.admin');
    const { body } = await admin.call('notificationList', { body: {} });
    expect(body.data[0]).toMatchObject({
      message: 'Habib Ullah (habib) signed up and waits for your approval.',
      orgName: 'Department of Agricultural Extension',
      isRead: false,
    });
    const collector = await server.as('collector');
    expect((await collector.call('notificationList', { body: {} })).body.meta.count).toBe(0);
  });

  it('tells that a user name is taken, in any case', async () => {
    const { status, errors } = await signUp('Collector', { email: 'fresh@example.org' });
    expect(status).toBe(422);
    expect(errors[0]).toMatchObject({ code: 'user.name-taken', source: { pointer: '/username' } });
  });

  it('does not tell that an e-mail address is known: the answer is the same, and its owner gets a note', async () => {
    const fresh = await signUp('fresh.one');
    const known = await signUp('not.me', { email: 'Validator@msurvey.example' });
    expect([known.status, known.body]).toEqual([fresh.status, fresh.body]);
    const [note] = await mailTo(server, 'validator@msurvey.example');
    expect(note?.subject).toBe('You already have an mSurvey account');
    expect(note?.text).toContain('“validator”');
    expect(note?.text).toContain('http://localhost:8080/forgot');
    expect((await signIn('not.me')).status).toBe(401);
  });

  it('sends the link again to whoever signs up again before confirming, and the old one ends', async () => {
    await signUp('forgetful');
    const first = await linkFor('forgetful');
    await signUp('forgetful2', { email: 'forgetful@example.org' });
    const second = await linkFor('forgetful');
    expect(second.id).not.toBe(first.id);
    expect((await verify(first.id)).status).toBe(404);
    expect((await verify(second.id)).status).toBe(204);
    expect(await statusOf(server.context.database.db, 'forgetful2')).toBeUndefined();
  });

  it('sends the link again to whoever asks for it, and nothing to an account that is further on or to nobody', async () => {
    const again = (email: string) => server.nobody.call('requestVerification', { body: { email } });
    await signUp('waiting.one');
    const first = await linkFor('waiting.one');
    const answer = await again('waiting.one@example.org');
    expect([answer.status, answer.body.data.message]).toEqual([
      200,
      'Please open the link that was sent to your e-mail address.',
    ]);
    const second = await linkFor('waiting.one');
    expect((await verify(first.id)).status).toBe(404);
    expect((await verify(second.id)).status).toBe(204);
    const sent = (await mailTo(server, 'waiting.one@example.org')).length;
    expect((await again('waiting.one@example.org')).body).toEqual(answer.body);
    expect((await again('nobody.at.all@example.org')).body).toEqual(answer.body);
    expect(await mailTo(server, 'waiting.one@example.org')).toHaveLength(sent);
    expect(await mailTo(server, 'nobody.at.all@example.org')).toEqual([]);
  });

  it('makes one account of two sign-ups at once', async () => {
    const answers = await Promise.all([
      signUp('twice.a', { email: 'twice@example.org' }),
      signUp('twice.b', { email: 'twice@example.org' }),
    ]);
    expect(answers.map((a) => a.status)).toEqual([200, 200]);
    const { db } = server.context.database;
    const states = [await statusOf(db, 'twice.a'), await statusOf(db, 'twice.b')];
    expect(states.filter(Boolean)).toEqual(['pending']);
  });

  it('names each field that breaks a rule', async () => {
    const { status, errors } = await signUp('x', { email: 'no', phone: '123', password: 'short', firstName: ' ' });
    expect(status).toBe(422);
    expect(Object.fromEntries(errors.map((e) => [e.source?.pointer, e.detail]))).toEqual({
      '/username': 'Username is invalid',
      '/email': 'Email is invalid',
      '/phone': 'Phone is invalid',
      '/password': 'Password must be at least 6 characters',
      '/firstName': 'First Name is required',
    });
  });

  it('writes in the language of the person', async () => {
    await signUp('francine', {}, { 'accept-language': 'fr-CA' });
    expect((await mailTo(server, 'francine@example.org'))[0]?.subject).toBe(
      'Confirmez votre adresse e-mail pour mSurvey',
    );
  });
});

describe('confirming the address', () => {
  it('works once and for two days', async () => {
    await signUp('punctual');
    const { id } = await linkFor('punctual');
    await letPass(server.context.database.db, 47 * 3600);
    expect((await verify(id)).status).toBe(204);
    expect(await verify(id)).toMatchObject({ status: 404, codes: ['link.invalid'] });
    await signUp('tardy');
    const late = await linkFor('tardy');
    await letPass(server.context.database.db, 49 * 3600);
    expect(await verify(late.id)).toMatchObject({ status: 404, codes: ['link.invalid'] });
    expect(await statusOf(server.context.database.db, 'tardy')).toBe('pending');
  });

  it('does not bring back an account that staff refused meanwhile', async () => {
    const { db } = server.context.database;
    await signUp('refused');
    const { id } = await linkFor('refused');
    await setStatus(db, 'refused', 'inactive');
    expect((await verify(id)).status).toBe(404);
    expect(await statusOf(db, 'refused')).toBe('inactive');
  });

  it('leaves nothing secret in the audit', async () => {
    const audit = await auditText(server.context.database.db);
    expect(audit).toContain('sign-up');
    for (const secret of [PASSWORD, '$argon2']) expect(audit).not.toContain(secret);
  });
});
