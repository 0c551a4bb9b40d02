import { afterAll, describe, expect, it } from 'vitest';
import { lastAudit } from '../support/audit.queries.ts';
import { linkIn, mailTo } from '../support/mail.ts';
import { personWithPermissions } from '../support/people.ts';
import { endReasons } from '../support/state.queries.ts';
import { accessCast } from './access-cast.ts';

const { server, superUser, faoAdmin, daeAdmin, ids } = await accessCast({ jobs: true });
afterAll(() => server.close());

const person = (username: string, over: object = {}) => ({
  firstName: 'Rokeya',
  lastName: 'Begum',
  username,
  email: `${username}@msurvey.example`,
  organizationId: ids.organization('DAE'),
  roles: [ids.role('DAE', 'data collector')],
  ...over,
});
const db = () => server.context.database.db;

describe('the list of users', () => {
  it('shows one’s own organisation, and all to those who see all', async () => {
    const own = await daeAdmin.call('users', { body: { pageSize: 100 } });
    expect(new Set(own.body.data.map((u) => u.organization.id))).toEqual(new Set([ids.organization('DAE')]));
    expect(own.body.meta.count).toBe(own.body.data.length);
    const foreign = await daeAdmin.call('users', { body: { orgId: ids.organization('BADC') } });
    expect(foreign.body.meta.count).toBe(0);
    const all = await faoAdmin.call('users', { body: { pageSize: 5, currentPage: 2 } });
    expect(all.body.meta.count).toBeGreaterThan(own.body.meta.count);
    expect(all.body.data).toHaveLength(5);
  });

  it('finds by any part of names, user name and e-mail, in any script and case', async () => {
    const find = async (name: string) =>
      (await superUser.call('users', { body: { name, pageSize: 100 } })).body.data.map((u) => u.username);
    expect(await find('HMINA sul')).toEqual(['fao.admin']);
    expect(await find('ফিকু')).toEqual(['collector']);
    expect(await find('e.officer@')).toEqual(['me.officer']);
    expect(await find('a')).not.toEqual([]);
    expect(await find('%')).toEqual([]);
    expect(await find('_')).toEqual([]);
  });

  it('filters by role and status', async () => {
    const validators = await superUser.call('users', { body: { roleId: ids.role('DAE', 'validator') } });
    expect(validators.body.data.every((u) => u.roles.some((r) => r.name === 'validator'))).toBe(true);
    const waiting = await daeAdmin.call('users', { body: { status: 'verified' } });
    expect(waiting.body.data.map((u) => [u.username, u.isActive, u.can.approve])).toEqual([['dae.new', false, true]]);
  });

  it('sorts by each key, those never seen last', async () => {
    for (const sortOrder of ['asc', 'desc'] as const) {
      const seen = await superUser.call('users', { body: { sortBy: 'lastSeenAt', sortOrder, pageSize: 100 } });
      const dates = seen.body.data.map((u) => u.lastSeenAt);
      const firstNull = dates.indexOf(null);
      expect(firstNull).toBeGreaterThan(0);
      expect(dates.slice(firstNull).every((d) => d === null)).toBe(true);
    }
    const byName = await superUser.call('users', { body: { sortBy: 'username', sortOrder: 'desc', pageSize: 100 } });
    const names = byName.body.data.map((u) => u.username);
    expect(names).toEqual([...names].sort().reverse());
  });
});

