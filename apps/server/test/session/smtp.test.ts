import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/cast.ts';
import { jobsDone, linkIn, type PostOffice, startPostOffice } from '../support/mail.ts';
import { makeJobsDue } from '../support/state.queries.ts';

let office: PostOffice;
let server: TestServer;
beforeAll(async () => {
  office = await startPostOffice();
  server = await startTestServer({ env: { SMTP_URL: office.url, MAIL_FROM: 'mSurvey <survey@dae.example>' } });
});
afterAll(async () => {
  await server.close();
  await office.close();
});

describe('mail by SMTP', () => {
  it('carries the reset link as plain text in the language of the request, and the link works', async () => {
    const headers = { 'accept-language': 'bn' };
    await server.nobody.call('requestPasswordReset', { body: { email: 'collector@msurvey.example' }, headers });
    await jobsDone(server);
    const mail = office.received.at(-1);
    expect(mail?.from?.text).toContain('survey@dae.example');
    expect(mail?.to).toMatchObject({ text: 'collector@msurvey.example' });
    expect(mail?.subject).toBe('mSurvey-এর জন্য নতুন পাসওয়ার্ড দিন');
    expect(mail?.text).toContain('রফিকুল ইসলাম');
    expect(mail?.html).toBe(false);
    const { id } = linkIn(mail, 'new-password');
    expect((await server.nobody.call('resetPassword', { body: { id, password: 'Boro-dhan-7' } })).status).toBe(204);
  });

  it('hides the development mailbox', async () => {
    expect(await server.nobody.call('mailbox')).toMatchObject({ status: 404, codes: ['route.not-found'] });
    expect((await server.nobody.call('about')).body.data.mailbox).toBe(false);
  });

  it('answers the person even when the mail server refuses, and delivers later', async () => {
    office.refuse = true;
    const asked = await server.nobody.call('requestPasswordReset', { body: { email: 'validator@msurvey.example' } });
    expect(asked.status).toBe(200);
    while (office.refused === 0) await pause(20);
    office.refuse = false;
    const { db } = server.context.database;
    const arrived = () => office.received.find((m) => (m.to as { text: string }).text === 'validator@msurvey.example');
    while (!arrived()) {
      await makeJobsDue(db);
      await pause(50);
    }
    const { id } = linkIn(arrived(), 'new-password');
    expect((await server.nobody.call('resetPassword', { body: { id, password: 'Boro-dhan-7' } })).status).toBe(204);
  });
});
