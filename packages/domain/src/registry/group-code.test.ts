import { describe, expect, it } from 'vitest';
import { groupCodeKey } from './group-code.ts';

describe('the code of a group', () => {
  it('is the same in either case, with blanks, and in Bengali digits', () => {
    for (const code of ['BHO-012', 'bho-012', ' BHO - 012 ', 'BHO-০১২', 'ＢＨＯ-012'])
      expect(groupCodeKey(code), code).toBe('bho-012');
  });

  it('is another with another letter, digit or sign', () => {
    for (const code of ['BHO-12', 'BHO/012', 'BHO-013', 'BHO012']) expect(groupCodeKey(code)).not.toBe('bho-012');
  });

  it('is none where nothing was written', () => {
    expect([groupCodeKey(null), groupCodeKey(''), groupCodeKey('  ')]).toEqual([null, null, null]);
  });
});
