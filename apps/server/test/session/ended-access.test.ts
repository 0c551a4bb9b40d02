import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMONSTRATION_PASSWORD } from '../../src/demo/accounts.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { linkIn, mailTo } from '../support/mail.ts';
import { auditLines, letPass, userId } from '../support/state.queries.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const PASSWORD = 'Sobuj-khet-9';
/** A phone with a key of its own: whether it is let in. */
async function phoneOf(person: Actor, label = 'Redmi'): Promise<() => Promise<number>> {
  const { body } = await person.call('createDevice', { body: { label } });
  const url = `${new URL(body.data.serverUrl).pathname}/formList`;
  return async () => (await server.app.inject({ url, headers: { 'x-openrosa-version': '1.0' } })).statusCode;
}
const waiting = async (person: Actor) =>
  (await person.call('myDevices')).body.data.filter((one) => one.mustSetUp).map((one) => one.label);

async function reset(email: string): Promise<void> {
  await server.nobody.call('requestPasswordReset', { body: { email } });
  const { id } = linkIn((await mailTo(server, email))[0], 'new-password');
  expect((await server.nobody.call('resetPassword', { body: { id, password: PASSWORD } })).status).toBe(204);
}
async function switchOffAndOn(by: string, username: string): Promise<void> {
  const admin = await server.as(by);
  const id = await userId(server.context.database.db, username);
  for (const isActive of [false, true])
    expect((await admin.call('changeUserStatus', { body: { id, isActive } })).status).toBe(200);
}

describe('keys of phones and tickets', () => {
  it('end with a change of the password, and a list says which phones must be set up again', async () => {
    const person = await server.as('collector');
    const phone = await phoneOf(person);
    expect(await phone()).toBe(200);
    await person.call('changePassword', { body: { currentPassword: DEMONSTRATION_PASSWORD, password: PASSWORD } });
    expect(await phone()).not.toBe(200);
    expect(await waiting(person)).toEqual(['Redmi']);
    const again = await phoneOf(person);
    expect(await again()).toBe(200);
    expect(await waiting(person)).toEqual([]);
  });

  it('end with a reset', async () => {
    const phone = await phoneOf(await server.as('dae.bhola'));
    await reset('dae.bhola@msurvey.example');
    expect(await phone()).not.toBe(200);
    expect(await waiting(await server.as('dae.bhola', PASSWORD))).toEqual(['Redmi']);
  });

  it('end with deactivation, also when the account is switched on again', async () => {
    const phone = await phoneOf(await server.as('dae.barguna'));
    await switchOffAndOn('dae.admin', 'dae.barguna');
    expect(await phone()).not.toBe(200);
    expect(await waiting(await server.as('dae.barguna'))).toEqual(['Redmi']);
  });

  it('end with a sign-out everywhere, not with a sign-out here', async () => {
    const person = await server.as('superadmin');
    const phone = await phoneOf(person);
    const ticketOf = async (who: Actor) => (await who.call('designerTicket', { body: { id: 528 } })).body.data.ticket;
    const other = await server.as('superadmin');
    await other.call('logout', { body: {} });
    expect(await phone()).toBe(200);
    const ticket = await ticketOf(person);
    await person.call('logout', { body: { everywhere: true } });
    expect(await phone()).not.toBe(200);
    expect((await server.nobody.call('exchangeTicket', { body: { ticket } })).codes).toEqual(['link.invalid']);
    const here = await server.as('superadmin');
    const last = await ticketOf(here);
    await here.call('logout', { body: {} });
    expect((await server.nobody.call('exchangeTicket', { body: { ticket: last } })).codes).toEqual(['link.invalid']);
  });
});

describe('a ticket for a new tab', () => {
  const ticketOf = async (person: Actor) => {
    const draft = await person.call('createDraft', { body: { title: 'Opened in a tab' } });
    return (await person.call('designerTicket', { body: { id: draft.body.data.id } })).body.data.ticket;
  };
  const exchange = (ticket: string) => server.nobody.call('exchangeTicket', { body: { ticket } });

  it('ends with a change of the password, though the session that asked for it goes on', async () => {
    const person = await server.as('dam.admin');
    const [used, kept] = [await ticketOf(person), await ticketOf(person)];
    expect((await exchange(used)).status).toBe(200);
    await person.call('changePassword', { body: { currentPassword: DEMONSTRATION_PASSWORD, password: PASSWORD } });
    expect((await exchange(kept)).codes).toEqual(['link.invalid']);
    expect((await exchange(await ticketOf(person))).status).toBe(200);
  });

  it('ends with a reset', async () => {
    const ticket = await ticketOf(await server.as('bari.admin'));
    await reset('bari.admin@msurvey.example');
    expect((await exchange(ticket)).codes).toEqual(['link.invalid']);
  });

  it('ends with deactivation, also when the account is switched on again', async () => {
    const ticket = await ticketOf(await server.as('badc.admin'));
    await switchOffAndOn('superadmin', 'badc.admin');
    expect((await exchange(ticket)).codes).toEqual(['link.invalid']);
  });
});

describe('one’s own e-mail address', () => {
  const change = (person: Actor, email: string | null, currentPassword = DEMONSTRATION_PASSWORD) =>
    person.call('changeEmail', { body: { email, currentPassword } });
  const confirm = (id: string) => server.nobody.call('confirmEmail', { body: { id } });
  const addressOf = async (person: Actor, username: string) =>
    (await person.call('getUser', { params: { id: await userId(server.context.database.db, username) } })).body.data
      .email;

  it('changes with the password and the link mailed to the new one, once; the old one is told', async () => {
    const person = await server.as('validator');
    expect((await change(person, 'new@example.org', 'wrong-guess')).codes).toEqual(['user.wrong-password']);
    expect((await change(person, 'COLLECTOR2@msurvey.example')).codes).toEqual(['user.email-taken']);
    expect((await change(person, 'new@example.org')).body.data.message).toContain('new@example.org');
    expect(await addressOf(person, 'validator')).toBe('validator@msurvey.example');
    const { id } = linkIn((await mailTo(server, 'new@example.org'))[0], 'confirm-email');
    expect((await confirm(id)).status).toBe(204);
    expect(await addressOf(person, 'validator')).toBe('new@example.org');
    expect((await mailTo(server, 'validator@msurvey.example'))[0]?.subject).toContain('was changed');
    expect((await confirm(id)).codes).toEqual(['link.invalid']);
    const lines = await auditLines(
      server.context.database.db,
      'user',
      await userId(server.context.database.db, 'validator'),
    );
    expect(lines.map((line) => line.action).slice(-2)).toEqual(['request-email', 'change-email']);
  });

  it('does not change by a late link, by the profile or by the list of users', async () => {
    const admin = await server.as('badc.admin');
    const id = await userId(server.context.database.db, 'badc.admin');
    await change(admin, 'late@example.org');
    const link = linkIn((await mailTo(server, 'late@example.org'))[0], 'confirm-email');
    await letPass(server.context.database.db, 86_401);
    expect((await confirm(link.id)).codes).toEqual(['link.invalid']);
    const again = await server.as('badc.admin');
    const { body } = await again.call('getUser', { params: { id } });
    const { firstName, lastName, organization, roles } = body.data;
    const details = { firstName, lastName, organizationId: organization.id, roles: roles.map((role) => role.id) };
    const own = await again.call('updateUser', { body: { ...details, id, email: 'mine@example.org' } });
    expect(own.codes).toEqual(['user.own-email']);
    expect(await addressOf(again, 'badc.admin')).toBe('badc.admin@msurvey.example');
  });
});
