import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLines } from '../support/state.queries.ts';
import { startRegistry, type TestRegistry } from './support/registry.ts';
import { countsAndRows, type Place } from './support/registry.queries.ts';

let registry: TestRegistry;
let here: Place;
let there: Place;
let women: string;
let men: string;
const db = () => registry.server.context.database.db;

beforeAll(async () => {
  registry = await startRegistry();
  [here, there] = registry.places as [Place, Place];
  const { send } = registry;
  // A member may be registered before the group he names.
  await send('member', { name: 'Early Bird', sex: 'male', group_code: 'G-1', projects: '1', union_id: here.unionId });
  women = await send('group', {
    name: 'Uttar Para Women',
    name_bn: 'উত্তর পাড়া মহিলা দল',
    code: 'G-1',
    type: 'PG',
    formed_on: '2022-07-01',
    union_id: here.unionId,
    remarks: 'Meets on Mondays',
  }); // prettier-ignore
  men = await send('group', { name: 'Kolapara Farmers', code: 'G-2', type: 'CIG', union_id: there.unionId });
  await send('member', {
    name: 'Amena',
    sex: 'female',
    group_code: 'G-1',
    designation: 'cashier',
    union_id: here.unionId,
  });
  await send('member', {
    name: 'Fatema',
    sex: 'female',
    group_code: 'G-1',
    designation: 'president',
    union_id: here.unionId,
  });
});
afterAll(() => registry?.server.close());

const list = async (more: object = {}, who = registry.collector) => {
  const answer = await who.call('groups', { body: { projectId: registry.projectId, ...more } });
  expect(answer.status).toBe(200);
  return answer.body;
};
const codes = async (more: object = {}) => (await list(more)).data.data.map((row) => row.groupCode);

describe('the group list', () => {
  it('shows groups the newest first with the number of their members, in the words of the wire', async () => {
    const { data, meta } = await list();
    expect(data.totalCount).toBe(2);
    expect(data.data.map((row) => row.groupCode)).toEqual(['G-2', 'G-1']);
    expect(data.data[1]).toEqual({
      id: await registry.idOf('group', women),
      formId: registry.forms.group.formId,
      instance: women,
      groupCode: 'G-1',
      name: 'Uttar Para Women',
      nameBn: 'উত্তর পাড়া মহিলা দল',
      groupType: 'PG',
      groupTypeName: 'PG',
      address: `${here.union}, ${here.upazila}, ${here.district}, ${here.division}`,
      union: here.union,
      upazila: here.upazila,
      formationDate: '2022-07-01',
      memberCount: 3,
      codeInUse: false,
      can: { edit: true, delete: false },
    });
    expect(meta.can).toEqual({ create: true, edit: true, export: false });
  });
  it('is narrowed by place and by name, also in lower case and in the other script', async () => {
    expect(await codes({ division_id: there.divisionId })).toEqual(['G-2']);
    expect(await codes({ union_id: here.unionId })).toEqual(['G-1']);
    expect(await codes({ firstName: 'kolapara' })).toEqual(['G-2']);
    expect(await codes({ firstName: 'কলাপাড়া' })).toEqual(['G-2']);
    expect(await codes({ firstName: 'kolapara', union_id: here.unionId })).toEqual([]);
    expect(await codes({ firstName: 'মহিলা' })).toEqual(['G-1']);
  });
});

describe('the profile of a group', () => {
  it('shows the group, its officers and how many men and women are in it', async () => {
    const id = await registry.idOf('group', women);
    const { body } = await registry.collector.call('group', { query: { projectId: registry.projectId, id } });
    expect(body.data).toMatchObject({
      name: 'Uttar Para Women',
      memberCount: 3,
      maleCount: 1,
      femaleCount: 2,
      officers: [
        { name: 'Fatema', designation: 'president' },
        { name: 'Amena', designation: 'cashier' },
      ],
      remarks: 'Meets on Mondays',
      placeIds: { union_id: here.unionId },
      position: null,
      can: { edit: true, delete: false },
    });
  });
  it('is not there for another id, nor in another project', async () => {
    const id = await registry.idOf('group', women);
    const ask = (projectId: number, groupId: string) =>
      registry.faoAdmin.call('group', { query: { projectId, id: groupId } });
    expect((await ask(registry.projectId, '999999')).codes).toEqual(['record.not-found']);
    expect((await ask(1, id)).codes).toEqual(['record.not-found']);
    const { stranger, projectId } = registry;
    expect((await stranger.call('group', { query: { projectId, id } })).status).toBe(404);
    expect((await stranger.call('groups', { body: { projectId } })).status).toBe(404);
    expect((await stranger.call('exportGroups', { body: { projectId } })).status).toBe(404);
  });
});

describe('deleting a group', () => {
  const remove = async (instance: string, who = registry.faoAdmin) =>
    who.call('deleteGroup', { query: { projectId: registry.projectId, id: await registry.idOf('group', instance) } });

  it('is FAO_ADMIN’s alone', async () => {
    expect((await remove(men, registry.collector)).status).toBe(403);
  });
  it('refuses a group that has members, and says how many', async () => {
    const answer = await remove(women);
    expect(answer).toMatchObject({ status: 409, codes: ['group.has-members'] });
    expect(answer.errors[0]?.detail).toContain('3');
  });
  it('takes an empty one out of the list, with a line in the audit', async () => {
    const id = await registry.idOf('group', men);
    expect((await remove(men)).body.data).toEqual({ message: 'successfully deleted' });
    expect(await codes()).toEqual(['G-1']);
    expect(await auditLines(db(), 'group', id)).toMatchObject([{ action: 'delete', before: { groupCode: 'G-2' } }]);
  });
  it('leaves counts that agree with the rows', async () => {
    const { kept, real, groups } = await countsAndRows(db(), registry.projectId);
    expect(kept).toEqual(real);
    expect(groups.map((g) => g.n)).toEqual(groups.map((g) => g.real));
  });
});
