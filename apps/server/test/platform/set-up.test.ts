import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_PERMISSIONS } from '@msurvey/domain';
import { loadBasicsOnce } from '../../src/demo/index.ts';
import { firstStart } from '../../src/modules/platform/index.ts';
import { actor, startTestServer, type TestServer } from '../support/cast.ts';
import { auditText, letPass, storedLinks } from '../support/state.queries.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ empty: true, env: { MSURVEY_DEMO: '0', PUBLIC_URL: 'https://survey.example.org' } });
  await loadBasicsOnce(server.context.database.pool);
});
afterAll(() => server.close());

const PERSON = {
  organization: 'Project Office',
  firstName: 'Nasrin',
  lastName: 'Ahmed',
  username: 'nasrin',
  email: 'nasrin@example.org',
  password: 'Padma-setu-3',
};
const idOf = (link: string | undefined) => new URL(link as string).searchParams.get('id') as string;
const setUp = (id: string, changes: Partial<typeof PERSON> = {}) =>
  server.nobody.call('setUp', { body: { id, ...PERSON, ...changes } });

describe('the first start of an installation', () => {
  it('says that it needs setting up, and is no demonstration', async () => {
    const { body } = await server.nobody.call('about');
    expect(body.data).toEqual({
      version: expect.any(String),
      demonstration: false,
      setupNeeded: true,
      mailbox: false,
      exposed: false,
    });
  });

  it('has the basics without the demonstration', async () => {
    const { db } = server.context.database;
    const projects = await db.selectFrom('project').select(['id']).orderBy('id').execute();
    expect(projects.map((p) => p.id)).toEqual([1, 2, 61]);
    expect(await db.selectFrom('app_user').select('id').execute()).toEqual([]);
  });

  it('gives a link to the page of this installation, of which the database keeps only the hash', async () => {
    const link = await firstStart(server.context);
    expect(link).toMatch(/^https:\/\/survey\.example\.org\/setup\?id=[\w-]{43}$/);
    expect(await storedLinks(server.context.database.db)).not.toContain(idOf(link));
  });

  it('refuses a made-up link, a late one, and what breaks a rule', async () => {
    expect(await setUp('made-up')).toMatchObject({ status: 404, codes: ['link.invalid'] });
    const id = idOf(await firstStart(server.context));
    expect((await setUp(id, { password: '123456' })).errors[0]?.code).toBe('field.passwordCommon');
    expect((await setUp(id, { organization: ' ' })).errors[0]?.detail).toBe('Organization is required');
    await letPass(server.context.database.db, 86_401);
    expect((await setUp(id)).status).toBe(404);
  });

  it('makes one super-administrator, though two processes printed a link and two people use theirs at once', async () => {
    const links = await Promise.all([firstStart(server.context), firstStart(server.context)]);
    const [a, b] = links.map(idOf) as [string, string];
    const answers = await Promise.all([
      setUp(a),
      setUp(b, { organization: 'Another Office', username: 'other', email: 'other@example.org' }),
    ]);
    expect(answers.map((x) => x.status).sort((a, b) => a - b)).toEqual([204, 409]);
    expect(answers.flatMap((x) => x.codes)).toEqual(['setup.done']);
    const { db } = server.context.database;
    expect(await db.selectFrom('app_user').select('is_super_user').execute()).toEqual([{ is_super_user: true }]);
    expect(await db.selectFrom('organization').select('id').execute()).toHaveLength(1);
  });

  it('lets that person in with every switch on', async () => {
    const { db } = server.context.database;
    const { id, username } = await db.selectFrom('app_user').select(['id', 'username']).executeTakeFirstOrThrow();
    const { status, body } = await server.nobody.call('login', { body: { username, password: PERSON.password } });
    expect(status).toBe(200);
    const user = (await actor(server, body.token).call('getUser', { params: { id } })).body.data;
    expect(user).toMatchObject({ isSuperUser: true, roles: [{ name: 'admin' }] });
    expect(user.permissions).toEqual([...ALL_PERMISSIONS].sort());
  });

  it('is over after that: no link any more, and nothing secret in the audit', async () => {
    expect(await firstStart(server.context)).toBeUndefined();
    expect(await setUp('anything')).toMatchObject({ status: 409, codes: ['setup.done'] });
    expect((await server.nobody.call('about')).body.data.setupNeeded).toBe(false);
    const audit = await auditText(server.context.database.db);
    expect(audit).toContain('set-up');
    for (const secret of [PERSON.password, 'argon2']) expect(audit).not.toContain(secret);
  });

  it('has no development mailbox', async () => {
    expect(await server.nobody.call('mailbox')).toMatchObject({ status: 404, codes: ['route.not-found'] });
  });
});
