import { describe, expect, it } from 'vitest';
import { chainOf, type Level } from '~/features/geography/parts/levels.ts';
import { NOTHING, pruned, type SiteChoice, withFound } from '~/features/geography/sites/choice.ts';

const level = (id: number, name: string, parentId: number | null): Level => ({ id, name, parentId, count: 0 });
const LEVELS = [level(1, 'Division', null), level(2, 'District', 1), level(3, 'Upazila', 2), level(9, 'Zone', null)];
const place = (id: number) => ({ id, name: `place ${id}` });

describe('the chain of a level', () => {
  it('goes from the root down to the level', () => {
    expect(chainOf(LEVELS, 3).map((one) => one.name)).toEqual(['Division', 'District', 'Upazila']);
    expect(chainOf(LEVELS, 9).map((one) => one.name)).toEqual(['Zone']);
  });
  it('is empty without a level, and ends in a ring', () => {
    expect(chainOf(LEVELS, null)).toEqual([]);
    expect(chainOf([level(1, 'a', 2), level(2, 'b', 1)], 1)).toHaveLength(2);
  });
});

describe('a place that was typed', () => {
  const found = {
    id: 31,
    fieldName: 'Lalmohan',
    geoType: 3,
    ancestors: [
      { id: 11, fieldName: 'Barishal', geoType: 1 },
      { id: 21, fieldName: 'Bhola', geoType: 2 },
    ],
  };
  it('fills its whole chain', () => {
    expect(withFound(NOTHING, found)).toEqual({
      typeId: 3,
      chosen: {
        1: [{ id: 11, name: 'Barishal' }],
        2: [{ id: 21, name: 'Bhola' }],
        3: [{ id: 31, name: 'Lalmohan' }],
      },
    });
  });
  it('joins those of its type, and is not chosen twice', () => {
    const first = withFound(NOTHING, found);
    const both = withFound(first, { ...found, id: 32, fieldName: 'Tazumuddin' });
    expect(both.chosen[3]?.map((one) => one.id)).toEqual([31, 32]);
    expect(withFound(both, found)).toEqual(both);
  });
  it('of another type begins anew', () => {
    const other = withFound(withFound(NOTHING, found), { id: 91, fieldName: 'Coast', geoType: 9, ancestors: [] });
    expect(other).toEqual({ typeId: 9, chosen: { 9: [{ id: 91, name: 'Coast' }] } });
  });
});

describe('after a parent has changed', () => {
  const choice: SiteChoice = { typeId: 3, chosen: { 1: [place(11)], 2: [place(21), place(22)], 3: [place(31)] } };
  it('children that are no longer offered fall away', () => {
    const result = pruned(choice, LEVELS, (id) => (id === 2 ? [place(21)] : id === 3 ? [place(31)] : [place(11)]));
    expect(result.chosen[2]).toEqual([place(21)]);
    expect(result.chosen[3]).toEqual([place(31)]);
  });
  it('nothing falls away while the options load', () => {
    expect(pruned(choice, LEVELS, () => undefined)).toBe(choice);
  });
  it('without a parent everything beneath falls away at once', () => {
    const result = pruned({ ...choice, chosen: { ...choice.chosen, 1: [] } }, LEVELS, () => undefined);
    expect(result.chosen).toEqual({ 1: [], 2: [], 3: [] });
  });
});
