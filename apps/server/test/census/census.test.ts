import { contract, type Operation } from '@msurvey/contract';
import { ALL_PERMISSIONS, isPermission, type Permission } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, fill, startTestServer, type TestServer } from '../support/cast.ts';
import { personWithPermissions } from '../support/people.ts';

/** Addresses outside the contract, each with the reason why it needs no permission of the catalogue. */
const OUTSIDE_THE_CONTRACT: Record<string, string> = {
  '/': 'the console’s page',
  '/index.html': 'the console’s page',
  '/*': 'the console’s files',
  '/sw.js': 'the console’s service worker',
  '/healthz': 'for balancers; says in words what is wrong, and nothing of the inside',
  '/readyz': 'for balancers; the same',
  '/metrics': 'for monitors on this machine, or with their token',
  '/msurvey/docs': 'the contract to read; it is public',
  '/msurvey/docs/': 'the contract to read',
  '/msurvey/docs/*': 'files of the contract’s reader',
  '/msurvey/docs/json': 'the contract for tools',
  '/msurvey/docs/yaml': 'the contract for tools',
  '/msurvey/docs/static/*': 'files of the contract’s reader',
  '/msurvey/docs/static/index.html': 'the contract’s reader',
  '/msurvey/docs/static/swagger-initializer.js': 'the contract’s reader',
  // Phones speak OpenRosa, which is XML. Whoever collects with a form may fetch it and send records; nobody else.
  '/msurvey/api/live': 'whoever may see a dashboard, by the token of their session; an answer without end',
  '/msurvey/openrosa/formList': 'the phone’s person, by password',
  '/msurvey/openrosa/forms/:formId/form.xml': 'the phone’s person, by password',
  '/msurvey/openrosa/forms/:formId/manifest': 'the phone’s person, by password',
  '/msurvey/openrosa/forms/:formId/media/:mediaId': 'the phone’s person, by password',
  '/msurvey/openrosa/forms/:formId/lists/:name': 'the phone’s person, by password',
  '/msurvey/openrosa/submission': 'the phone’s person, by password',
  '/msurvey/openrosa/key/:key/formList': 'the phone’s person, by the phone’s own key',
  '/msurvey/openrosa/key/:key/forms/:formId/form.xml': 'the phone’s person, by the phone’s own key',
  '/msurvey/openrosa/key/:key/forms/:formId/manifest': 'the phone’s person, by the phone’s own key',
  '/msurvey/openrosa/key/:key/forms/:formId/media/:mediaId': 'the phone’s person, by the phone’s own key',
  '/msurvey/openrosa/key/:key/forms/:formId/lists/:name': 'the phone’s person, by the phone’s own key',
  '/msurvey/openrosa/key/:key/submission': 'the phone’s person, by the phone’s own key',
  // Many large files in one body; who may send is decided where a record is written.
  '/msurvey/api/project/form/:formId/submission': 'a signed-in person with Form Data/Create who collects with the form',
  '/msurvey/api/project/form/:formId/submission/:instanceId':
    'whoever sent the record or edits others’, with Form Data/Edit',
};

const operations = Object.entries(contract) as [keyof typeof contract, Operation][];
const closed = operations.filter(([, o]) => o.permission !== 'public');
const guarded = closed.filter(([, o]) => o.permission !== 'signed-in');

let server: TestServer;
/** Holds nothing; holds everything but not the role's name; the programme's administrator; the super-user. */
let bare: Actor;
let faoAdmin: Actor;
let superUser: Actor;

beforeAll(async () => {
  server = await startTestServer();
  bare = await personWithPermissions(server, []);
  faoAdmin = await server.as('fao.admin');
  superUser = await server.as('superadmin');
});
afterAll(() => server.close());

const statusOf = async (actor: Actor, o: Operation): Promise<{ status: number; codes: string[] }> => {
  const response = await server.app.inject({
    method: o.method,
    url: fill(o.path),
    headers: actor.token ? { authorization: `Bearer ${actor.token}` } : {},
    // Malformed on purpose: being let in must show before anything is changed.
    ...(o.body ? { payload: { malformed: true } } : {}),
  });
  const body = response.headers['content-type']?.toString().includes('json') ? response.json() : {};
  return { status: response.statusCode, codes: (body.errors ?? []).map((e: { code: string }) => e.code) };
};

describe('census of routes', () => {
  it('knows every route that the server answers', () => {
    const known = new Set(operations.map(([, o]) => `${o.method} ${o.path}`));
    const unknown: string[] = [];
    for (const route of server.routes) {
      if (route.method === 'HEAD' || route.method === 'OPTIONS') continue;
      if (!known.has(`${route.method} ${route.url}`) && !(route.url in OUTSIDE_THE_CONTRACT))
        unknown.push(`${route.method} ${route.url}`);
    }
    expect(unknown).toEqual([]);
  });

  it('binds every operation of the contract', () => {
    const bound = new Set(server.routes.map((r) => `${r.method} ${r.url}`));
    expect(operations.filter(([, o]) => !bound.has(`${o.method} ${o.path}`)).map(([name]) => name)).toEqual([]);
  });

  it('declares a permission of the catalogue on every operation', () => {
    const named = new Set<string>(['public', 'signed-in', 'super-user', 'fao-admin']);
    expect(
      operations.filter(([, o]) => !named.has(o.permission) && !isPermission(o.permission)).map(([name]) => name),
    ).toEqual([]);
  });

  it.each(closed)('%s answers 401 without a token', async (_name, o) => {
    expect(await statusOf(server.nobody, o)).toEqual({ status: 401, codes: ['auth.token-missing'] });
  });

  it.each(closed)('%s answers 401 with a forged token', async (_name, o) => {
    const forged = { ...server.nobody, token: `${superUser.token?.split('.').slice(0, 2).join('.')}.AAAA` };
    expect(await statusOf(forged, o)).toEqual({ status: 401, codes: ['auth.token-stale'] });
  });

  it.each(guarded)('%s answers 403 to someone without its permission', async (_name, o) => {
    expect(await statusOf(bare, o)).toEqual({ status: 403, codes: ['auth.forbidden'] });
  });

  it.each(guarded)('%s lets in whoever has its permission', async (_name, o) => {
    const holder =
      o.permission === 'super-user'
        ? superUser
        : o.permission === 'fao-admin'
          ? faoAdmin
          : await personWithPermissions(server, [o.permission as Permission]);
    expect([401, 403]).not.toContain((await statusOf(holder, o)).status);
  });

  it.each(guarded.filter(([, o]) => isPermission(o.permission)))(
    '%s answers 403 to someone with every permission but its own',
    async (_name, o) => {
      const others = ALL_PERMISSIONS.filter((p) => p !== o.permission);
      expect((await statusOf(await personWithPermissions(server, others), o)).status).toBe(403);
    },
  );

  it.each(operations)('%s never answers 5xx to a malformed request', async (_name, o) => {
    expect((await statusOf(superUser, o)).status).toBeLessThan(500);
  });
});
