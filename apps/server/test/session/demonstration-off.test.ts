import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readConfig } from '../../src/config/index.ts';
import { createPool } from '../../src/db/pool.ts';
import { DEMONSTRATION_ACCOUNTS, DEMONSTRATION_PASSWORD } from '../../src/demo/accounts.ts';
import { greet } from '../../src/greeting.ts';
import { firstStart } from '../../src/modules/platform/index.ts';
import { sessionJobs } from '../../src/modules/session/index.ts';
import { createServer, type Server } from '../../src/server.ts';
import { type Actor, actor, startTestServer, type TestServer } from '../support/cast.ts';
import { databaseName, storedLinks } from '../support/state.queries.ts';

const PASSWORD = 'Padma-setu-3';

/** The demonstration as it was used for a while … */
let on: TestServer;
let collector: Actor;
let phone: string;
let ticket: string;
/** … and the same database after a start with MSURVEY_DEMO=0. */
let off: Server;
let nobody: Actor;

const signIn = (at: Actor, username: string, password = DEMONSTRATION_PASSWORD) =>
  at.call('login', { body: { username, password } });

beforeAll(async () => {
  on = await startTestServer({ env: { HOST: '127.0.0.1' } });
  collector = await on.as('collector');
  const device = await collector.call('createDevice', { body: { label: 'Redmi' } });
  phone = new URL(device.body.data.serverUrl).pathname;
  const designer = await (await on.as('superadmin')).call('designerTicket', { body: { id: 528 } });
  ticket = designer.body.data.ticket;
  const database = await databaseName(on.context.database.db);
  const config = readConfig({
    MSURVEY_DEMO: '0',
    PORT: '0',
    LOG_LEVEL: 'fatal',
    FILE_STORE: on.context.config.fileStore,
  });
  off = await createServer(config, createPool({ ...inject('postgres'), database }), { jobs: false });
  nobody = actor(off);
});
afterAll(async () => {
  await off.close();
  await on.close();
});

describe('accounts of a demonstration that is switched off', () => {
  it('cannot sign in, none of those that the documents name', async () => {
    for (const { username } of DEMONSTRATION_ACCOUNTS)
      expect(await signIn(nobody, username), username).toMatchObject({
        status: 403,
        codes: ['auth.demonstration-off'],
      });
    expect((await signIn(nobody, 'collector', 'wrong-guess')).codes).toEqual(['auth.wrong-credentials']);
  });

  it('have no use for sessions, refresh tokens, tickets and phones of before', async () => {
    const before = actor(off, collector.token, collector.refreshToken);
    expect((await before.call('myDevices')).codes).toEqual(['auth.demonstration-off']);
    const refreshed = await nobody.call('refreshToken', { body: { refreshToken: collector.refreshToken as string } });
    expect(refreshed.codes).toEqual(['auth.demonstration-off']);
    expect((await nobody.call('exchangeTicket', { body: { ticket } })).codes).toEqual(['auth.demonstration-off']);
    const listed = await off.app.inject({ url: `${phone}/formList`, headers: { 'x-openrosa-version': '1.0' } });
    expect(listed.statusCode).toBe(403);
    const authorization = `Basic ${Buffer.from(`collector:${DEMONSTRATION_PASSWORD}`).toString('base64')}`;
    const named = await off.app.inject({ url: '/msurvey/openrosa/formList', headers: { authorization } });
    expect(named.statusCode).toBe(403);
  });

  it('get no link for a new password', async () => {
    const { db } = off.context.database;
    const before = await storedLinks(db);
    const origin = { requestId: 'r', address: '127.0.0.1', userAgent: null };
    const asked = { email: 'collector@msurvey.example', base: 'http://localhost', language: 'en', origin } as const;
    await sessionJobs(off.context)['mail-reset-link']?.(asked);
    expect(await storedLinks(db)).toBe(before);
  });

  it('do not stand in the way of the first real person: the start prints the one-time link', async () => {
    expect((await nobody.call('about')).body.data).toMatchObject({
      demonstration: false,
      setupNeeded: true,
      exposed: false,
    });
    const link = await firstStart(off.context);
    const id = new URL(link as string).searchParams.get('id') as string;
    const person = { organization: 'Agency', firstName: 'Nasrin', lastName: 'Ahmed', username: 'nasrin' };
    const made = await nobody.call('setUp', {
      body: { id, ...person, email: 'nasrin@example.org', password: PASSWORD },
    });
    expect(made.status).toBe(204);
    expect((await signIn(nobody, 'nasrin', PASSWORD)).status).toBe(200);
    expect(await firstStart(off.context)).toBeUndefined();
  });

  it('work as before where the demonstration is on', async () => {
    expect((await collector.call('myDevices')).status).toBe(200);
    expect((await signIn(on.nobody, 'validator')).status).toBe(200);
  });
});

describe('a start', () => {
  const said = (env: Record<string, string>) => {
    const lines: string[] = [];
    greet(readConfig(env), null, undefined, (line) => lines.push(line));
    return lines.join('\n');
  };

  it('that listens beyond this machine with demonstration accounts says so loudly', async () => {
    expect(said({})).toMatch(/!{40,}\nWARNING: this server listens beyond this machine with demonstration accounts/);
    expect(said({ HOST: '127.0.0.1' })).not.toContain('WARNING');
    expect(said({ MSURVEY_DEMO: '0' })).not.toContain('WARNING');
    expect((await on.nobody.call('about')).body.data).toMatchObject({ demonstration: true, exposed: false });
  });
});
