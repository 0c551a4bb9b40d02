import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepFile } from '../../src/external/stored-files.ts';
import { firstStart } from '../../src/modules/platform/index.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { jobsDone } from '../support/mail.ts';
import { breakFeedback, expireFiles, userId } from '../support/state.queries.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('a demonstration', () => {
  it('says that it is one, and needs no setting up', async () => {
    const { body } = await server.nobody.call('about');
    expect(body.data).toMatchObject({ demonstration: true, setupNeeded: false, mailbox: true });
    expect(await firstStart(server.context)).toBeUndefined();
  });

  it('keeps its mail where the browser can read it, newest first', async () => {
    for (const email of ['collector@msurvey.example', 'validator@msurvey.example']) {
      await server.nobody.call('requestPasswordReset', { body: { email } });
      await jobsDone(server);
    }
    const { body } = await server.nobody.call('mailbox');
    expect(body.data.map((m) => m.to)).toEqual(['validator@msurvey.example', 'collector@msurvey.example']);
    expect(body.data[0]?.text).toContain('/new-password?id=');
    expect(Date.parse(body.data[0]?.sentAt as string)).not.toBeNaN();
  });
});

describe('a file made for somebody', () => {
  const keep = async (username: string, text = 'serial,name') => {
    const { db } = server.context.database;
    return keepFile(server.context, db, {
      ownerId: await userId(db, username),
      name: 'তালিকা ১.csv',
      mediaType: 'text/csv',
      bytes: Buffer.from(text),
    });
  };
  const fetch = (person: Actor, uuid: string) =>
    server.app.inject({ url: `/msurvey/api/file/${uuid}`, headers: { authorization: `Bearer ${person.token}` } });

  it('is given to its owner with its name and kind', async () => {
    const response = await fetch(await server.as('collector'), await keep('collector'));
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('serial,name');
    expect(response.headers['content-type']).toBe('text/csv');
    expect(response.headers['content-disposition']).toContain(encodeURIComponent('তালিকা ১.csv'));
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  it('is not there for anybody else, be it the super-user', async () => {
    const uuid = await keep('collector');
    for (const name of ['collector2', 'superadmin']) {
      expect((await fetch(await server.as(name), uuid)).statusCode, name).toBe(404);
    }
    expect((await server.nobody.call('file', { params: { uuid } })).status).toBe(401);
  });

  it('is not there when it never was, has expired, or its bytes are gone', async () => {
    const person = await server.as('collector');
    expect((await fetch(person, randomUUID())).statusCode).toBe(404);
    expect((await fetch(person, 'no-uuid')).statusCode).toBe(422);
    const gone = await keep('collector');
    await server.context.files.remove(gone);
    expect((await fetch(person, gone)).statusCode).toBe(404);
    const old = await keep('collector');
    await expireFiles(server.context.database.db);
    expect((await fetch(person, old)).statusCode).toBe(404);
  });
});

describe('a failure nobody foresaw', () => {
  it('answers 500 with the number of the request and nothing of the inside', async () => {
    const person = await server.as('collector');
    await breakFeedback(server.context.database.db);
    const answer = await person.call('sendFeedback', { body: { rating: 5 }, headers: { 'accept-language': 'bn' } });
    const { requestId } = (answer.body as unknown as { meta: { requestId: string } }).meta;
    expect(answer).toMatchObject({ status: 500, codes: ['server.failed'] });
    expect(requestId).toMatch(/^[\da-f-]{36}$/);
    expect(answer.errors[0]?.detail).toContain(requestId);
    expect(answer.errors[0]?.detail).toMatch(/\p{Script=Bengali}/u);
    expect(JSON.stringify(answer.body)).not.toMatch(/feedback|relation|\bat |\.ts|stack/i);
  });
});
