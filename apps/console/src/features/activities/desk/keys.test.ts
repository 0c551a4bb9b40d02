import { expect, test } from 'vitest';
import { commandOf } from '~/features/activities/desk/keys.ts';

const pressed = (key: string, more: object = {}) =>
  commandOf({ key, ctrlKey: false, metaKey: false, altKey: false, repeat: false, ...more });

test('each key has its command', () => {
  expect(['a', 'r', 'j', 'k', '?'].map((key) => pressed(key))).toEqual([
    'approve',
    'reject',
    'next',
    'previous',
    'help',
  ]);
  expect(pressed('x')).toBeUndefined();
});

test('with a modifier the key belongs to the browser', () => {
  expect(pressed('a', { ctrlKey: true })).toBeUndefined();
  expect(pressed('r', { metaKey: true })).toBeUndefined();
  expect(pressed('j', { altKey: true })).toBeUndefined();
});

test('a key held down walks through the queue and decides nothing', () => {
  expect(pressed('j', { repeat: true })).toBe('next');
  expect(pressed('a', { repeat: true })).toBeUndefined();
  expect(pressed('r', { repeat: true })).toBeUndefined();
});