describe('creating a user', () => {
  it('with a password lets him sign in at once', async () => {
    const { status, body } = await daeAdmin.call('createUser', {
      body: { ...person('Rokeya.1'), password: 'a good one' },
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ username: 'rokeya.1', status: 'active', roles: [{ name: 'data collector' }] });
    expect((await server.as('rokeya.1', 'a good one')).token).toBeTruthy();
    const line = await lastAudit(db(), 'user', body.data.id);
    expect(line).toMatchObject({ action: 'create', after: { username: 'rokeya.1', invited: false } });
    expect(JSON.stringify(line)).not.toContain('a good one');
  });

  it('without one mails a link that sets it once', async () => {
    await daeAdmin.call('createUser', { body: person('rokeya.2'), headers: { 'accept-language': 'bn' } });
    const [mail] = await mailTo(server, 'rokeya.2@msurvey.example');
    expect(mail?.subject).toBe('আপনার mSurvey অ্যাকাউন্ট');
    const { base, id } = linkIn(mail, 'new-password');
    expect(base).toBe('http://localhost:8080');
    const set = await server.nobody.call('resetPassword', { body: { id, password: 'chosen by her' } });
    expect(set.status).toBe(204);
    expect((await server.as('rokeya.2', 'chosen by her')).token).toBeTruthy();
    const again = await server.nobody.call('resetPassword', { body: { id, password: 'another one' } });
    expect(again.codes).toEqual(['link.invalid']);
  });

  it('says at the field what is wrong, in the specified words', async () => {
    const { status, errors } = await daeAdmin.call('createUser', {
      body: { ...person('x'), firstName: ' ', email: 'nonsense', roles: [], password: 'short' },
    });
    expect(status).toBe(422);
    expect(Object.fromEntries(errors.map((e) => [e.source?.pointer, e.detail]))).toEqual({
      '/firstName': 'First Name is required',
      '/username': 'Username is invalid',
      '/email': 'Email is invalid',
      '/roles': 'Roles is required',
      '/password': 'Password must be at least 6 characters',
    });
  });

  it('refuses names and addresses that are taken, whatever their case', async () => {
    const name = await daeAdmin.call('createUser', { body: person('COLLECTOR', { email: 'new@msurvey.example' }) });
    expect(name.errors[0]).toMatchObject({ code: 'user.name-taken', source: { pointer: '/username' } });
    const email = await daeAdmin.call('createUser', {
      body: person('rokeya.3', { email: 'Collector@msurvey.example' }),
    });
    expect(email.errors[0]).toMatchObject({ code: 'user.email-taken', source: { pointer: '/email' } });
  });

  it('in another organisation, or with its roles, is refused without telling what exists', async () => {
    const org = await daeAdmin.call('createUser', {
      body: person('rokeya.4', { organizationId: ids.organization('BADC') }),
    });
    expect([org.status, org.codes]).toEqual([404, ['record.not-found']]);
    for (const role of [ids.role('BADC', 'data collector'), 999_999]) {
      const { errors } = await daeAdmin.call('createUser', { body: person('rokeya.4', { roles: [role] }) });
      expect(errors[0]).toMatchObject({ code: 'user.role-foreign', source: { pointer: '/roles' } });
    }
  });

  it('with a role that holds more than the caller is refused', async () => {
    const clerk = await personWithPermissions(server, ['User/Create']);
    const refused = await clerk.call('createUser', { body: person('rokeya.5') });
    expect([refused.status, refused.codes]).toEqual([422, ['role.exceeds-own']]);
  });

  it('as FAO_ADMIN is for those who see all', async () => {
    const body = person('rokeya.6', {
      organizationId: ids.organization('FAO'),
      roles: [ids.role('FAO', 'FAO_ADMIN')],
      password: 'a good one',
    });
    expect((await faoAdmin.call('createUser', { body })).status).toBe(200);
    const office = { ...body, username: 'fao.office', email: 'o@msurvey.example', roles: [ids.role('FAO', 'admin')] };
    expect((await faoAdmin.call('createUser', { body: office })).status).toBe(200);
    const clerk = await server.as('fao.office', 'a good one');
    const refused = await clerk.call('createUser', {
      body: { ...body, username: 'rokeya.7', email: 'r7@msurvey.example' },
    });
    expect(refused.codes).toEqual(['role.exceeds-own']);
  });
});

describe('changing a user', () => {
  const details = { firstName: 'Karim', lastName: 'Mia', phone: '01712345678', location: 'Bhola' };

  it('changes details and roles, which count at once', async () => {
    const id = await ids.user('dae.bhola');
    const bhola = await server.as('dae.bhola');
    expect((await bhola.call('roles', { body: {} })).codes).toEqual(['auth.forbidden']);
    const roles = [ids.role('DAE', 'admin'), ids.role('DAE', 'data collector')];
    const body = { ...details, id, email: 'bhola@msurvey.example', organizationId: ids.organization('DAE'), roles };
    const { body: answer } = await daeAdmin.call('updateUser', { body });
    expect(answer.data.roles.map((r) => r.id)).toEqual(roles);
    expect(answer.data).toMatchObject(details);
    expect((await bhola.call('roles', { body: {} })).status).toBe(200);
    expect(await lastAudit(db(), 'user', id)).toMatchObject({ action: 'update', after: { roles, location: 'Bhola' } });
  });

  it('of another organisation is not possible, nor moving one there', async () => {
    const foreign = { ...details, id: await ids.user('collector2'), organizationId: ids.organization('DAE') };
    const roles = [ids.role('DAE', 'validator')];
    expect((await daeAdmin.call('updateUser', { body: { ...foreign, roles } })).status).toBe(404);
    const away = { ...details, id: await ids.user('dae.barguna'), organizationId: ids.organization('BADC') };
    const badcRoles = [ids.role('BADC', 'validator')];
    expect((await daeAdmin.call('updateUser', { body: { ...away, roles: badcRoles } })).status).toBe(404);
    const moved = await faoAdmin.call('updateUser', { body: { ...away, roles: badcRoles } });
    expect(moved.body.data.organization.id).toBe(ids.organization('BADC'));
  });

  it('does not change one’s own roles, unless one is the super-user', async () => {
    const id = await ids.user('dae.admin');
    const own = { ...details, id, email: 'dae.admin@msurvey.example', organizationId: ids.organization('DAE') };
    const refused = await daeAdmin.call('updateUser', {
      body: { ...own, roles: [ids.role('DAE', 'admin'), ids.role('DAE', 'validator')] },
    });
    expect([refused.status, refused.codes]).toEqual([409, ['user.own-account']]);
    const kept = await daeAdmin.call('updateUser', { body: { ...own, roles: [ids.role('DAE', 'admin')] } });
    expect(kept.status).toBe(200);
  });

  it('leaves a super-user’s account to super-users', async () => {
    const id = await ids.user('superadmin');
    const body = {
      ...details,
      id,
      email: 'mine@attacker.example',
      organizationId: ids.organization('PMU'),
      roles: [ids.role('PMU', 'admin')],
    };
    expect((await faoAdmin.call('updateUser', { body })).codes).toEqual(['user.exceeds-own']);
    expect((await faoAdmin.call('changeUserStatus', { body: { id, isActive: false } })).codes).toEqual([
      'user.exceeds-own',
    ]);
  });

  it('does not point a stronger account at another mailbox', async () => {
    const clerk = await personWithPermissions(server, ['User/View', 'User/Edit']);
    const id = await ids.user('collector');
    const body = {
      ...details,
      id,
      organizationId: ids.organization('DAE'),
      roles: [ids.role('DAE', 'data collector')],
    };
    const refused = await clerk.call('updateUser', { body: { ...body, email: 'mine@attacker.example' } });
    expect(refused.codes).toEqual(['user.exceeds-own']);
  });
});

