import { describe, expect, it } from 'vitest';
import { cutIn, figureIn, figurePath } from '~/features/figures/parts/paths.ts';

const queryOf = (path: string) => new URLSearchParams(path.split('?')[1]);

describe('the address of an opened figure', () => {
  it('says the figure and the whole cut, and is read back as it was', () => {
    const cut = {
      unitId: 1009,
      programme: 2 as const,
      from: 202507,
      to: 202606,
      agencyId: 3,
      subActivityIds: [73, 117, 0],
      type: 'training' as const,
      kind: '',
      crop: 'mango',
      isExact: true,
    };
    const path = figurePath(61, 'training.unique.people', cut);
    expect(path.startsWith('/project/61/figures/training.unique.people?')).toBe(true);
    expect(cutIn(queryOf(path))).toEqual(cut);
  });

  it('is short where everything is asked for', () => {
    expect(figurePath(1, 'people')).toBe('/project/1/figures/people');
    expect(figurePath(1, 'people', cutIn(new URLSearchParams()))).toBe('/project/1/figures/people');
  });

  it('leaves out what makes no sense, and knows its own figures only', () => {
    expect(cutIn(new URLSearchParams('unitId=x&programme=7&from=-1&subActivityIds=,a&type=nothing'))).toEqual(
      cutIn(new URLSearchParams()),
    );
    expect(figureIn('people.female')).toBe('people.female');
    expect(figureIn('constructor')).toBeUndefined();
  });
});
