import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FieldWork, startFieldWork } from '../../activities/support/field-work.ts';
import { insertMember, type Place } from '../../activities/support/state.queries.ts';
import { type Reader, readerWith } from '../../census/reach.support.ts';
import { exported } from '../exports/export.support.ts';
import { newProject } from '../../projects/project.queries.ts';
import { submissionsOf } from '../support/state.queries.ts';
import { bookOf, check } from './import.support.ts';

let field: FieldWork;
let inside: Place;
let outside: Place;
let near: number;
let far: number;
const readers = {} as Record<'own' | 'sites' | 'organization' | 'all', Reader>;
const db = () => field.server.context.database.db;

beforeAll(async () => {
  field = await startFieldWork({ jobs: true, newProject: (db) => newProject(db, 'Imports within reach') });
  [inside, outside] = field.places as [Place, Place];
  const { projectId } = field.form;
  near = await insertMember(db(), { projectId, name: 'Near Rahima', unionId: inside.unionId });
  far = await insertMember(db(), { projectId, name: 'Far Karim', unionId: outside.unionId });
  for (const reach of ['own', 'sites', 'organization', 'all'] as const) readers[reach] = await readerWith(field, reach);
});
afterAll(() => field?.server.close());

const rows = (unionId: number | string, member: number | string) =>
  bookOf({
    data: [{ instanceID: '1', held: '2026-03-01', 'where/union': String(unionId) }],
    people: [{ instanceID: '1', 'people/member': String(member) }],
  });
const ofForm = () => ({ params: { formId: field.form.formId } });
const take = (who: Reader, importId: string | null) =>
  who.call('applyDataImport', { ...ofForm(), body: { importId: importId as string } });
const count = async () => (await submissionsOf(db(), field.form.formId)).length;

describe('rows that somebody imports', () => {
  it.each(['own', 'sites', 'organization'] as const)(
    'name nobody out of reach (%s): refused at the cell, and nothing is stored',
    async (reach) => {
      const before = await count();
      const { data } = await check(field.server, readers[reach], field.form.formId, rows(inside.unionId, far));
      expect(data).toMatchObject({ importId: null, faultCount: 1 });
      expect(data.faults).toMatchObject([{ sheet: 'people', row: 2, column: 'people/member' }]);
      expect(JSON.stringify(data)).not.toContain('Karim');
      const byName = await check(field.server, readers[reach], field.form.formId, rows(inside.unionId, 'Far Karim'));
      expect(byName.data.importId).toBeNull();
      expect(await count()).toBe(before);
    },
  );

  it('name whom their list offers, by code or by name, and anybody with reach of all', async () => {
    for (const member of [near, 'Near Rahima']) {
      const { data } = await check(field.server, readers.sites, field.form.formId, rows(inside.unionId, member));
      expect(data.faults).toEqual([]);
    }
    const { data } = await check(field.server, readers.all, field.form.formId, rows(outside.unionId, far));
    expect(data.faults).toEqual([]);
  });

  it('are the importer’s own wherever they lie, and out of reach of others where they do', async () => {
    const { sites, own, organization } = readers;
    const { data } = await check(field.server, sites, field.form.formId, rows(outside.unionId, near));
    expect((await take(sites, data.importId)).status).toBe(200);
    const body = { formId: field.form.formId, pageSize: 100 };
    const listed = async (who: Reader) => (await who.call('submissions', { body })).body.data;
    const [mine] = (await listed(sites)).filter(({ source }) => source === 'import');
    expect(mine).toBeDefined();
    expect((await listed(own)).map(({ source }) => source)).not.toContain('import');
    expect((await listed(organization)).map(({ instanceId }) => instanceId)).toContain(mine?.instanceId);
    // What nobody reaches nobody takes out again.
    const undo = (who: Reader) =>
      who.call('undoDataImport', { ...ofForm(), body: { importId: data.importId as string } });
    expect((await undo(own)).status).toBe(404);
    expect((await undo(sites)).status).toBe(200);
  });

  it('are taken back as an export wrote them, in words', async () => {
    const { all } = readers;
    const first = await check(field.server, all, field.form.formId, rows(outside.unionId, near));
    expect((await take(all, first.data.importId)).status).toBe(200);
    const { bytes } = await exported(field.server, all, { formId: field.form.formId, type: 'xlsx', values: 'labels' });
    const again = await check(field.server, all, field.form.formId, bytes, 'export.xlsx');
    expect(new Set(again.data.faults.map(({ column }) => column))).toEqual(new Set(['instanceID']));
  });

  it('hold no word that a list does not know', async () => {
    const { data } = await check(field.server, readers.all, field.form.formId, rows('Atlantis', far));
    expect(data.faults).toMatchObject([{ sheet: 'data', column: 'where/union' }]);
  });
});
