import type { AddressInfo } from 'node:net';
import { PROJECT_PROGRAMME, PROJECT_SACP } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { join } from '../projects/project.queries.ts';
import { idOf } from '../registry/support/door.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { personWithPermissions } from '../support/people.ts';
import { tellAll } from './submit-told.ts';

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await startTestServer();
  await tellAll(server);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/msurvey/api/live`;
});
afterAll(() => server?.close());

const DASHBOARD = ['Project/View', 'Dashboard/View'] as const;

/** A line of somebody, read piece by piece. */
async function line(actor: Actor) {
  const over = new AbortController();
  const response = await fetch(address, { headers: { authorization: `Bearer ${actor.token}` }, signal: over.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  return {
    response,
    close: () => over.abort(),
    /** Reads until the words were said; null: the line ended before. */
    async until(words: string): Promise<string | null> {
      while (!heard.includes(words)) {
        const piece = await reader?.read();
        if (!piece || piece.done) return null;
        heard += piece.value;
      }
      return heard;
    },
  };
}
async function personIn(...projects: number[]): Promise<Actor> {
  const actor = await personWithPermissions(server, DASHBOARD);
  for (const project of projects) await join(server.context.database.db, project, [idOf(actor)]);
  return actor;
}
/** Anything that changes a figure, by the product's own way. */
async function change(): Promise<void> {
  const admin = await server.as('superadmin');
  const { body } = await admin.call('members', { body: { projectId: PROJECT_PROGRAMME, page: 1, limit: 30 } });
  const [kept, merged] = body.data.data;
  const { status } = await admin.call('mergeMembers', {
    body: { projectId: PROJECT_PROGRAMME, keptId: kept?.id ?? '', mergedId: merged?.id ?? '' },
  });
  expect(status).toBe(200);
}

describe('the line of news', () => {
  it('tells whoever may see the dashboard in which of their projects figures changed, through umbrellas too', async () => {
    const both = await line(await personIn(PROJECT_PROGRAMME, PROJECT_SACP));
    const sacp = await line(await personIn(PROJECT_SACP));
    expect(both.response.headers.get('content-type')).toContain('text/event-stream');
    expect(await both.until('retry:')).not.toBeNull();
    expect(await sacp.until('retry:')).not.toBeNull();
    await change();
    expect(await both.until('\n\nevent: figures')).toContain('event: figures');
    expect(await both.until(`data: [${PROJECT_SACP},${PROJECT_PROGRAMME}]`)).not.toBeNull();
    expect(await sacp.until(`data: [${PROJECT_SACP}]`)).not.toBeNull();
    both.close();
    sacp.close();
  });

  it('says nothing of projects that are not theirs', async () => {
    const stranger = await line(await personIn());
    const member = await line(await personIn(PROJECT_PROGRAMME));
    await stranger.until('retry:');
    await change();
    await member.until('event: figures');
    // What is told is told to all in the same turn: had the stranger been told, it would be there before the end.
    server.context.news.close();
    expect(await stranger.until('event: figures')).toBeNull();
    member.close();
  });

  it('is refused without a token, and without the permission', async () => {
    expect((await fetch(address)).status).toBe(401);
    expect((await fetch(`${address}?token=abc`)).status).toBe(401);
    const { token } = await personWithPermissions(server, ['Project/View']);
    expect((await fetch(address, { headers: { authorization: `Bearer ${token}` } })).status).toBe(403);
  });

  it('ends when what its person may do has changed, at the next word', async () => {
    const actor = await personIn(PROJECT_PROGRAMME);
    const open = await line(actor);
    await open.until('retry:');
    await server.context.database.transaction((tx) => server.context.access.changed(tx));
    await change();
    expect(await open.until('event: figures')).toBeNull();
  });

  it('is told once for many changes at a time', async () => {
    const open = await line(await personIn(PROJECT_PROGRAMME));
    await open.until('retry:');
    for (let i = 0; i < 50; i++) server.context.news.changed([PROJECT_PROGRAMME]);
    await open.until('event: figures');
    server.context.news.changed([PROJECT_PROGRAMME]);
    const heard = await open.until(`event: figures\ndata: [${PROJECT_PROGRAMME}]\n\nevent: figures`);
    expect(heard?.match(/event: figures/g)).toHaveLength(2);
    open.close();
  });
});
