import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countRecords } from '../../../src/modules/collection/data/count.queries.ts';
import type { RecordFilter } from '../../../src/modules/collection/data/filter.queries.ts';
import { listPoints, listRecords } from '../../../src/modules/collection/data/record-list.queries.ts';
import { findRecord } from '../../../src/modules/collection/data/record.queries.ts';
import { listFormUsers, targetFacts } from '../../../src/modules/collection/form-users/form-user.queries.ts';
import { EVERYTHING, type Reached } from '../../../src/modules/geography/index.ts';
import { idsOf } from '../../projects/project.queries.ts';
import { startTestServer, type TestServer } from '../../support/cast.ts';
import { insertForm, type TestForm } from '../support/forms.queries.ts';
import { HOUSEHOLD } from '../support/household.ts';
import { manyRecords, organizationOf } from './data.queries.ts';
import { work } from './plans.queries.ts';

const RECORDS = 60_000;
let server: TestServer;
let form: TestForm;
let users: number[];
let old: string;
let organizationId: number;

beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  const { db } = server.context.database;
  users = await idsOf(db, ['collector', 'collector2', 'fao.admin']);
  form = await insertForm(db, HOUSEHOLD, { userIds: users });
  await manyRecords(db, form, users, RECORDS);
  organizationId = await organizationOf(db, users[1] as number);
  const [row] = (await listRecords(db, filter({}), { pageSize: 1, fromEnd: true }, [])).rows;
  old = String((row?.id as number) + 5000);
});
afterAll(() => server?.close());

const filter = (more: Partial<RecordFilter>): RecordFilter => ({
  projectId: form.projectId,
  formId: form.formId,
  conditions: [],
  reached: EVERYTHING,
  ...more,
});
const reaching = (more: Partial<Exclude<Reached, { all: true }>>): Reached => ({
  all: false,
  userId: users[1] as number,
  organizationId: null,
  unionIds: null,
  higherIds: [],
  ...more,
});
const day = (ago: number) => new Date(Date.now() + 6 * 3_600_000 - ago * 86_400_000).toISOString().slice(0, 10);

const NARROWED: [string, () => Partial<RecordFilter>][] = [
  ['nothing', () => ({})],
  ['a user', () => ({ userId: users[1] as number })],
  ['days', () => ({ fromDate: day(1), toDate: day(0) })],
  ['a user and days', () => ({ userId: users[1] as number, toDate: day(0) })],
  ['trouble', () => ({ troubled: true })],
  ['a state', () => ({ state: 'approved' })],
  ['one’s own', () => ({ reached: reaching({}) })],
  ['one’s organisation', () => ({ reached: reaching({ organizationId }) })],
];

describe('with many records', () => {
  it.each(NARROWED)(
    'a page narrowed by %s reads little more than the page, at the beginning, deep down and at the end',
    async (_what, more) => {
      for (const page of [
        { pageSize: 10, fromEnd: false },
        { pageSize: 10, fromEnd: false, after: old },
        { pageSize: 10, fromEnd: false, before: old },
        { pageSize: 10, fromEnd: true },
      ]) {
        const { scanned, rows } = await work(server.context.database.pool, (db) =>
          listRecords(db, filter(more()), page, ['name', 'farm/cows']),
        );
        expect(scanned).toEqual([]);
        expect(rows).toBeLessThan(200);
      }
    },
  );

  it.each(NARROWED.slice(0, 4))(
    'the number of those narrowed by %s is read from what is kept beside',
    async (_what, more) => {
      const { scanned, rows } = await work(server.context.database.pool, (db) => countRecords(db, filter(more())));
      expect(scanned).toEqual([]);
      expect(rows).toBeLessThan(100);
    },
  );

  it('tells the same number as the records do', async () => {
    const { db } = server.context.database;
    expect(await countRecords(db, filter({}))).toBe(RECORDS);
    expect(await countRecords(db, filter({ userId: users[0] as number }))).toBe(RECORDS / 3);
    expect(await countRecords(db, filter({ troubled: true }))).toBe(RECORDS / 100);
    expect(await countRecords(db, filter({ state: 'approved' }))).toBe(RECORDS / 1000);
    expect(await countRecords(db, filter({ reached: reaching({}) }))).toBe(RECORDS / 3);
    expect(await countRecords(db, filter({ reached: reaching({}), userId: users[0] as number }))).toBe(0);
    // More than are counted one by one.
    expect(await countRecords(db, filter({ state: 'received' }))).toBeNull();
  });

  it('the map, one record and the users of the form need no table from end to end', async () => {
    const { pool } = server.context.database;
    const key = { projectId: form.projectId, formId: form.formId };
    const page = { currentPage: 1, pageSize: 10, userName: null, sortOrder: 'asc' as const };
    const { scanned } = await work(pool, async (db) => {
      await listPoints(db, filter({}), 1000, ['name']);
      await findRecord(db, key, 'uuid:many-77', EVERYTHING);
      await findRecord(db, key, 'uuid:many-77', reaching({ organizationId, unionIds: [1, 2], higherIds: [3] }));
      await listFormUsers(db, { ...key, ...page });
      await targetFacts(db, key);
    });
    expect(scanned).toEqual([]);
  });
});
