import { describe, expect, it } from 'vitest';
import { bangladeshUnits, LEVEL, unitId } from './units.ts';

const units = bangladeshUnits();
const open = units.filter((unit) => !unit.isClosed);
const byId = new Map(units.map((unit) => [unit.id, unit]));
const of = (level: keyof typeof LEVEL, id: number) => byId.get(unitId(level, id));
const count = (level: keyof typeof LEVEL) => open.filter((unit) => unit.typeId === LEVEL[level]).length;

describe('the geography of Bangladesh', () => {
  it('has 8 divisions, 64 districts, 495 upazilas and 4,546 unions', () => {
    expect([count('division'), count('district'), count('upazila'), count('union')]).toEqual([8, 64, 495, 4546]);
  });

  it('has ids, codes and parents without fault', () => {
    expect(byId.size).toBe(units.length);
    const codes = units.flatMap((unit) => unit.codes.map(({ system, code }) => `${system} ${code}`));
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.every((code) => !code.endsWith(' '))).toBe(true);
    for (const unit of units) {
      const parent = unit.parentId === null ? undefined : byId.get(unit.parentId);
      expect(parent?.typeId ?? 0, unit.name).toBe(unit.typeId - 1);
    }
  });

  it('has trimmed names in both languages', () => {
    for (const { name, nameBn } of units) {
      expect(name).toBe(name.trim());
      expect(nameBn).toBe(nameBn.trim().normalize('NFC'));
      expect(name && nameBn).toBeTruthy();
    }
  });

  it.each([
    ['division', 1, 'Chattogram', ['Chattagram', 'Chittagong']],
    ['division', 4, 'Barishal', ['Barisal']],
    ['district', 1, 'Cumilla', ['Comilla']],
    ['district', 7, 'Lakshmipur', ['Laksmipur', 'Laxmipur']],
    ['district', 8, 'Chattogram', ['Chittagong']],
    ['district', 9, "Cox's Bazar", []],
    ['district', 14, 'Bogura', ['Bogra']],
    ['district', 18, 'Chapai Nawabganj', ['Nawabganj', 'Chapai Nababganj']],
    ['district', 20, 'Jashore', ['Jessore']],
    ['district', 33, 'Barishal', ['Barisal']],
    ['district', 64, 'Netrakona', ['Netrokona']],
    ['upazila', 14, 'Sadar Dakshin', ['Sadarsouth', 'Comilla Sadar Dakshin', 'Cumilla Sadar Dakshin']],
    ['upazila', 245, 'Indurkani', ['Zianagar', 'জিয়ানগর'.normalize('NFC')]],
    ['upazila', 260, 'Borhanuddin', ['Borhan Sddin', 'Burhanuddin']],
    ['upazila', 301, 'Shantiganj', ['South Sunamganj', 'দক্ষিণ সুনামগঞ্জ', 'Dakshin Sunamganj']],
  ] as const)('spells %s %i %s, and keeps what it was', (level, id, name, otherNames) => {
    expect(of(level, id)).toMatchObject({ name, otherNames });
  });

  it('has the upazila Shayestaganj in Habiganj', () => {
    const shayestaganj = of('upazila', 504);
    expect(shayestaganj).toMatchObject({ name: 'Shayestaganj', nameBn: 'শায়েস্তাগঞ্জ'.normalize('NFC') });
    expect(byId.get(shayestaganj?.parentId ?? 0)?.name).toBe('Habiganj');
  });

  it.each([
    [6779, 'Hajiganj'],
    [5756, 'Lakshmipur Sadar'],
    [8315, 'Rangunia'],
    [7296, 'Khagrachhari Sadar'],
    ...[5060, 5243, 5244].map((id): [number, string] => [id, 'Guimara']),
    ...[7292, 7293, 7294, 7295].map((id): [number, string] => [id, 'Borhanuddin']),
    ...[4556, 4557].map((id): [number, string] => [id, 'Gazipur Sadar']),
    [7803, 'Naria'],
    [6267, 'Narayanganj Sadar'],
  ])('has the union %i of the second package in %s', (id, upazila) => {
    const union = of('union', id);
    expect(byId.get(union?.parentId ?? 0)?.name).toBe(upazila);
    expect(union?.nameBn).not.toMatch(/ইউনিয়ন|নং/u);
  });

  it('has no union twice, and keeps closed ones only to be read', () => {
    for (const id of [2353, 2546, 3686]) expect(of('union', id)).toBeUndefined();
    for (const id of [2870, 2871, 2872, 2873, 2874, 2876]) expect(of('union', id)?.isClosed).toBe(true);
    expect(of('union', 2875)?.isClosed).toBe(false);
  });

  it('has the codes of the bureau of statistics and of ISO, and positions of districts', () => {
    expect(of('division', 8)?.codes).toContainEqual({ system: 'BBS', code: '45' });
    expect(of('district', 34)).toMatchObject({
      geocode: '1009',
      codes: [
        { system: 'BBS', code: '1009' },
        { system: 'ISO 3166-2', code: 'BD-07' },
        { system: 'bd-geodata', code: 'district-34' },
      ],
    });
    const districts = open.filter((unit) => unit.typeId === LEVEL.district);
    for (const { position } of districts) {
      expect(position?.latitude).toBeGreaterThan(20.5);
      expect(position?.latitude).toBeLessThan(26.7);
      expect(position?.longitude).toBeGreaterThan(88);
      expect(position?.longitude).toBeLessThan(92.7);
    }
  });
});
