import type { OperationName } from '@msurvey/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchFile, readCsv, readXlsx, taskEnded } from '../collection/exports/export.support.ts';
import { auditLines } from '../support/state.queries.ts';
import { startRegistry, type TestRegistry } from './support/registry.ts';
import type { Place } from './support/registry.queries.ts';

let registry: TestRegistry;
let here: Place;
let there: Place;
const MEMBERS = 25;

beforeAll(async () => {
  registry = await startRegistry({ jobs: true });
  [here, there] = registry.places as [Place, Place];
  const { send } = registry;
  await send('group', { name: 'A, group', code: 'G-1', union_id: here.unionId, formed_on: '2022-07-01' });
  for (let i = 1; i <= MEMBERS; i++)
    await send('member', {
      name: `Farmer ${i}`,
      name_bn: 'কৃষক',
      member_no: `=${i}`,
      sex: i % 2 ? 'male' : 'female',
      land_decimals: i / 2,
      group_code: 'G-1',
      projects: i % 5 === 0 ? '1 2' : '1',
      union_id: (i % 5 === 0 ? there : here).unionId,
    }); // prettier-ignore
  const work = { sub_activity_id: 73, held_on: '2026-03-01', union_id: here.unionId };
  for (const name of ['Mung', 'Maize']) await send('demonstration', { ...work, name, beneficiary_name: 'Shefali' });
  await send('infrastructure', { ...work, sub_activity_id: 117, name: 'North canal', infrastructure_type: 'canal' });
});
afterAll(() => registry?.server.close());

async function exported(name: OperationName, more: object, language = 'en') {
  const { faoAdmin, server, projectId } = registry;
  const begun = await faoAdmin.call(name, {
    body: { projectId, ...more } as never,
    headers: { 'accept-language': language },
  });
  expect(begun.status).toBe(200);
  const { data } = begun.body as unknown as { data: { id: string } };
  const task = await taskEnded(faoAdmin, data.id);
  expect(task).toMatchObject({ state: 'done' });
  return { ...(await fetchFile(server, faoAdmin, task.fileUuid as string)), task };
}

describe('exporting a registry', () => {
  it('gives a workbook of all members, the newest first, with a note of its making', async () => {
    const { bytes, name, task } = await exported('exportMembers', {});
    expect(name).toMatch(/^Member List \d{4}-\d\d-\d\d\.xlsx$/);
    expect(task).toMatchObject({ done: MEMBERS, total: MEMBERS });
    const { 'Member List': sheet, about } = readXlsx(bytes) as Record<string, unknown[][]>;
    const [headers, ...rows] = sheet as unknown[][];
    expect(headers?.slice(0, 4)).toEqual(['Member Id', 'Name', 'Name in Bengali', "Father's name"]);
    expect(rows.map((row) => row[1])).toEqual(Array.from({ length: MEMBERS }, (_, i) => `Farmer ${MEMBERS - i}`));
    const row = Object.fromEntries((headers as string[]).map((header, i) => [header, rows[0]?.[i]]));
    expect(row).toMatchObject({
      Sex: 'Male',
      Group: 'A, group',
      Union: there.union,
      'Land (decimals)': 12.5,
      'Project Count': 2,
    });
    expect(about?.find(([line]) => line === 'Filters')?.[1]).toBe('none');
  });

  it('keeps to the filters and the search, and names them', async () => {
    const { bytes } = await exported('exportMembers', {
      union_id: there.unionId,
      projectCount: 2,
      firstName: 'farmer 1',
    });
    const { 'Member List': sheet, about } = readXlsx(bytes) as Record<string, unknown[][]>;
    expect(sheet?.slice(1).map((row) => row[1])).toEqual(['Farmer 15', 'Farmer 10']);
    expect(about?.find(([line]) => line === 'Filters')?.[1]).toBe(
      `Union: ${there.union}; Project Count: 2; Search: farmer 1`,
    );
  });

  it('gives plain text too, in the language of the screen, in which no number runs as a formula', async () => {
    const { bytes, name } = await exported('exportMembers', { type: 'csv', projectCount: 2 }, 'bn');
    expect(name).toMatch(/^সদস্য তালিকা .*\.csv$/);
    const [headers, first, ...more] = readCsv(bytes.toString().replace('\ufeff', ''));
    expect(headers?.slice(0, 2)).toEqual(['সদস্য নম্বর', 'নাম']);
    expect(first?.slice(0, 2)).toEqual(["'=25", 'Farmer 25']);
    expect(more).toHaveLength(4);
  });

  it('gives groups, demonstrations and structures', async () => {
    const groups = readXlsx((await exported('exportGroups', {})).bytes);
    expect(groups['Group List']?.[1]?.slice(0, 6)).toEqual(['G-1', 'A, group', null, null, 44743, MEMBERS]);
    const demonstrations = readXlsx((await exported('exportDemonstrations', { search: 'maize' })).bytes);
    expect(demonstrations['Demonstration list']?.slice(1).map((row) => row[0])).toEqual(['Shefali']);
    const structures = readXlsx((await exported('exportInfrastructures', { type: 'Canal' })).bytes);
    expect(structures['Infrastructure list']?.[1]).toContain('North canal');
  });

  it('leaves a line in the audit, and another one with the number of rows that were given', async () => {
    const { db } = registry.server.context.database;
    const { task } = await exported('exportMembers', { type: 'csv', projectCount: 2 });
    const lines = await auditLines(db, 'members');
    expect(lines.at(-1)).toMatchObject({ action: 'export', after: { format: 'csv', filter: { projectCount: 2 } } });
    const given = (await auditLines(db, 'task', task.id)).at(-1);
    expect(given).toMatchObject({ action: 'exported', after: { kind: 'export-members', rows: MEMBERS / 5 } });
  });

  it('is refused to whoever may not, and to whoever is not of the project', async () => {
    const { projectId } = registry;
    expect((await registry.collector.call('exportMembers', { body: { projectId } })).status).toBe(403);
    for (const name of ['exportMembers', 'exportGroups', 'exportDemonstrations'] as const)
      expect((await registry.stranger.call(name, { body: { projectId } })).status).toBe(404);
    const canals = { body: { projectId, type: 'Canal' } } as const;
    expect((await registry.stranger.call('exportInfrastructures', canals)).status).toBe(404);
  });
});
