import { expect, test } from 'vitest';
import { csvField, guardFormula, unguardFormula } from './csv-text.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['a;=cmd()', "a;'=cmd()"],
  ['a; @x;+1', "a; '@x;'+1"],
  ['a;"=cmd"', 'a;"\'=cmd"'],
  ['first\n=second', "first\n'=second"],
  ['a;b, and 3-4', 'a;b, and 3-4'],
  ["';=x", "';'=x"],
])('%s is no formula wherever a program cuts it', (text, guarded) => {
  expect(guardFormula(text)).toBe(guarded);
});

test('what was guarded is read back as it was', () => {
  const parts = ['=', "'", ';', '\n', 'a', ' ', '"', '-', '\t'];
  for (let n = 0; n < parts.length ** 4; n++) {
    const text = Array.from({ length: 4 }, (_, i) => parts[Math.floor(n / parts.length ** i) % parts.length]).join('');
    expect(unguardFormula(guardFormula(text))).toBe(text);
  }
});

test('a plain text stays as it is, and one with a semicolon needs no quotes', () => {
  expect(csvField('রহিম')).toBe('রহিম');
  expect(csvField('a;b')).toBe('a;b');
  expect(csvField('a;=b')).toBe("a;'=b");
});
