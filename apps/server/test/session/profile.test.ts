import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { mailTo } from '../support/mail.ts';
import { auditLines, auditText, userId } from '../support/state.queries.ts';

let server: TestServer;
const idOf = (username: string) => userId(server.context.database.db, username);
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const see = async (person: Actor, username: string) => person.call('getUser', { params: { id: await idOf(username) } });

describe('the user of a token', () => {
  it('sees himself with organisation, roles in order and the switches that are on', async () => {
    const { body } = await see(await server.as('dae.lakshmipur'), 'dae.lakshmipur');
    expect(body.data).toMatchObject({
      username: 'dae.lakshmipur',
      organization: { name: 'Department of Agricultural Extension' },
      isSuperUser: false,
      isActive: true,
      status: 'active',
    });
    expect(body.data.roles.map((r) => r.name)).toEqual(['data collector', 'validator']);
    expect(body.data.permissions).toContain('Validation/Validate');
    expect(body.data.permissions).toEqual([...body.data.permissions].sort());
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  it('sees colleagues with User/View, without their switches', async () => {
    const { status, body } = await see(await server.as('dae.admin'), 'collector');
    expect([status, body.data.username, body.data.permissions]).toEqual([200, 'collector', []]);
  });

  it('does not see people of other organisations, unless the programme sees all', async () => {
    expect(await see(await server.as('dae.admin'), 'collector2')).toMatchObject({
      status: 404,
      codes: ['record.not-found'],
    });
    expect((await see(await server.as('fao.admin'), 'collector2')).status).toBe(200);
    expect((await see(await server.as('superadmin'), 'collector2')).status).toBe(200);
  });

  it('sees nobody else without User/View, and nobody who does not exist', async () => {
    const collector = await server.as('collector');
    expect((await see(collector, 'dae.bhola')).status).toBe(404);
    expect((await collector.call('getUser', { params: { id: 999_999 } })).status).toBe(404);
    expect((await server.nobody.call('getUser', { params: { id: 1 } })).status).toBe(401);
  });
});

describe('one’s own details', () => {
  const details = {
    firstName: 'Rafiqul',
    lastName: 'Islam',
    phone: '01712345678',
    location: 'Bhola',
  };

  it('are changed, audited and shown at once', async () => {
    const person = await server.as('collector');
    const { status, body } = await person.call('updateProfile', { body: details });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ ...details, name: 'Rafiqul Islam', username: 'collector' });
    expect((await see(person, 'collector')).body.data).toMatchObject(details);
    const line = (await auditLines(server.context.database.db, 'user', await idOf('collector'))).at(-1);
    expect(line).toMatchObject({ action: 'update', before: { location: 'Patuakhali' }, after: { location: 'Bhola' } });
  });

  it('become nothing where left blank', async () => {
    const person = await server.as('dae.bhola');
    const { body } = await person.call('updateProfile', {
      body: { ...details, phone: '', location: null },
    });
    expect(body.data).toMatchObject({ phone: null, location: null });
  });

  it('follow the generic rules', async () => {
    const person = await server.as('accountant');
    const { errors } = await person.call('updateProfile', { body: { ...details, firstName: ' ', phone: '12' } });
    expect(errors.map((e) => e.detail)).toEqual(['First Name is required', 'Phone is invalid']);
  });
});

describe('changing one’s own password', () => {
  const change = (person: Actor, currentPassword: string, password: string) =>
    person.call('changePassword', { body: { currentPassword, password } });
  const isOpen = async (person: Actor) => (await person.call('sessions')).status === 200;

  it('ends every other session and keeps this one', async () => {
    const here = await server.as('validator');
    const there = await server.as('validator');
    expect((await change(here, 'Krishi-2026', 'Rupali-ilish-5')).status).toBe(204);
    expect([await isOpen(here), await isOpen(there)]).toEqual([true, false]);
    expect(
      (await server.nobody.call('login', { body: { username: 'validator', password: 'Krishi-2026' } })).status,
    ).toBe(401);
    expect(await isOpen(await server.as('validator', 'Rupali-ilish-5'))).toBe(true);
    const refreshed = await server.nobody.call('refreshToken', {
      body: { refreshToken: there.refreshToken as string },
    });
    expect(refreshed.status).toBe(401);
  });

  it('needs the current one', async () => {
    const person = await server.as('me.officer');
    const { status, errors } = await change(person, 'not-it-2026', 'Rupali-ilish-5');
    expect(status).toBe(422);
    expect(errors[0]).toMatchObject({ code: 'user.wrong-password', source: { pointer: '/currentPassword' } });
    expect((await server.as('me.officer')).token).toBeDefined();
  });

  it('refuses a short or a common one', async () => {
    const person = await server.as('me.officer');
    expect((await change(person, 'Krishi-2026', 'abc')).errors[0]?.detail).toBe(
      'Password must be at least 6 characters',
    );
    expect((await change(person, 'Krishi-2026', 'Qwerty123')).status).toBe(422);
  });

  it('tells the owner by mail and leaves no secret in the audit', async () => {
    expect((await mailTo(server, 'validator@msurvey.example'))[0]?.subject).toBe('Your mSurvey password was changed');
    const { db } = server.context.database;
    const lines = await auditLines(db, 'user', await idOf('validator'));
    expect(lines).toMatchObject([{ action: 'change-password', after: { sessionsEnded: 1 } }]);
    const audit = await auditText(db);
    for (const secret of ['Rupali-ilish-5', 'Krishi-2026', 'argon2']) expect(audit).not.toContain(secret);
  });
});
