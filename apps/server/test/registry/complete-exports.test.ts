import type { OperationName } from '@msurvey/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchFile, readXlsx, taskEnded } from '../collection/exports/export.support.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';

/** The programme, with the members, groups and field work of the demonstration. */
const projectId = 61;
let server: TestServer;
let admin: Actor;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('superadmin');
});
afterAll(() => server?.close());

type Row = Record<string, unknown>;
async function sheets(name: OperationName, more: object = {}, language = 'en') {
  const headers = { 'accept-language': language };
  const begun = await admin.call(name, { body: { projectId, ...more } as never, headers });
  expect(begun.status).toBe(200);
  const task = await taskEnded(admin, (begun.body as unknown as { data: { id: string } }).data.id);
  expect(task).toMatchObject({ state: 'done' });
  const file = await fetchFile(server, admin, task.fileUuid as string);
  const read = Object.entries(readXlsx(file.bytes)).map(([title, [head = [], ...rows]]) => ({
    title,
    head: head as string[],
    rows: rows.map((row): Row => Object.fromEntries((head as string[]).map((header, i) => [header, row[i]]))),
  }));
  return { name: file.name, sheets: read };
}
type Sheet = Awaited<ReturnType<typeof sheets>>['sheets'][number];
const said = ({ rows }: Sheet, column: string) =>
  new Set(rows.map((row) => row[column]).filter((cell) => cell !== null));
const CODE = /^[a-z_]+$/;

describe('the export of members', () => {
  it('has every field of the profile, with labels, and trainings and inputs on further sheets', async () => {
    const { name, sheets: book } = await sheets('exportMembers');
    expect(name).toMatch(/^Member List \d{4}-\d\d-\d\d\.xlsx$/);
    const [members, trainings, inputs] = book as [Sheet, Sheet, Sheet];
    expect(book.map(({ title }) => title)).toEqual(['Member List', 'Trainings', 'Inputs', 'about']);
    expect(members.head).toEqual(
      expect.arrayContaining([
        'Husband or wife',
        'Of an ethnic minority',
        'Programme',
        'Household no.',
        'Head of household',
        'Males in household',
        'Registered by',
        'Received on',
        'Latitude',
      ]),
    );
    expect(said(members, 'Sex')).toEqual(new Set(['Male', 'Female']));
    for (const programme of said(members, 'Programme')) expect(programme).toMatch(/[A-Z]{4}/);
    expect(trainings.rows.length).toBeGreaterThan(0);
    expect(inputs.rows.length).toBeGreaterThan(0);
    const known = said(members, 'Name');
    for (const row of [...trainings.rows, ...inputs.rows]) expect(known).toContain(row.Name);
    for (const item of said(inputs, 'Received')) expect(item).not.toMatch(CODE);
    expect(
      [...said(trainings, 'Status')].every((state) => ['Pending', 'Approved', 'Rejected'].includes(String(state))),
    ).toBe(true);
    expect([...said(trainings, 'Sub-activity')][0]).toMatch(/\S+ \S+/);
  });

  it('has codes by choice, or both', async () => {
    const [members] = (await sheets('exportMembers', { values: 'codes' })).sheets as [Sheet];
    expect(said(members, 'Sex')).toEqual(new Set(['male', 'female']));
    const [both] = (await sheets('exportMembers', { values: 'both' })).sheets as [Sheet];
    const at = both.head.indexOf('Sex');
    expect(both.head.slice(at, at + 2)).toEqual(['Sex', 'Sex (code)']);
    expect(both.rows.every((row) => String(row.Sex).toLowerCase() === row['Sex (code)'])).toBe(true);
  });
});

describe('the export of groups', () => {
  it('says the type in the words of the form and the reader’s language, and who holds office', async () => {
    const [groups, trainings] = (await sheets('exportGroups')).sheets as [Sheet, Sheet];
    expect(said(groups, 'Type').size).toBeGreaterThan(0);
    for (const type of said(groups, 'Type')) expect(type).not.toMatch(CODE);
    expect(groups.head).toEqual(expect.arrayContaining(['President', 'Male', 'Female', 'Remarks', 'Registered by']));
    expect(said(groups, 'President').size).toBeGreaterThan(0);
    expect(trainings.rows.every((row) => Number(row.Participants) > 0)).toBe(true);
    expect(trainings.rows.length).toBeGreaterThan(0);
    const [bengali] = (await sheets('exportGroups', {}, 'bn')).sheets as [Sheet];
    for (const type of said(bengali, 'ধরন')) expect(type).toMatch(/[\u0980-\u09ff]/);
  });
});

describe('the exports of demonstrations and structures', () => {
  it('have what their forms ask, crop and state of the work in words, agency, status and dates', async () => {
    const [demonstrations] = (await sheets('exportDemonstrations')).sheets as [Sheet];
    expect(demonstrations.head).toEqual(
      expect.arrayContaining(['Crop', 'Variety', 'Area (decimals)', 'Production', 'Implemented By', 'Status', 'Date']),
    );
    for (const crop of said(demonstrations, 'Crop')) expect(crop).not.toMatch(CODE);
    const [canals] = (await sheets('exportInfrastructures', { type: 'Canal' })).sheets as [Sheet];
    expect(canals.head).toEqual(
      expect.arrayContaining(['Type', 'Length (km)', 'Households that use it', 'State of the work', 'Status', 'Date']),
    );
    expect(new Set(canals.head).size).toBe(canals.head.length);
    expect(new Set(demonstrations.head).size).toBe(demonstrations.head.length);
  });
});

describe('the report of activities', () => {
  it('says type, kind and sex in words', async () => {
    const [activities, people] = (await sheets('exportActivities', { type: 2 })).sheets as [Sheet, Sheet];
    expect(said(activities, 'Kind')).toContain('Training');
    for (const type of said(activities, 'Type')) expect(type).not.toMatch(CODE);
    expect([...said(people, 'Sex')].toSorted()).toEqual(['Female', 'Male']);
    const [coded] = (await sheets('exportActivities', { type: 2, values: 'codes' })).sheets as [Sheet];
    expect(said(coded, 'Kind')).toContain('training');
  });
});
