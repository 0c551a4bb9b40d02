import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLines } from '../support/state.queries.ts';
import { startRegistry, type TestRegistry } from './support/registry.ts';
import { approve, archive, countsAndRows, type Place } from './support/registry.queries.ts';

let registry: TestRegistry;
let barishal: Place;
let sylhet: Place;
let group: string;
const sent: Record<string, string> = {};
const db = () => registry.server.context.database.db;

beforeAll(async () => {
  registry = await startRegistry();
  [barishal, sylhet] = registry.places as [Place, Place];
  const { send } = registry;
  group = await send('group', { name: 'Char Fasson Women', code: 'G-7', union_id: barishal.unionId });
  sent.rahim = await send('member', {
    name: 'Md. Abdur Rahim',
    name_bn: 'মোঃ আব্দুর রহিম',
    member_no: 'M-001',
    father_name: 'Karim Uddin',
    sex: 'male',
    born_on: '1980-05-01',
    phone: '01711234567',
    national_id: '1234567890',
    household_no: 'H-1',
    land_decimals: 120.5,
    group_code: 'G-7',
    designation: 'president',
    projects: '1 2',
    union_id: barishal.unionId,
    village: 'Purba Para',
  }); // prettier-ignore
  sent.shefali = await send('member', {
    name: 'Shefali Begum',
    name_bn: 'শেফালী বেগম',
    sex: 'female',
    household_no: 'H-1',
    group_code: 'G-7',
    projects: '1',
    union_id: barishal.unionId,
  }); // prettier-ignore
  sent.rahman = await send('member', {
    name: 'Mostafizur Rahman',
    sex: 'male',
    projects: '1',
    union_id: sylhet.unionId,
  });
  sent.nowhere = await send('member', { name: 'রোকেয়া', sex: 'female' });
});
afterAll(() => registry?.server.close());

const list = async (more: object = {}) => {
  const answer = await registry.collector.call('members', { body: { projectId: registry.projectId, ...more } });
  expect(answer.status).toBe(200);
  return answer.body.data;
};
const names = async (more: object = {}) => (await list(more)).data.map((row) => row.name);

