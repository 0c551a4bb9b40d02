import { afterAll, beforeAll, expect, it } from 'vitest';
import { listRecords } from '../../../src/modules/collection/data/record-list.queries.ts';
import { idsOf, join } from '../../projects/project.queries.ts';
import { type Actor, startTestServer, type TestServer } from '../../support/cast.ts';
import { insertForm, type TestForm } from '../support/forms.queries.ts';
import { HOUSEHOLD } from '../support/household.ts';
import { insertLarge, packedBlocksRead, shortened } from './large.queries.ts';

const RECORDS = 100;
const MEGABYTE = 1_000_000;
let server: TestServer;
let admin: Actor;
let form: TestForm;
const db = () => server.context.database.db;

beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  admin = await server.as('dae.admin');
  const [userId] = await idsOf(db(), ['dae.admin']);
  form = await insertForm(db(), HOUSEHOLD, { userIds: [userId as number] });
  await join(db(), form.projectId, [userId as number]);
  await insertLarge(db(), form, userId as number, { records: RECORDS, bytes: MEGABYTE });
});
afterAll(() => server?.close());

const list = async (columns: string[]) => {
  const body = { formId: form.formId, pageSize: 100, columns };
  const answer = await admin.call('submissions', { body });
  expect(answer.status).toBe(200);
  return answer.body;
};
const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

it('gives a page of a hundred records of a megabyte each in a small answer, with a mark where an answer was cut', async () => {
  const page = await list(['name', 'farm/cows', 'person']);
  expect(page.data).toHaveLength(RECORDS);
  expect(sizeOf(page)).toBeLessThan(RECORDS * 5000);
  for (const { answers, cut } of page.data) {
    expect(answers).toEqual({ name: expect.any(String), 'farm/cows': 3, person: 2 });
    expect(Buffer.byteLength(answers.name as string)).toBe(4096);
    expect(cut).toEqual(['name']);
  }
});

it('gives none of the answers that nobody asked for', async () => {
  const page = await list([]);
  expect(page.data.every(({ answers }) => Object.keys(answers).length === 0)).toBe(true);
  expect(sizeOf(page)).toBeLessThan(RECORDS * 600);
});

it('gives the whole answer on the record’s page', async () => {
  const [row] = (await list(['name'])).data;
  const query = { formId: form.formId, instanceId: row?.instanceId as string };
  const { answers } = (await admin.call('submission', { query })).body.data;
  expect(String(answers.name).length).toBeGreaterThanOrEqual(MEGABYTE);
  expect(String(answers.name).startsWith(String(row?.answers.name))).toBe(true);
});

it('leaves the large answers where they are packed', async () => {
  const filter = { projectId: form.projectId, formId: form.formId, conditions: [], reached: { all: true as const } };
  const page = { pageSize: 100, fromEnd: false };
  const blocks = await packedBlocksRead(db(), (trx) => listRecords(trx, filter, page, ['name', 'farm/cows']));
  // A megabyte is some hundred and twenty blocks.
  expect(blocks).toBeLessThan(RECORDS * 12);
});

it('cuts Bengali at four kilobytes too, and never within a letter', async () => {
  await insertLarge(db(), form, (await idsOf(db(), ['dae.admin']))[0] as number, {
    records: 1,
    bytes: 9000,
    letters: 'বাংলা',
  });
  const [row] = (await list(['name'])).data;
  const name = row?.answers.name as string;
  expect(row?.cut).toEqual(['name']);
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(4096);
  expect(name.length).toBeGreaterThan(1000);
  expect(name).not.toContain('\ufffd');
});

it('is short again when the answers are', async () => {
  await shortened(db(), form);
  const page = await list(['name']);
  expect(page.data.every(({ answers, cut }) => answers.name === 'Short' && cut.length === 0)).toBe(true);
});
