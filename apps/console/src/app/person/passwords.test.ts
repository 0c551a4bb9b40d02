import { expect, test } from 'vitest';
import { ownerOf, sameAs } from '~/app/person/passwords.ts';

test('the second typing must equal the first, to the letter', () => {
  const check = sameAs('password');
  expect(check('Sobuj-9', { password: 'Sobuj-9' })).toBeUndefined();
  expect(check('sobuj-9', { password: 'Sobuj-9' })).toBe('passwordsDiffer');
  expect(check('Sobuj-9 ', { password: 'Sobuj-9' })).toBe('passwordsDiffer');
});

test('a form tells whose password it asks for, as far as it is filled in', () => {
  expect(ownerOf({ username: 'nasrin', email: '', organization: 7 })).toEqual({
    username: 'nasrin',
    email: '',
    organizations: [undefined],
  });
});
