import type { OperationName } from '@msurvey/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchFile, readXlsx, taskEnded } from '../collection/exports/export.support.ts';
import { type EveryList, startEveryList } from './every-list.ts';

let all: EveryList;
beforeAll(async () => {
  all = await startEveryList();
});
afterAll(() => all?.server.close());

type Row = Record<string, unknown>;
const inLanguage = (language: string) => ({ headers: { 'accept-language': language } });

/** The rows of every sheet of an export, by heading. */
async function exported(name: OperationName, more: object, language = 'en'): Promise<Record<string, Row[]>> {
  const begun = await all.admin.call(name, { body: more as never, ...inLanguage(language) });
  expect(begun.status).toBe(200);
  const task = await taskEnded(all.admin, (begun.body as unknown as { data: { id: string } }).data.id);
  expect(task).toMatchObject({ state: 'done', message: null });
  const { bytes } = await fetchFile(all.server, all.admin, task.fileUuid as string);
  return Object.fromEntries(
    Object.entries(readXlsx(bytes)).map(([title, [head = [], ...rows]]) => [
      title,
      rows.map((row): Row => Object.fromEntries(head.map((header, i) => [String(header), row[i]]))),
    ]),
  );
}
const firstOf = (rows: readonly Row[] | undefined, what: string) => {
  const row = rows?.find((one) => Object.values(one).includes(what));
  if (!row) throw new Error(`no row with ${what}`);
  return row;
};

/** What each question reads as, in English. */
const labels = () => ({
  Soil: 'Clay',
  Soils: 'Sand, Clay',
  'Next crop': 'Okra',
  Beside: 'Okra, Mung bean, c9',
  Market: all.division.en,
  Group: 'Char Women Group',
  Helper: 'Abdur Rahim',
  Adviser: 'Department of Agricultural Extension',
  'Next work': expect.stringMatching(/^\S+ \D{10,}/),
  Model: 'First plot · 2026-03-01',
});
const codes = () => ({
  Soil: 'clay',
  Soils: 'sand clay',
  'Next crop': 'c2',
  Beside: 'c2 c1 c9',
  Market: all.codes.division,
  Group: all.codes.group,
  Helper: all.codes.helper,
  Adviser: '3',
  'Next work': '73',
  Model: all.codes.model,
});

describe('answers from every kind of list', () => {
  it('are labels in the export of records, codes by choice', async () => {
    const ofForm = { formId: all.plot.formId, type: 'xlsx' };
    const said = firstOf((await exported('exportData', ofForm)).data, all.instances.plot);
    expect(said).toMatchObject({ ...labels(), Crop: 'Mung bean', Record: 'Mung bean / 2026-03-01' });
    const coded = firstOf((await exported('exportData', { ...ofForm, values: 'codes' })).data, all.instances.plot);
    expect(coded).toMatchObject({ ...codes(), Crop: 'c1', Record: 'c1 / 2026-03-01' });
    const both = firstOf((await exported('exportData', { ...ofForm, values: 'both' })).data, all.instances.plot);
    expect(both).toMatchObject({ ...labels(), 'Helper (code)': all.codes.helper, Record: 'Mung bean / 2026-03-01' });
    const bengali = firstOf((await exported('exportData', ofForm, 'bn')).data, all.instances.plot);
    expect(bengali).toMatchObject({ ফসল: 'মুগ', রেকর্ড: 'মুগ / 2026-03-01', বাজার: all.division.bn });
  });

  it('are labels in the export of demonstrations, codes by choice, though bound to no column', async () => {
    const { projectId } = all;
    const rowOf = (book: Record<string, Row[]>) => firstOf(Object.values(book)[0], all.instances.plot);
    expect(rowOf(await exported('exportDemonstrations', { projectId }))).toMatchObject(labels());
    const coded = rowOf(await exported('exportDemonstrations', { projectId, values: 'codes' }));
    expect(coded).toMatchObject(codes());
    const both = rowOf(await exported('exportDemonstrations', { projectId, values: 'both' }));
    expect(both).toMatchObject({ ...labels(), 'Beside (code)': 'c2 c1 c9' });
    const bengali = rowOf(await exported('exportDemonstrations', { projectId }, 'bn'));
    expect(bengali).toMatchObject({ ফসল: 'মুগ', পাশে: 'ঢেঁড়স, মুগ, c9', মাটি: 'এঁটেল' });
  });

  it('are labels in the columns of registries that a file fills: crop, what was received, type of group', async () => {
    const { projectId, instances } = all;
    const activities = Object.values(await exported('exportActivities', { projectId, type: 1 }));
    expect(firstOf(activities[0], instances.plot)).toMatchObject({ Crop: 'Mung bean' });
    const groups = Object.values(await exported('exportGroups', { projectId }))[0];
    expect(firstOf(groups, 'Seed women')).toMatchObject({ Type: 'Seed club' });
    const members = Object.values(await exported('exportMembers', { projectId }));
    expect(firstOf(members[2], 'Abdur Rahim')).toMatchObject({ Received: 'Mung bean, Okra' });
    const coded = Object.values(await exported('exportMembers', { projectId, values: 'codes' }));
    expect(firstOf(coded[2], 'Abdur Rahim')).toMatchObject({ Received: 'c1 c2' });
  });
});

