import { PROJECT_PROGRAMME, PROJECT_SACP } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { personWithPermissions } from '../support/people.ts';
import { fillRegistry } from './project.queries.ts';

let server: TestServer;
let faoAdmin: Actor;
let manager: Actor;
beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  faoAdmin = await server.as('fao.admin');
  manager = await personWithPermissions(server, ['Project/View', 'Project/Create', 'Project/Edit']);
});
afterAll(() => server?.close());

let number = 0;
const created = async (who: Actor, umbrellaId?: number) => {
  const name = `Beneath ${++number}`;
  const { status, codes, body } = await who.call('createProject', { body: { name, umbrellaId } });
  return { status, codes, id: body.data?.id as number, name, umbrella: body.data?.umbrella };
};
const put = async (who: Actor, { id, name }: { id: number; name: string }, umbrellaId: number | null) => {
  const { status, codes, body } = await who.call('updateProject', { body: { id, name, umbrellaId } });
  return { status, codes, umbrella: body.data?.umbrella };
};
const offered = async (who: Actor, id?: number) =>
  (await who.call('umbrellaOptions', { query: id ? { id } : {} })).body.data.map((one) => one.id);

describe('the umbrella of a project', () => {
  it('is chosen when it is made or later, and taken away again', async () => {
    const made = await created(faoAdmin, PROJECT_PROGRAMME);
    expect(made.umbrella).toMatchObject({ id: PROJECT_PROGRAMME });
    expect((await put(faoAdmin, made, null)).umbrella).toBeNull();
    expect((await put(faoAdmin, made, PROJECT_PROGRAMME)).umbrella).toMatchObject({ id: PROJECT_PROGRAMME });
  });

  it('is one level: not itself, not one that is beneath another, and none for one that has others beneath it', async () => {
    const made = await created(faoAdmin);
    const level = { status: expect.any(Number), codes: ['project.umbrella-level'] };
    expect(await put(faoAdmin, made, made.id)).toMatchObject(level);
    expect(await put(faoAdmin, made, PROJECT_SACP)).toMatchObject(level);
    const beneath = await created(faoAdmin, made.id);
    expect(beneath.status).toBe(200);
    expect(await put(faoAdmin, made, PROJECT_PROGRAMME)).toMatchObject(level);
    expect(await offered(faoAdmin, made.id)).toEqual([]);
    const others = await offered(faoAdmin, beneath.id);
    expect(others).toContain(PROJECT_PROGRAMME);
    expect(others).not.toContain(beneath.id);
    expect(others).not.toContain(PROJECT_SACP);
  });

  it('is not chosen for a project whose forms fill registries of its own', async () => {
    const made = await created(faoAdmin);
    await fillRegistry(server.context.database.db, made.id);
    expect(await put(faoAdmin, made, PROJECT_PROGRAMME)).toMatchObject({ codes: ['project.own-registries'] });
    expect(await offered(faoAdmin, made.id)).toEqual([]);
  });

  it('is one’s own and not archived', async () => {
    const mine = await created(manager);
    const theirs = await created(faoAdmin);
    expect((await put(manager, mine, theirs.id)).codes).toEqual(['record.not-found']);
    expect(await offered(manager, mine.id)).not.toContain(theirs.id);
    const old = await created(manager);
    await manager.call('archiveProject', { body: { id: old.id, isArchived: true } });
    expect((await put(manager, mine, old.id)).codes).toEqual(['project.archived']);
    expect(await offered(manager, mine.id)).not.toContain(old.id);
  });

  it('stays as it is for whoever changes something else', async () => {
    const made = await created(faoAdmin, PROJECT_PROGRAMME);
    const { body } = await faoAdmin.call('updateProject', { body: { id: made.id, name: `${made.name} again` } });
    expect(body.data.umbrella).toMatchObject({ id: PROJECT_PROGRAMME });
  });
});
