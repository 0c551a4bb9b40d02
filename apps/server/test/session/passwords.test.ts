import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMONSTRATION_PASSWORD } from '../../src/demo/accounts.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { type Directory, readDirectory } from '../support/directory.ts';
import { linkIn, mailTo } from '../support/mail.ts';

let server: TestServer;
let superUser: Actor;
let ids: Directory;
beforeAll(async () => {
  server = await startTestServer();
  superUser = await server.as('superadmin');
  ids = await readDirectory(superUser);
});
afterAll(() => server.close());

/** What anybody reads in the list of users: name, address, its beginning, and the organisation. */
const KNOWN = ['dae.bhola', 'DAE.BHOLA', 'dae.bhola@msurvey.example', 'Department of Agricultural Extension'];
const refused = { status: 422, codes: ['field.passwordIsName'] };

describe('a new password', () => {
  it('of the profile is nothing that everybody knows of its owner', async () => {
    const person = await server.as('dae.bhola');
    const change = (password: string) =>
      person.call('changePassword', { body: { currentPassword: DEMONSTRATION_PASSWORD, password } });
    for (const password of KNOWN) expect(await change(password), password).toMatchObject(refused);
    expect((await change('Sobuj-khet-9')).status).toBe(204);
  });

  it('by a mailed link neither, and the link can be used again with another one', async () => {
    const email = 'dae.barguna@msurvey.example';
    await server.nobody.call('requestPasswordReset', { body: { email } });
    const { id } = linkIn((await mailTo(server, email))[0], 'new-password');
    const reset = (password: string) => server.nobody.call('resetPassword', { body: { id, password } });
    expect(await reset('dae.barguna')).toMatchObject(refused);
    expect((await reset('Sobuj-khet-9')).status).toBe(204);
  });

  it('of whoever signs up or is created neither', async () => {
    const organizationId = ids.organization('DAE');
    const person = { organizationId, firstName: 'A', lastName: 'B', username: 'new.one', email: 'new.one@example.org' };
    const signUp = (password: string) => server.nobody.call('signUp', { body: { ...person, password } });
    for (const password of ['new.one', 'New.One@example.org', 'Department of Agricultural Extension'])
      expect(await signUp(password), password).toMatchObject(refused);
    const create = (password: string) =>
      superUser.call('createUser', { body: { ...person, roles: [ids.role('DAE', 'validator')], password } });
    expect(await create('new.one')).toMatchObject(refused);
    expect((await create('Sobuj-khet-9')).status).toBe(200);
  });
});
