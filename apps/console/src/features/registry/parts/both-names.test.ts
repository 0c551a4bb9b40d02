import { describe, expect, it } from 'vitest';
import { bothNames } from '~/features/registry/parts/both-names.ts';

const SALMA = { name: 'Salma Akter', nameBn: 'সালমা আক্তার' };

describe('a name in two scripts', () => {
  it('stands in the reader’s own first', () => {
    expect(bothNames(SALMA, 'bn')).toEqual({
      first: { text: SALMA.nameBn, lang: 'bn' },
      second: { text: SALMA.name },
    });
    expect(bothNames(SALMA, 'fr')).toEqual({
      first: { text: SALMA.name },
      second: { text: SALMA.nameBn, lang: 'bn' },
    });
  });

  it('stands alone where only one is known, or both are the same', () => {
    for (const nameBn of [null, undefined, '', 'Salma Akter'])
      expect(bothNames({ name: 'Salma Akter', nameBn }, 'bn')).toEqual({
        first: { text: 'Salma Akter' },
        second: null,
      });
  });
});
