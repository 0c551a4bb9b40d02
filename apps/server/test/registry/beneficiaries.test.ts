import { newProject } from '../projects/project.queries.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRegistry, type TestRegistry } from './support/registry.ts';
import type { Place } from './support/registry.queries.ts';

let registry: TestRegistry;
let here: Place;
let rahim: string;
let mung: string;

beforeAll(async () => {
  registry = await startRegistry();
  here = registry.places[0] as Place;
  const { send, idOf } = registry;
  rahim = await send('member', {
    name: 'Md Abdur Rahim',
    name_bn: 'মোঃ আব্দুর রহিম',
    member_no: 'M-1',
    father_name: 'Karim',
    sex: 'male',
    union_id: here.unionId,
  }); // prettier-ignore
  const member = await idOf('member', rahim);
  const work = { sub_activity_id: 73, held_on: '2026-03-01', union_id: here.unionId };
  mung = await send('demonstration', {
    ...work,
    name: 'BARI Mung-6',
    beneficiary_member: member,
    beneficiary_quantity: 12.5,
  });
  await send('demonstration', { ...work, name: 'Sunflower', beneficiary_name: 'Shefali', position: '22.5 90.3 0 5' });
  const building = { ...work, sub_activity_id: 119 };
  await send('infrastructure', {
    ...building,
    name: 'Collection centre',
    infrastructure_type: 'cfc',
    beneficiary_member: member,
  });
  await send('infrastructure', { ...building, name: 'North canal', infrastructure_type: 'canal' });
});
afterAll(() => registry?.server.close());

const demonstrations = async (more: object = {}) => {
  const answer = await registry.collector.call('demonstrations', { body: { projectId: registry.projectId, ...more } });
  expect(answer.status).toBe(200);
  return answer.body;
};
const structures = async (type: string, more: object = {}) => {
  const body = { projectId: registry.projectId, type: type as 'CFC', ...more };
  const answer = await registry.collector.call('infrastructures', { body });
  expect(answer.status).toBe(200);
  return answer.body.data;
};

describe('the demonstration list', () => {
  it('shows people and their demonstrations, the newest first, in the words of the wire', async () => {
    const { data, meta } = await demonstrations();
    expect(data).toMatchObject({ totalCount: 2, isMore: false });
    expect(data.data[1]).toEqual({
      id: await registry.idOf('demonstration', mung),
      position: 1,
      formId: registry.forms.demonstration.formId,
      instance: mung,
      b_first_name: 'Md',
      b_middle_name: 'Abdur',
      b_last_name: 'Rahim',
      fathersname: 'Karim',
      member_id: 'M-1',
      memberInstance: rahim,
      union_name: here.union,
      upazila: here.upazila,
      district: here.district,
      division: here.division,
      demo: 'BARI Mung-6',
      production: 12.5,
      gps: null,
      can: { edit: false },
    });
    expect(data.data[0]).toMatchObject({
      b_first_name: 'Shefali',
      b_last_name: null,
      member_id: null,
      memberInstance: null,
      production: null,
      gps: { latitude: 22.5, longitude: 90.3 },
    });
    expect(meta.can).toEqual({ create: true, export: false });
  });

  it('is searched by person and by demonstration', async () => {
    const names = async (search: string) => (await demonstrations({ search })).data.data.map((row) => row.demo);
    expect(await names('রহিম')).toEqual(['BARI Mung-6']);
    expect(await names('m-1')).toEqual(['BARI Mung-6']);
    expect(await names('sunflower')).toEqual(['Sunflower']);
    expect(await names('nothing')).toEqual([]);
  });

  it('has ten on a page', async () => {
    expect((await demonstrations({ page: 2 })).data).toMatchObject({ data: [], totalCount: 2 });
    expect((await demonstrations({ page: 2, limit: 1 })).data.data).toHaveLength(1);
  });

  it('is not there for somebody of another project', async () => {
    const { stranger, projectId } = registry;
    const beside = await newProject(registry.server.context.database.db, 'Beside');
    expect((await stranger.call('demonstrations', { body: { projectId } })).status).toBe(404);
    expect((await stranger.call('infrastructures', { body: { projectId, type: 'CFC' } })).status).toBe(404);
    expect((await registry.faoAdmin.call('demonstrations', { body: { projectId: beside } })).body.data.totalCount).toBe(
      0,
    );
  });
});

describe('the infrastructure list', () => {
  it('shows the structures of a tab with whom they serve, or by their own name', async () => {
    const address = [here.division, here.district, here.upazila, here.union].join(', ');
    expect((await structures('CFC')).data).toMatchObject([
      {
        name: 'Md Abdur Rahim',
        structure: 'Collection centre',
        member_id: 'M-1',
        address,
        workState: null,
      },
    ]);
    expect((await structures('Canal')).data).toMatchObject([{ name: 'North canal', member_id: null, address }]);
    for (const type of ['Seed Village', 'Buried pipe', 'Dyke', 'others'])
      expect(await structures(type)).toEqual({ data: [], totalCount: 0, isMore: false });
  });
  it('is searched, and refuses a tab that is none', async () => {
    expect((await structures('CFC', { search: 'rohim' })).totalCount).toBe(1);
    expect((await structures('CFC', { search: 'sunflower' })).totalCount).toBe(0);
    const answer = await registry.collector.call('infrastructures', {
      body: { projectId: registry.projectId, type: 'Bridge' as 'CFC' },
    });
    expect(answer.status).toBe(422);
  });
});