describe('switching a user off', () => {
  it('ends every session at once', async () => {
    const id = await ids.user('dae.satkhira');
    const satkhira = await server.as('dae.satkhira');
    const { body } = await daeAdmin.call('changeUserStatus', { body: { id, isActive: false } });
    expect(body.data).toMatchObject({ status: 'inactive', isActive: false });
    expect((await satkhira.call('sidebar')).codes).toEqual(['auth.account-inactive']);
    expect(await endReasons(db(), id)).toEqual(['deactivated']);
    expect(await lastAudit(db(), 'user', id)).toMatchObject({ action: 'change-status', after: { status: 'inactive' } });
    const on = await daeAdmin.call('changeUserStatus', { body: { id, isActive: true } });
    expect(on.body.data.status).toBe('active');
    expect((await satkhira.call('sidebar')).codes).toEqual(['auth.token-stale']);
  });

  it('is not done to oneself', async () => {
    for (const [actor, name] of [
      [superUser, 'superadmin'],
      [daeAdmin, 'dae.admin'],
    ] as const) {
      const answer = await actor.call('changeUserStatus', { body: { id: await ids.user(name), isActive: false } });
      expect([answer.status, answer.codes]).toEqual([409, ['user.own-account']]);
    }
  });

  it('is not done across organisations, nor twice', async () => {
    const foreign = await daeAdmin.call('changeUserStatus', {
      body: { id: await ids.user('collector2'), isActive: false },
    });
    expect(foreign.status).toBe(404);
    const twice = await daeAdmin.call('changeUserStatus', {
      body: { id: await ids.user('dae.retired'), isActive: false },
    });
    expect(twice.errors[0]?.detail).toBe('This account cannot be changed from inactive to inactive.');
  });
});

describe('a sign-up that waits', () => {
  it('is approved with at least one role of the organisation, and hears of it', async () => {
    const id = await ids.user('dae.new');
    const none = await daeAdmin.call('approveUser', { body: { id, approve: true } });
    expect(none.errors[0]).toMatchObject({ detail: 'Roles is required', source: { pointer: '/roles' } });
    const foreign = await daeAdmin.call('approveUser', {
      body: { id, approve: true, roles: [ids.role('BADC', 'admin')] },
    });
    expect(foreign.codes).toEqual(['user.role-foreign']);
    const switched = await daeAdmin.call('changeUserStatus', { body: { id, isActive: true } });
    expect(switched.codes).toEqual(['user.status-move']);
    const badcAdmin = await server.as('badc.admin');
    expect((await badcAdmin.call('approveUser', { body: { id, approve: true, roles: [1] } })).status).toBe(404);
    const roles = [ids.role('DAE', 'data collector')];
    const { body } = await daeAdmin.call('approveUser', { body: { id, approve: true, roles } });
    expect(body.data).toMatchObject({ status: 'active', can: { approve: false } });
    expect(await lastAudit(db(), 'user', id)).toMatchObject({ action: 'approve', after: { status: 'active', roles } });
    expect((await mailTo(server, 'dae.new@msurvey.example'))[0]?.subject).toBe('Your mSurvey account was approved');
    expect((await daeAdmin.call('approveUser', { body: { id, approve: true, roles } })).codes).toEqual([
      'user.status-move',
    ]);
    expect((await server.as('dae.new')).token).toBeTruthy();
  });

  it('cannot be approved before the address is confirmed', async () => {
    const id = await ids.user('badc.new');
    const { codes } = await superUser.call('approveUser', {
      body: { id, approve: true, roles: [ids.role('BADC', 'admin')] },
    });
    expect(codes).toEqual(['user.status-move']);
  });
});
