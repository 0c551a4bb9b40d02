import { REGISTRY_COLUMNS } from '@msurvey/domain';
import { expect, it } from 'vitest';
import bn from '~/features/forms/i18n/bn.json';
import en from '~/features/forms/i18n/en.json';

it('has a word for every column of every registry', () => {
  const columns = new Set(Object.values(REGISTRY_COLUMNS).flatMap((of) => Object.keys(of)));
  for (const column of columns) {
    expect(en, column).toHaveProperty([`binding.column.${column}`]);
    expect(bn, column).toHaveProperty([`binding.column.${column}`]);
  }
});
