import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { personWithPermissions } from '../support/people.ts';

let server: TestServer;
let collector: Actor;
beforeAll(async () => {
  server = await startTestServer();
  collector = await server.as('collector');
});
afterAll(() => server?.close());

describe('the forms that somebody collects with', () => {
  it('are told with target and what was sent, the same as each form says of them', async () => {
    const { status, body } = await collector.call('myForms');
    expect(status).toBe(200);
    expect(body.data.length).toBeGreaterThan(0);
    for (const { id, targetValue, done } of body.data) {
      const { body: one } = await collector.call('myFormWork', { query: { formId: id } });
      expect({ targetValue, done }).toEqual({ targetValue: one.data?.targetValue, done: one.data?.pace.done });
    }
  });

  it('are nobody else’s', async () => {
    const stranger = await personWithPermissions(server, ['Form/View']);
    expect((await stranger.call('myForms')).body.data).toEqual([]);
    expect((await server.nobody.call('myForms')).status).toBe(401);
    const without = await personWithPermissions(server, ['Project/View']);
    expect((await without.call('myForms')).status).toBe(403);
  });

  it('leave out what is closed for them', async () => {
    const admin = await server.as('superadmin');
    const { body } = await collector.call('myForms');
    const [first] = body.data;
    const formId = first?.id as number;
    const me = (await collector.call('myFormWork', { query: { formId } })).body.data?.id as number;
    const { status } = await admin.call('setFormUserStatus', { body: { formId, userId: me, isActive: false } });
    expect(status).toBeLessThan(300);
    const after = (await collector.call('myForms')).body.data.map(({ id }) => id);
    expect(after).not.toContain(formId);
    expect(after).toHaveLength(body.data.length - 1);
  });
});
