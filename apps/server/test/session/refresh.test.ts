import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SecondServer, startBeside } from '../support/beside.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { auditLines, endReasons, letPass, setStatus, storedTokens, userId } from '../support/state.queries.ts';

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

const refresh = (refreshToken: string | undefined, at: Actor = server.nobody) =>
  at.call('refreshToken', { body: { refreshToken: refreshToken as string } });
const next = async (refreshToken: string | undefined, at?: Actor) => {
  const { status, body } = await refresh(refreshToken, at);
  expect(status).toBe(200);
  return body.refresh_token.token;
};
const isOpen = async (person: Actor) => (await person.call('sessions')).status === 200;

describe('refreshing', () => {
  it('gives a new pair each time, and the new access token works', async () => {
    const person = await server.as('collector');
    const { body } = await refresh(person.refreshToken);
    expect(body.refresh_token.token).not.toBe(person.refreshToken);
    person.token = body.token;
    expect(await isOpen(person)).toBe(true);
    await next(await next(body.refresh_token.token));
  });

  it('stores neither of the tokens', async () => {
    const person = await server.as('collector');
    const stored = await storedTokens(server.context.database.db);
    expect(stored).not.toContain(person.refreshToken);
    expect(stored).not.toContain(Buffer.from(person.refreshToken as string, 'base64url').toString('hex'));
  });

  it('answers a retry and a second tab within ten seconds with the same heir: the chain does not fork', async () => {
    const person = await server.as('collector2');
    const tokens = await Promise.all([
      next(person.refreshToken),
      next(person.refreshToken, second.nobody),
      next(person.refreshToken),
    ]);
    expect(new Set(tokens).size).toBe(1);
    for (const token of tokens) await next(token);
    expect(await isOpen(person)).toBe(true);
    const { body } = await person.call('sessions');
    expect(body.data).toHaveLength(1);
  });

  it('takes a used token for theft after the grace, and ends the whole family everywhere', async () => {
    const person = await server.as('validator');
    const elsewhere = second.sees(person);
    expect(await isOpen(elsewhere)).toBe(true);
    const heir = await next(person.refreshToken);
    await letPass(server.context.database.db, 11);
    expect(await refresh(person.refreshToken)).toMatchObject({ status: 401, codes: ['auth.refresh-refused'] });
    expect((await refresh(heir)).status).toBe(401);
    expect(await isOpen(person)).toBe(false);
    while (await isOpen(elsewhere)) await Promise.resolve();
    const { db } = server.context.database;
    expect(await endReasons(db, await userId(db, 'validator'))).toEqual(['reuse']);
    expect((await auditLines(db, 'session')).at(-1)).toMatchObject({ action: 'end', after: { reason: 'reuse' } });
  });

  it('takes a token older than the last one for theft even within the grace', async () => {
    const person = await server.as('accountant');
    await next(await next(person.refreshToken));
    expect((await refresh(person.refreshToken)).status).toBe(401);
    expect(await isOpen(person)).toBe(false);
  });

  it('leaves the other sessions of the person alone when one family ends', async () => {
    const phone = await server.as('me.officer');
    const desk = await server.as('me.officer');
    await next(phone.refreshToken);
    await letPass(server.context.database.db, 11);
    expect((await refresh(phone.refreshToken)).status).toBe(401);
    expect(await isOpen(desk)).toBe(true);
    await next(desk.refreshToken);
  });

  it('keeps a session that is used for longer than thirty days, and none that rested so long', async () => {
    const { db } = server.context.database;
    const person = await server.as('dam.admin');
    await letPass(db, 20 * 86_400);
    const used = await next(person.refreshToken);
    await letPass(db, 20 * 86_400);
    const rested = await next(used);
    await letPass(db, 31 * 86_400);
    expect(await refresh(rested)).toMatchObject({ status: 401, codes: ['auth.refresh-refused'] });
  });

  it('keeps no session longer than ninety days after the password was typed, however often it is used', async () => {
    const { db } = server.context.database;
    const person = await server.as('bari.admin');
    let token = person.refreshToken;
    for (let month = 0; month < 3; month++) {
      await letPass(db, 29 * 86_400);
      token = await next(token);
    }
    await letPass(db, 4 * 86_400);
    expect(await refresh(token)).toMatchObject({ status: 401, codes: ['auth.refresh-refused'] });
  });

  it('refuses a token it never gave', async () => {
    expect(await refresh('made-up')).toMatchObject({ status: 401, codes: ['auth.refresh-refused'] });
    expect((await refresh('')).status).toBe(422);
  });

  it('refuses after signing out', async () => {
    const person = await server.as('badc.admin');
    expect((await person.call('logout', { body: {} })).status).toBe(204);
    expect((await refresh(person.refreshToken)).status).toBe(401);
  });

  it('tells a deactivated account why', async () => {
    const person = await server.as('dae.dinajpur');
    await setStatus(server.context.database.db, 'dae.dinajpur', 'inactive');
    expect(await refresh(person.refreshToken)).toMatchObject({ status: 403, codes: ['auth.account-inactive'] });
  });
});