describe('the member list', () => {
  it('shows members the newest first, in the words of the wire', async () => {
    const { data, totalCount, isMore } = await list();
    expect(data.map((row) => row.name)).toEqual(['রোকেয়া', 'Mostafizur Rahman', 'Shefali Begum', 'Md. Abdur Rahim']);
    expect({ totalCount, isMore }).toEqual({ totalCount: 4, isMore: false });
    expect(data[3]).toEqual({
      id: await registry.idOf('member', sent.rahim as string),
      formId: registry.forms.member.formId,
      instance: sent.rahim,
      name: 'Md. Abdur Rahim',
      nameBn: 'মোঃ আব্দুর রহিম',
      sex: 'male',
      group: 'Char Fasson Women',
      groupId: await registry.idOf('group', group),
      member_id: 'M-001',
      address: `Purba Para, ${barishal.union}, ${barishal.upazila}, ${barishal.district}, ${barishal.division}`,
      union: barishal.union,
      upazila: barishal.upazila,
      contact: '01711234567',
      fithersname: 'Karim Uddin',
      is_cashier: false,
      is_president: true,
      is_secretary: false,
      projectCount: 2,
      can: { edit: true, delete: false },
    });
  });

  it('says what the caller may do', async () => {
    const answer = await registry.collector.call('members', { body: { projectId: registry.projectId } });
    expect(answer.body.meta.can).toEqual({ create: true, export: false, merge: true });
    const admin = await registry.faoAdmin.call('members', { body: { projectId: registry.projectId } });
    expect(admin.body.data.data[0]?.can).toEqual({ edit: true, delete: true });
  });

  it('gives names of places in Bengali to whoever reads it', async () => {
    const answer = await registry.collector.call('members', {
      body: { projectId: registry.projectId, firstName: 'shefali' },
      headers: { 'accept-language': 'bn' },
    });
    expect(answer.body.data.data[0]?.address).toContain(barishal.unionBn as string);
  });

  it('is narrowed by each level of the cascade; −1 is all', async () => {
    expect(await names({ union_id: barishal.unionId })).toEqual(['Shefali Begum', 'Md. Abdur Rahim']);
    expect(await names({ upazila_id: barishal.upazilaId })).toHaveLength(2);
    expect(await names({ district_id: sylhet.districtId })).toEqual(['Mostafizur Rahman']);
    expect(await names({ division_id: sylhet.divisionId, district_id: -1 })).toEqual(['Mostafizur Rahman']);
    expect(await names({ division_id: -1, district_id: -1, upazila_id: -1, union_id: -1 })).toHaveLength(4);
  });

  it('is narrowed by the number of projects, alone and in a place', async () => {
    expect(await names({ projectCount: 2 })).toEqual(['Md. Abdur Rahim']);
    expect(await names({ projectCount: 1, union_id: barishal.unionId })).toEqual(['Shefali Begum']);
    expect(await names({ projectCount: 5 })).toEqual([]);
  });

  it.each([
    ['rahim', ['Md. Abdur Rahim']],
    ['রহীম', ['Md. Abdur Rahim']],
    ['শেফালি', ['Shefali Begum']],
    ['rokeya', ['রোকেয়া']],
    ['RAHMAN most', ['Mostafizur Rahman']],
    ['1711234', ['Md. Abdur Rahim']],
    ['m-001', ['Md. Abdur Rahim']],
    ['nobody at all', []],
    ['%', ['রোকেয়া', 'Mostafizur Rahman', 'Shefali Begum', 'Md. Abdur Rahim']],
  ])('finds %s', async (firstName, expected) => expect(await names({ firstName })).toEqual(expected));

  it('searches within a place and a number of projects', async () => {
    expect(await names({ firstName: 'rah', union_id: sylhet.unionId })).toEqual(['Mostafizur Rahman']);
    expect(await names({ firstName: 'rah', projectCount: 2 })).toEqual(['Md. Abdur Rahim']);
  });

  it('shows those of a group', async () => {
    const groupId = await registry.idOf('group', group);
    expect(await names({ groupId })).toEqual(['Shefali Begum', 'Md. Abdur Rahim']);
    expect(await names({ groupId, firstName: 'shefali' })).toEqual(['Shefali Begum']);
  });

  it('turns pages, also from the end, and has nothing beyond it', async () => {
    const page = async (number: number) => (await list({ page: number, limit: 3 })).data.map((row) => row.name);
    expect(await page(1)).toEqual(['রোকেয়া', 'Mostafizur Rahman', 'Shefali Begum']);
    expect(await page(2)).toEqual(['Md. Abdur Rahim']);
    expect(await list({ page: 3, limit: 3 })).toMatchObject({ data: [], totalCount: 4 });
  });

  it('refuses a page larger than a hundred', async () => {
    const answer = await registry.collector.call('members', { body: { projectId: registry.projectId, limit: 101 } });
    expect(answer.status).toBe(422);
  });
});

describe('the profile of a member', () => {
  const profile = (instance: string) =>
    registry.collector.call('member', { query: { projectId: registry.projectId, instance } });

  it('shows the person, the land, the household and the groups', async () => {
    const { body } = await profile(sent.rahim as string);
    expect(body.data).toMatchObject({
      name: 'Md. Abdur Rahim',
      fithersname: 'Karim Uddin',
      bornOn: '1980-05-01',
      nationalId: '1234567890',
      landDecimals: 120.5,
      place: { union: barishal.union, village: 'Purba Para' },
      placeIds: { union_id: barishal.unionId, division_id: barishal.divisionId },
      household: { number: 'H-1', males: null, members: [{ name: 'Shefali Begum', instance: sent.shefali }] },
      groups: [{ groupCode: 'G-7', is_president: true }],
      projects: [{ id: 1, name: 'SACP' }, { id: 2 }],
      projectCount: 2,
      merged: [],
      mergedInto: null,
      can: { edit: true, delete: false, merge: true },
    });
  });
  it('keeps what is not known apart from zero', async () => {
    const { body } = await profile(sent.nowhere as string);
    expect(body.data).toMatchObject({ landDecimals: null, age: null, position: null, address: '', groups: [] });
  });
  it('is not there for a record that is no member', async () => {
    expect(await profile('uuid:nobody')).toMatchObject({ status: 404, codes: ['record.not-found'] });
  });
});

