import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLink, revokeLinks, useLink } from '../../src/modules/access/index.ts';
import { startTestServer, type TestServer } from '../support/cast.ts';
import { letPass, storedLinks, userId } from '../support/state.queries.ts';

let server: TestServer;
let user: number;
beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  user = await userId(server.context.database.db, 'collector');
});
afterAll(() => server?.close());
const db = () => server.context.database.db;

describe('a link', () => {
  it('works once', async () => {
    const id = await createLink(db(), 'invite', user);
    expect(id).toMatch(/^[\w-]{43}$/);
    expect(await useLink(db(), ['reset', 'invite'], id)).toMatchObject({ userId: user, purpose: 'invite' });
    expect(await useLink(db(), ['reset', 'invite'], id)).toBeUndefined();
  });

  it('works once also for two who come at the same time', async () => {
    const id = await createLink(db(), 'reset', user);
    const both = await Promise.all([useLink(db(), 'reset', id), useLink(db(), 'reset', id)]);
    expect(both.filter(Boolean)).toHaveLength(1);
  });

  it('works only for what it was made for', async () => {
    const id = await createLink(db(), 'verify', user);
    expect(await useLink(db(), 'reset', id)).toBeUndefined();
    expect(await useLink(db(), 'verify', 'made-up')).toBeUndefined();
    expect(await useLink(db(), 'verify', id)).toBeDefined();
  });

  it('expires, an invitation after seven days', async () => {
    const [early, late] = [await createLink(db(), 'invite', user), await createLink(db(), 'invite', user)];
    await letPass(db(), 7 * 86_400 - 60);
    expect(await useLink(db(), 'invite', early)).toBeDefined();
    await letPass(db(), 120);
    expect(await useLink(db(), 'invite', late)).toBeUndefined();
  });

  it('can be revoked', async () => {
    const id = await createLink(db(), 'reset', user);
    await revokeLinks(db(), ['reset'], user);
    expect(await useLink(db(), 'reset', id)).toBeUndefined();
  });

  it('stands in the database only as a hash', async () => {
    const id = await createLink(db(), 'invite', user);
    expect(await storedLinks(db())).not.toContain(id);
  });
});
