import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CollectClient } from '../collection/support/collect.ts';
import type { TestForm } from '../collection/support/forms.queries.ts';
import { newInstanceId, recordOf } from '../collection/support/household.ts';
import { householdForm, phoneOf } from '../collection/support/phone.ts';
import { countsOf } from '../collection/support/state.queries.ts';
import type { Actor } from '../support/cast.ts';
import { attacked, type Attacked } from './support/attacked.ts';
import { inTurns, size } from './support/size.ts';

let target: Attacked;
let form: TestForm;
let phone: CollectClient;
let small: Actor;
let reader: Actor;
const db = () => target.server.context.database.db;

beforeAll(async () => {
  target = await attacked({ limits: { stalledMs: 300 } });
  form = await householdForm(target.server, 'collector');
  ({ phone } = await phoneOf(target.server, target.address, 'collector'));
  small = await target.server.as('accountant');
  reader = await target.server.as('me.officer');
});
afterAll(() => target?.server.close());

/** Elements of a person each, as many as wanted. */
const bigRecord = (people: number, text = 'Karim') =>
  recordOf(form, {
    instanceId: newInstanceId(),
    body: `<name>Big</name>${`<person><first>${text}</first><age>41</age></person>`.repeat(people)}`,
  });

const isAnswered = async () => (await target.ask(small, 'myProjects', { body: {} })).status;

describe('slow clients', () => {
  it('hold nobody else up, and are given up', async () => {
    const { port } = target.server.app.server.address() as AddressInfo;
    const lines: Socket[] = [];
    for (let i = 0; i < size(40, 400); i++) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      await once(socket, 'connect');
      const path =
        i % 2
          ? '/msurvey/api/auth/login'
          : `${new URL((phone as unknown as { serverUrl: string }).serverUrl).pathname}/submission`;
      const type = i % 2 ? 'application/json' : 'multipart/form-data; boundary=x';
      socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 5000\r\n\r\n--x\r\n`);
      lines.push(socket);
    }
    expect(await isAnswered()).toBe(200);
    const open = lines.filter((socket) => !socket.destroyed);
    await Promise.all(open.map((socket) => once(socket.resume(), 'close')));
    expect(await isAnswered()).toBe(200);
    const before = await countsOf(db(), form.formId);
    expect((await phone.post({ xml: recordOf(form) })).status).toBe(201);
    expect((await countsOf(db(), form.formId)).submissions).toBe(before.submissions + 1);
  });
});

describe('big records', () => {
  it.each([
    ['elements', () => bigRecord(7000), 422],
    [
      'attributes',
      () => recordOf(form, { body: `<name ${Array.from({ length: 20_001 }, (_, i) => `a${i}="1"`).join(' ')}/>` }),
      422,
    ],
    ['references', () => recordOf(form, { body: `<name>${'&lt;'.repeat(50_001)}</name>` }), 422],
    [
      'bytes',
      () =>
        recordOf(form, {
          body: `<name>${'x'.repeat(900_000)}</name><a>${'y'.repeat(900_000)}</a><b>${'z'.repeat(300_000)}</b>`,
        }),
      413,
    ],
  ] as const)(
    'with too many %s are refused with a sentence, and nothing of them stays',
    async (_what, make, status) => {
      const before = await countsOf(db(), form.formId);
      const answer = await phone.post({ xml: make() });
      expect(answer.status).toBe(status);
      expect(answer.message).toBeTruthy();
      expect(await countsOf(db(), form.formId)).toEqual(before);
    },
  );

  it('just within the limits are taken whole', async () => {
    const before = await countsOf(db(), form.formId);
    expect((await phone.post({ xml: bigRecord(6000) })).status).toBe(201);
    expect((await countsOf(db(), form.formId)).submissions).toBe(before.submissions + 1);
  });
});

describe('a storm', () => {
  it('of big records and readers leaves everything whole, and others are answered', async () => {
    const before = await countsOf(db(), form.formId);
    const records = size(8, 50);
    const sending = inTurns(records, records, () => phone.post({ xml: bigRecord(size(1500, 6000)) }));
    const readers = size(8, 25);
    const reading = inTurns(readers * size(2, 10), readers, () =>
      target.ask(reader, 'submissions', { body: { formId: form.formId } }),
    );
    const asking = inTurns(size(10, 100), 1, isAnswered);
    const [sent, read, others] = await Promise.all([sending, reading, asking]);
    const taken = sent.filter(({ status }) => status === 201).length;
    // Whoever comes when too much waits is asked to come again; nothing else may happen.
    expect(sent.filter(({ status }) => status !== 201 && status !== 503)).toEqual([]);
    expect(read.filter(({ status }) => status >= 500)).toEqual([]);
    expect(new Set(others)).toEqual(new Set([200]));
    const after = await countsOf(db(), form.formId);
    expect(after.submissions).toBe(before.submissions + taken);
    expect(new Set([after.submissions, after.surveyor, after.days, after.revisions, after.audit]).size).toBe(1);
  });

  it('of one person’s requests is answered or sent away with a time, and never fails', async () => {
    const heard = await inTurns(size(120, 1000), 120, () => target.ask(reader, 'myProjects', { body: {} }));
    expect(heard.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
    expect(heard.some(({ status }) => status === 200)).toBe(true);
  });
});

it('the server itself has not failed once', () => {
  expect(target.failures).toEqual([]);
});
