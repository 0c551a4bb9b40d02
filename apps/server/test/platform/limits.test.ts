import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS as REAL_LIMITS } from '../../src/http/limits.ts';
import { recordOf } from '../collection/support/household.ts';
import { householdForm, listen, phoneOf } from '../collection/support/phone.ts';
import { submissionsOf } from '../collection/support/state.queries.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { statementLimit, whileLocked } from './lock.queries.ts';

let server: TestServer;
let admin: Actor;
const db = () => server.context.database.db;
const LIMITS = { readMs: 300, writeMs: 300, ingestMs: 300, stalledMs: 200, waiting: 3, waitMs: 100 };

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limits: LIMITS });
  admin = await server.as('superadmin');
});
afterAll(() => server?.close());

describe('how much of a real server one may have', () => {
  it('is four requests at a time, statements of twenty seconds, a minute without progress; a stop has twenty seconds', () => {
    expect(REAL_LIMITS).toMatchObject({ ofOnePerson: 4, readMs: 20_000, stalledMs: 60_000, stopMs: 20_000 });
  });
});

describe('a statement that takes too long', () => {
  it('of a request that reads is stopped, and the caller is told what to do', async () => {
    const answer = await whileLocked(server.context.database.pool, 'category', () => admin.call('categories'));
    expect([answer.status, answer.codes]).toEqual([422, ['request.took-too-long']]);
    expect((await admin.call('categories')).status).toBe(200);
  });

  it('of a request that writes is stopped, and nothing of it stays', async () => {
    const body = { code: 'slow', title: { en: 'Slow' } };
    const write = () => admin.call('createCategory', { body });
    const answer = await whileLocked(server.context.database.pool, 'audit_entry', write);
    expect([answer.status, answer.codes]).toEqual([422, ['request.took-too-long']]);
    expect((await write()).status).toBe(200);
  });

  it('of a batch of records is stopped, and the phone is asked to come again', async () => {
    const address = server.app.server.listening
      ? `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
      : await listen(server);
    const form = await householdForm(server, 'collector');
    const { phone } = await phoneOf(server, address, 'collector');
    const xml = recordOf(form);
    const answer = await whileLocked(server.context.database.pool, 'submission_revision', () => phone.post({ xml }));
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '10']);
    expect(await submissionsOf(db(), form.formId)).toEqual([]);
    expect((await phone.post({ xml })).status).toBe(201);
  });

  it('has no limit where it is nobody’s request: a job takes the time it needs', async () => {
    await admin.call('categories');
    const { pool } = server.context.database;
    const clients = await Promise.all(Array.from({ length: 4 }, () => pool.connect()));
    const shown = await Promise.all(clients.map(statementLimit));
    for (const client of clients) client.release();
    expect(new Set(shown)).toEqual(new Set(['0']));
  });
});

describe('one person’s requests', () => {
  it('wait for each other beyond four, and too many are sent away with a time to come again', async () => {
    const { pool } = server.context.database;
    const other = await server.as('fao.admin');
    const [answers, others] = await whileLocked(pool, 'category', async () => {
      const asked = Array.from({ length: 12 }, () => admin.call('categories'));
      return [await Promise.all(asked), await other.call('organizations', { body: {} })] as const;
    });
    const statuses = answers.map((a) => a.status).sort();
    expect(statuses.slice(0, 4)).toEqual([422, 422, 422, 422]);
    expect(statuses.slice(-5)).toEqual([429, 429, 429, 429, 429]);
    const away = answers.find((a) => a.status === 429);
    expect([away?.codes, away?.headers['retry-after']]).toEqual([['request.too-many'], '2']);
    expect(others.status).toBe(200);
  });
});

describe('a connection over which nothing moves', () => {
  it('is given up, and the server goes on', async () => {
    if (!server.app.server.listening) await listen(server);
    const { port } = server.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    let said = '';
    socket.on('data', (data) => (said += data));
    await once(socket, 'connect');
    socket.write(
      'POST /msurvey/api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"',
    );
    await once(socket, 'close');
    expect(said).toMatch(/^HTTP\/1.1 408 /);
    expect((await admin.call('categories')).status).toBe(200);
  });
});

describe('a stop', () => {
  it('does not wait for somebody who never finishes a request', async () => {
    const stopping = await startTestServer({ jobs: false, limits: { stopMs: 800 } });
    await listen(stopping);
    const { port } = stopping.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    const arrived = once(stopping.app.server, 'request');
    socket.write(
      'POST /msurvey/api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"',
    );
    await arrived;
    const closed = once(socket, 'close');
    await stopping.close();
    await closed;
  });
});
