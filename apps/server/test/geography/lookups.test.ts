import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';

let server: TestServer;
let officer: Actor;
beforeAll(async () => {
  server = await startTestServer();
  officer = await server.as('me.officer');
});
afterAll(() => server?.close());

const bengali = { 'accept-language': 'bn' };
const search = async (q: string, more: { geoType?: number; limit?: number } = {}) => {
  const { status, body } = await officer.call('geoSearch', { query: { q, ...more } });
  expect(status).toBe(200);
  return body.data;
};
const names = (places: { fieldName: string }[]) => places.map((place) => place.fieldName);

describe('the levels of the geography', () => {
  it('are those of Bangladesh from the first start, in every language', async () => {
    const { body } = await officer.call('geoTypes');
    expect(body.data.map(({ id, type, attributes }) => ({ id, type, ...attributes }))).toEqual([
      { id: '1', type: 'geoType', geoDefinition: 'Division', nodeParent: null, unitCount: 8 },
      { id: '2', type: 'geoType', geoDefinition: 'District', nodeParent: 1, unitCount: 64 },
      { id: '3', type: 'geoType', geoDefinition: 'Upazila', nodeParent: 2, unitCount: 495 },
      { id: '4', type: 'geoType', geoDefinition: 'Union', nodeParent: 3, unitCount: 4546 },
    ]);
    const inBengali = await officer.call('geoTypes', { headers: bengali });
    expect(inBengali.body.data[2]?.attributes.geoDefinition).toBe('উপজেলা');
  });

  it('have their units in the order of their names', async () => {
    const { body } = await officer.call('geoChildren', { query: { parentId: -1 } });
    expect(body.data.map((place) => place.field_name)).toEqual([
      'Barishal',
      'Chattogram',
      'Dhaka',
      'Khulna',
      'Mymensingh',
      'Rajshahi',
      'Rangpur',
      'Sylhet',
    ]);
  });
});

describe('units of a level', () => {
  const units = (geoType: number, parent: number[], name?: string) =>
    officer.call('geoData', { body: { geoType, parent, ...(name ? { name } : {}) } });

  it('are the whole level when it is the root', async () => {
    expect((await units(1, [])).body.data).toHaveLength(8);
  });
  it('are none without parents below the root', async () => {
    expect((await units(2, [])).body.data).toEqual([]);
  });
  it('are those of all parents given', async () => {
    expect((await units(2, [4, 5])).body.data).toHaveLength(10);
  });
  it('are found beneath grandparents, without those that were closed', async () => {
    expect((await units(3, [4])).body.data).toHaveLength(42);
    const unions = (await units(4, [141])).body.data;
    expect(names(unions)).toContain('Bhawalgarh');
    expect(names(unions)).not.toContain('Konabari');
  });
  it('can be narrowed by a name in either script', async () => {
    expect(names((await units(2, [1], 'chit')).body.data)).toEqual(['Chattogram']);
    expect(names((await units(2, [1], 'নোয়া')).body.data)).toEqual(['Noakhali']);
  });
  it('are named in Bengali to those who read Bengali', async () => {
    const { body } = await officer.call('geoData', { body: { geoType: 1, parent: [] }, headers: bengali });
    expect(names(body.data)).toContain('বরিশাল');
  });
  it('do not exist for an unknown level or activity', async () => {
    expect((await units(99, [])).codes).toEqual(['record.not-found']);
    const { status } = await officer.call('geoData', { body: { geoType: 1, parent: [], activityId: 1 } });
    expect(status).toBe(404);
  });
});

describe('children of a unit', () => {
  it('come with their codes, and say whether there are more below', async () => {
    const { body } = await officer.call('geoChildren', { query: { parentId: 4 } });
    expect(body.data).toHaveLength(6);
    expect(body.data.find((place) => place.field_name === 'Bhola')).toEqual({
      id: 134,
      field_name: 'Bhola',
      geocode: '1009',
      hasChildren: true,
    });
    const unions = await officer.call('geoChildren', { query: { parentId: 1260 } });
    expect(unions.body.data.every((place) => !place.hasChildren)).toBe(true);
  });
  it('are none of a unit that is not there', async () => {
    expect((await officer.call('geoChildren', { query: { parentId: 99_999 } })).body.data).toEqual([]);
    expect((await officer.call('geoChildren', { query: { parentId: -2 } })).status).toBe(422);
  });
});

