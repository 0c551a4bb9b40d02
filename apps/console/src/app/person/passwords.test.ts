import { expect, test } from 'vitest';
import { sameAs } from '~/app/person/passwords.ts';

test('the second typing must equal the first, to the letter', () => {
  const check = sameAs('password');
  expect(check('Sobuj-9', { password: 'Sobuj-9' })).toBeUndefined();
  expect(check('sobuj-9', { password: 'Sobuj-9' })).toBe('passwordsDiffer');
  expect(check('Sobuj-9 ', { password: 'Sobuj-9' })).toBe('passwordsDiffer');
});
