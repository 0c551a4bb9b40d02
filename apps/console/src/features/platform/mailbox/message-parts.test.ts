import { expect, test } from 'vitest';
import { partsOf } from '~/features/platform/mailbox/message-parts.ts';

const HERE = 'https://msurvey.example.org';

test('cuts a message at its link and opens one of our own screens inside the console', () => {
  expect(partsOf(`Open this:\n${HERE}/verify?id=a-b_c\nThank you`, HERE)).toEqual([
    { text: 'Open this:\n' },
    { text: `${HERE}/verify?id=a-b_c`, href: '/verify?id=a-b_c' },
    { text: '\nThank you' },
  ]);
});

test('leaves the full stop of the sentence out of the link', () => {
  expect(partsOf('See https://fao.org/bd.', HERE)).toEqual([
    { text: 'See ' },
    { text: 'https://fao.org/bd', href: 'https://fao.org/bd' },
    { text: '.' },
  ]);
});

test('does not mistake another host that begins like ours', () => {
  const [part] = partsOf(`${HERE}.evil.test/x`, HERE);
  expect(part?.href).toBe(`${HERE}.evil.test/x`);
});

test('a message without links is one part', () => {
  expect(partsOf('Nothing to open', HERE)).toEqual([{ text: 'Nothing to open' }]);
});