describe('a unit by its code', () => {
  it('comes with its children and what stands above it', async () => {
    const { body } = await officer.call('geoByCode', { query: { geocode: '1009' } });
    expect(body.data.unit).toMatchObject({ fieldName: 'Bhola', typeName: 'District' });
    expect(names(body.data.unit.ancestors)).toEqual(['Barishal']);
    expect(body.data.children.map((place) => place.field_name)).toContain('Borhanuddin');
  });
  it('knows the system of a code', async () => {
    const iso = await officer.call('geoByCode', { query: { geocode: 'BD-07', system: 'ISO 3166-2' } });
    expect(iso.body.data.unit.id).toBe(134);
    expect((await officer.call('geoByCode', { query: { geocode: 'BD-07', system: 'BBS' } })).status).toBe(404);
    expect((await officer.call('geoByCode', { query: { geocode: 'nowhere' } })).codes).toEqual(['record.not-found']);
  });
});

describe('type-ahead', () => {
  it('finds a union by its Bengali name', async () => {
    const [first] = await search('চরফ্যাশন');
    expect(first).toBeDefined();
    const found = await search('ভাওয়ালগড়');
    expect(found[0]).toMatchObject({ fieldName: 'Bhawalgarh', nameBn: 'ভাওয়ালগড়'.normalize('NFC'), geoType: 4 });
    expect(names(found[0]?.ancestors ?? [])).toEqual(['Dhaka', 'Gazipur', 'Gazipur Sadar']);
  });
  it('does not mind how the letters are composed, or long and short vowels', async () => {
    for (const q of ['নোয়াখালী', 'নোয়াখালী', 'নোয়াখালি', 'নোয়াখ'])
      expect(names(await search(q, { geoType: 2 })), q).toEqual(['Noakhali']);
  });
  it.each([
    ['Chittagong', 'Chattogram'],
    ['Barisal', 'Barishal'],
    ['Comilla', 'Cumilla'],
    ['Jessore', 'Jashore'],
    ['Bogra', 'Bogura'],
    ['Laksmipur', 'Lakshmipur'],
    ['coxs bazar', "Cox's Bazar"],
    ['Cox’s Bazar', "Cox's Bazar"],
    ['CHAPAINAWABGANJ', 'Chapai Nawabganj'],
    ['Zianagar', 'Indurkani'],
    ['South Sunamganj', 'Shantiganj'],
  ])('finds by the old spelling %s', async (q, name) => {
    expect(names(await search(q))[0]).toBe(name);
  });
  it('puts the whole name before a beginning, a beginning before a later word, and higher levels first', async () => {
    const found = await search('bhola', { limit: 50 });
    expect(found[0]).toMatchObject({ fieldName: 'Bhola', geoType: 2 });
    expect(found[1]?.geoType).toBe(3);
    expect(names(found)).toContain('Bhola Sadar');
    const beginnings = found.map((place) => place.fieldName.startsWith('Bhola'));
    expect(beginnings.lastIndexOf(true)).toBe(beginnings.filter(Boolean).length - 1);
    const gazipur = await search('gazipur', { limit: 50 });
    expect(gazipur[0]).toMatchObject({ fieldName: 'Gazipur', geoType: 2 });
    const later = await search('sadar', { geoType: 3, limit: 5 });
    expect(names(later)[0]).toMatch(/^Sadar/);
    expect(later).toHaveLength(5);
  });
  it('keeps to one level when asked', async () => {
    const found = await search('dhaka', { geoType: 2 });
    expect(found.every((place) => place.geoType === 2)).toBe(true);
  });
  it('finds nothing for signs alone, patterns or closed units', async () => {
    for (const q of ['%', '_', "'", '…', '\\', 'কাউলতিয়া']) expect(await search(q), q).toEqual([]);
    expect((await officer.call('geoSearch', { query: { q: '  ' } })).status).toBe(422);
    expect((await officer.call('geoSearch', { query: { q: 'x'.repeat(101) } })).status).toBe(422);
  });
});

describe('one unit', () => {
  it('shows its names, codes and position', async () => {
    const { body } = await officer.call('geoPlace', { params: { id: 108 } });
    expect(body.data).toMatchObject({
      fieldName: 'Chattogram',
      otherNames: ['Chittagong'],
      position: { source: 'list' },
      codes: [
        { system: 'BBS', code: '2015' },
        { system: 'ISO 3166-2', code: 'BD-10' },
        { system: 'bd-geodata', code: 'district-8' },
      ],
    });
  });
  it('stands where the unit above it does when it has no position of its own', async () => {
    const district = await officer.call('geoPlace', { params: { id: 134 } });
    const union = await officer.call('geoPlace', { params: { id: 17_292 } });
    expect(union.body.data.position).toEqual({ ...district.body.data.position, source: 'parent' });
    expect((await officer.call('geoPlace', { params: { id: 1 } })).body.data.position).toBeNull();
  });
  it('is shown although it was closed, because records may name it', async () => {
    expect((await officer.call('geoPlace', { params: { id: 12_874 } })).body.data.fieldName).toBe('Konabari');
  });
  it('is not there under an unknown id', async () => {
    expect((await officer.call('geoPlace', { params: { id: 99_999 } })).codes).toEqual(['record.not-found']);
  });
});
