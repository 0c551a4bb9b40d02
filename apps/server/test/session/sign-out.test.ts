import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SecondServer, startBeside } from '../support/beside.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { auditLines, letPass, sessionCount } from '../support/state.queries.ts';

let server: TestServer;
let second: SecondServer;
beforeAll(async () => {
  server = await startTestServer();
  second = await startBeside(server);
});
afterAll(async () => {
  await second.close();
  await server.close();
});

const isOpen = async (person: Actor) => (await person.call('sessions')).status === 200;
/** Another process hears of it a moment later, by itself. */
const closes = async (person: Actor) => {
  while (await isOpen(person));
};

describe('signing out', () => {
  it('ends this session and no other', async () => {
    const phone = await server.as('collector');
    const desk = await server.as('collector');
    expect((await phone.call('logout', { body: {} })).status).toBe(204);
    expect(await phone.call('sessions')).toMatchObject({ status: 401, codes: ['auth.token-stale'] });
    expect(await isOpen(desk)).toBe(true);
  });

  it('everywhere ends all sessions of the person, also those at another server', async () => {
    const phone = await server.as('collector2');
    const desk = second.sees(await server.as('collector2'));
    const other = second.sees(await server.as('collector'));
    expect([await isOpen(phone), await isOpen(desk)]).toEqual([true, true]);
    expect((await phone.call('logout', { body: { everywhere: true } })).status).toBe(204);
    expect(await isOpen(phone)).toBe(false);
    await closes(desk);
    expect(await isOpen(other)).toBe(true);
    const lines = await auditLines(server.context.database.db, 'session');
    expect(lines.at(-1)).toMatchObject({ action: 'sign-out', after: { everywhere: true, ended: 2 } });
  });

  it('needs somebody who is signed in', async () => {
    expect(await server.nobody.call('logout', { body: {} })).toMatchObject({
      status: 401,
      codes: ['auth.token-missing'],
    });
  });
});

describe('the list of sessions', () => {
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0';

  it('names the device and marks the session one is in', async () => {
    const first = await server.as('validator');
    await server.nobody.call('login', {
      body: { username: 'validator', password: 'Krishi-2026' },
      headers: { 'user-agent': firefox },
    });
    const { body } = await first.call('sessions');
    expect(body.data).toHaveLength(2);
    expect(body.data.filter((s) => s.current)).toHaveLength(1);
    expect(body.data.find((s) => !s.current)).toMatchObject({ device: 'Firefox, Windows', address: '127.0.0.1' });
  });

  it('lets a person end one of the others', async () => {
    const desk = await server.as('accountant');
    const lost = await server.as('accountant');
    const { body } = await desk.call('sessions');
    const sessionId = body.data.find((s) => !s.current)?.id as string;
    expect((await desk.call('endSession', { body: { sessionId } })).status).toBe(204);
    expect([await isOpen(lost), await isOpen(desk)]).toEqual([false, true]);
    expect(await desk.call('endSession', { body: { sessionId } })).toMatchObject({ status: 404 });
    const lines = await auditLines(server.context.database.db, 'session', sessionId);
    expect(lines.map((l) => l.action)).toEqual(['sign-in', 'end']);
  });

  it('does not let anybody end the session of somebody else, be it the super-user', async () => {
    const victim = await server.as('me.officer');
    const sessionId = (await victim.call('sessions')).body.data[0]?.id as string;
    const attacker = await server.as('superadmin');
    expect(await attacker.call('endSession', { body: { sessionId } })).toMatchObject({
      status: 404,
      codes: ['record.not-found'],
    });
    expect((await attacker.call('endSession', { body: { sessionId: randomUUID() } })).status).toBe(404);
    expect((await attacker.call('endSession', { body: { sessionId: 'x' } })).status).toBe(422);
    expect(await isOpen(victim)).toBe(true);
  });

  it('is cleared of what ended long ago, by the clock', async () => {
    const { database, jobs } = server.context;
    await letPass(database.db, 61 * 86_400);
    await server.as('dam.admin');
    await jobs.enqueue(database.db, 'clean-sessions', {});
    while ((await sessionCount(database.db)) > 1);
    expect(await sessionCount(database.db)).toBe(1);
  });
});
