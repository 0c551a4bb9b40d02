import { describe, expect, it } from 'vitest';
import { LARGEST_TARGET, readTarget } from '~/features/forms/project/read-target.ts';

describe('a typed target', () => {
  it('is a whole number, also in Bengali digits and with grouping', () => {
    expect(readTarget('250')).toBe(250);
    expect(readTarget(' ১,২৫০ ')).toBe(1250);
    expect(readTarget('0')).toBe(0);
  });

  it('that is empty means no target, which is not zero', () => {
    expect(readTarget('')).toBeNull();
    expect(readTarget('  ')).toBeNull();
  });

  it.each(['-1', '1.5', 'ten', '1e3', String(LARGEST_TARGET + 1), '99999999999'])('refuses %s', (typed) => {
    expect(readTarget(typed)).toBe('invalid');
  });
});
