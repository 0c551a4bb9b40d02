import { expect, test } from 'vitest';
import { initialsOf } from '~/features/session/profile/initials.ts';

test('takes the first letter of each name', () => {
  expect(initialsOf({ firstName: 'Tahmina', lastName: 'sultana' })).toBe('TS');
});

test('keeps the vowel sign of a Bengali letter', () => {
  expect(initialsOf({ firstName: 'শামীমা', lastName: 'আক্তার' })).toBe('শাআ');
});

test('does without a name that is missing', () => {
  expect(initialsOf({ firstName: ' Rahim ', lastName: '' })).toBe('R');
});