describe('deleting a member', () => {
  const remove = async (instance: string, who = registry.faoAdmin) =>
    who.call('deleteMember', { query: { projectId: registry.projectId, id: await registry.idOf('member', instance) } });

  it('is FAO_ADMIN’s alone', async () => {
    expect(await remove(sent.nowhere as string, registry.collector)).toMatchObject({
      status: 403,
      codes: ['auth.forbidden'],
    });
  });
  it('takes the record out of the list and the counts, once, with a line in the audit', async () => {
    const id = await registry.idOf('member', sent.nowhere as string);
    expect((await remove(sent.nowhere as string)).body.data).toEqual({ message: 'successfully deleted' });
    expect(await list()).toMatchObject({ totalCount: 3 });
    const again = await registry.faoAdmin.call('deleteMember', { query: { projectId: registry.projectId, id } });
    expect(again).toMatchObject({ status: 404, codes: ['record.not-found'] });
    expect(await auditLines(db(), 'member', id)).toMatchObject([{ action: 'delete', before: { name: 'রোকেয়া' } }]);
  });
  it('brings the row back when the record is brought back', async () => {
    const { formId } = registry.forms.member;
    const restored = await registry.faoAdmin.call('deleteSubmissions', {
      body: { formId, instanceIds: [sent.nowhere as string], isDeleted: false },
    });
    expect(restored.status).toBe(200);
    expect(await list()).toMatchObject({ totalCount: 4 });
  });
  it('refuses what was approved', async () => {
    await approve(db(), registry.forms.member.formId, sent.rahman as string);
    expect(await remove(sent.rahman as string)).toMatchObject({ status: 409, codes: ['submission.approved'] });
    expect((await list({ firstName: 'rahman' })).data[0]?.can).toEqual({ edit: false, delete: false });
  });
});

describe('the boundary of the registry', () => {
  it('lets nobody of another project see, find or delete a member', async () => {
    const { projectId, stranger } = registry;
    const id = await registry.idOf('member', sent.rahim as string);
    const person = { projectId, name: 'Md. Abdur Rahim', phone: '01711234567' };
    for (const answer of [
      await stranger.call('members', { body: { projectId } }),
      await stranger.call('member', { query: { projectId, instance: sent.rahim as string } }),
      await stranger.call('likelyDuplicates', { body: person }),
      await stranger.call('registryForms', { query: { projectId } }),
    ])
      expect(answer).toMatchObject({ status: 404, codes: ['record.not-found'] });
    const elsewhere = await registry.faoAdmin.call('deleteMember', { query: { projectId: 1, id } });
    expect(elsewhere).toMatchObject({ status: 404, codes: ['record.not-found'] });
    const other = await registry.faoAdmin.call('member', { query: { projectId: 1, instance: sent.rahim as string } });
    expect(other.status).toBe(404);
  });

  it('offers nothing that writes while the project is archived', async () => {
    await archive(db(), registry.projectId, true);
    const { body } = await registry.faoAdmin.call('members', { body: { projectId: registry.projectId } });
    await archive(db(), registry.projectId, false);
    expect(body.meta.can).toEqual({ create: false, export: true, merge: false });
    expect(body.data.data[0]?.can).toEqual({ edit: false, delete: false });
  });

  it('says which form fills which registry, and by which questions', async () => {
    const { body } = await registry.collector.call('registryForms', { query: { projectId: registry.projectId } });
    expect(body.data.map((form) => form.registry)).toEqual([
      'activity',
      'demonstration',
      'group',
      'infrastructure',
      'member',
      'position',
      'production',
    ]);
    expect(body.data.find((form) => form.registry === 'member')).toMatchObject({
      formId: registry.forms.member.formId,
      xformId: registry.forms.member.xformId,
      questions: { father_name: '/data/father_name' },
    });
  });
});

describe('what is counted', () => {
  it('agrees with the rows after everything that happened here', async () => {
    const { kept, real, groups } = await countsAndRows(db(), registry.projectId);
    expect(kept).toEqual(real);
    expect(groups.map((g) => g.n)).toEqual(groups.map((g) => g.real));
  });
});