describe('what a record is called by its answers', () => {
  const formId = () => all.plot.formId;
  const read = async (language: string) => {
    const [list, points, record, entry] = await Promise.all([
      all.admin.call('submissions', { body: { formId: formId() }, ...inLanguage(language) }),
      all.admin.call('submissionPoints', { body: { formId: formId() }, ...inLanguage(language) }),
      all.admin.call('submission', {
        query: { formId: formId(), instanceId: all.instances.plot },
        ...inLanguage(language),
      }),
      all.admin.call('entryRecord', {
        query: { formId: formId(), instanceId: all.instances.plot },
        ...inLanguage(language),
      }),
    ]);
    return {
      list: list.body.data.map((row) => row.instanceName),
      answers: list.body.data.map((row) => row.answers),
      points: points.body.data.map((point) => point.name),
      record: record.body.data.instanceName,
      entry: entry.body.data.instanceName,
    };
  };

  it('is said with labels on the table, the map, its page and where it is edited; a name of its own stays', async () => {
    expect(await read('en')).toEqual({
      list: ['Mung bean / 2026-03-01', 'First of all'],
      answers: [{}, {}],
      points: ['Mung bean / 2026-03-01', 'First of all'],
      record: 'Mung bean / 2026-03-01',
      entry: 'Mung bean / 2026-03-01',
    });
    expect(await read('bn')).toMatchObject({ points: ['মুগ / 2026-03-01', 'First of all'], record: 'মুগ / 2026-03-01' });
  });
});

describe('profiles and the desk', () => {
  it('say crop, what was received and type of group as the form’s file calls them', async () => {
    const { admin, projectId, instances } = all;
    const profile = await admin.call('activityProfile', { query: { projectId, instance: instances.plot } });
    expect(profile.body.data.crop).toBe('Mung bean');
    const people = await admin.call('activityParticipants', { body: { projectId, instance: instances.handed } });
    expect(people.body.data.map(({ item }) => item)).toEqual(['Mung bean, Okra']);
    const desk = await admin.call('validationRecord', {
      body: { projectId, subActivityId: 73, id: profile.body.data.id },
      ...inLanguage('bn'),
    });
    expect(desk.body.data.crop).toBe('মুগ');
    const answers = desk.body.data.answers.map(({ answer }) => answer);
    expect(answers).toEqual(expect.arrayContaining(['মুগ', 'ঢেঁড়স, মুগ, c9', 'বেলে, এঁটেল', all.division.bn]));
    const groups = await admin.call('groups', { body: { projectId, firstName: 'Seed' } });
    const [made] = groups.body.data.data.filter(({ name }) => name === 'Seed women');
    expect(made).toMatchObject({ groupType: 't7', groupTypeName: 'Seed club' });
    const group = await admin.call('group', { query: { projectId, id: made?.id ?? '' }, ...inLanguage('bn') });
    expect(group.body.data.groupTypeName).toBe('বীজ সংঘ');
  });
});
