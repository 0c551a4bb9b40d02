import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { personWithPermissions } from '../support/people.ts';
import { auditLines, auditText, userId } from '../support/state.queries.ts';

let server: TestServer;
let collector: Actor;
let admin: Actor;
const db = () => server.context.database.db;
const create = async (who: Actor, label = 'Samsung A15') =>
  (await who.call('createDevice', { body: { label } })).body.data;
const labels = async (who: Actor) => (await who.call('myDevices')).body.data.map((device) => device.label);

beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  collector = await server.as('collector');
  admin = await server.as('superadmin');
});
afterAll(() => server?.close());

describe('phones with a key', () => {
  it('get the key once, with the settings that Collect reads from a QR code', async () => {
    const made = await create(collector);
    const settings = JSON.parse(inflateSync(Buffer.from(made.settings, 'base64')).toString());
    expect(settings).toMatchObject({
      general: { server_url: made.serverUrl },
      admin: {},
      project: { name: 'mSurvey' },
    });
    expect(made.serverUrl).toBe(`http://localhost:8080/msurvey/openrosa/key/${made.token}`);
    const [listed] = (await collector.call('myDevices')).body.data;
    expect(listed).toEqual({
      id: made.id,
      label: 'Samsung A15',
      createdAt: expect.any(String),
      lastUsedAt: null,
      mustSetUp: false,
    });
    expect(await auditText(db())).not.toContain(made.token);
    expect((await auditLines(db(), 'device', made.id)).map((line) => line.action)).toEqual(['create']);
  });

  it('show when they were used last', async () => {
    const { token, id } = await create(collector, 'Used');
    expect(
      (await server.app.inject({ method: 'GET', url: `/msurvey/openrosa/key/${token}/formList` })).statusCode,
    ).toBe(200);
    const used = (await collector.call('myDevices')).body.data.find((device) => device.id === id);
    expect(used?.lastUsedAt).not.toBeNull();
  });

  it('are revoked by their owner or an administrator, and by nobody else', async () => {
    const { id } = await create(collector, 'Lost');
    const stranger = await server.as('collector2');
    expect((await stranger.call('revokeDevice', { body: { id } })).status).toBe(404);
    const editor = await personWithPermissions(server, ['User/Edit']);
    const mine = await create(admin, 'Of the super-user');
    expect((await editor.call('revokeDevice', { body: { id: mine.id } })).status).toBe(404);
    const of = (await admin.call('userDevices', { body: { userId: await userId(db(), 'collector') } })).body.data;
    expect(of.map((device) => device.label)).toContain('Lost');
    expect((await admin.call('revokeDevice', { body: { id } })).status).toBe(204);
    expect(await labels(collector)).not.toContain('Lost');
    expect((await admin.call('revokeDevice', { body: { id } })).status).toBe(404);
    expect((await auditLines(db(), 'device', id)).map((line) => line.action)).toEqual(['create', 'revoke']);
  });

  it('are not more than one can keep an eye on', async () => {
    const person = await personWithPermissions(server, []);
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, n) => person.call('createDevice', { body: { label: `${n}` } })),
    );
    expect(answers.filter((a) => a.status === 200)).toHaveLength(20);
    expect(answers.find((a) => a.status !== 200)?.codes).toEqual(['device.too-many']);
  });
});
