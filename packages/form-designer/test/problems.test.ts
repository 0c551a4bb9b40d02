import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import en from '../src/i18n/en.json';
import type { DesignerText } from '../src/texts.ts';
import { problemText } from '../src/views/problem-text.ts';

const SOURCE = join(import.meta.dirname, '../../xlsform/src');
const english: Record<string, string> = en;
const t: DesignerText = (key, values = {}) =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, String(value)),
    english[key] ?? key,
  );

it('has words for everything that the compiler finds', () => {
  const codes = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('read'))
    .flatMap((file) =>
      Array.from(
        readFileSync(join(SOURCE, file), 'utf8').matchAll(/problems\.(?:error|warn)\(\s*'([a-z-]+\.[a-z-]+)'/g),
        ([, code]) => code ?? '',
      ),
    );
  expect(codes.length).toBeGreaterThan(50);
  const missing = codes.filter((code) => !Object.hasOwn(english, `problem.${code}`));
  expect(missing).toEqual([]);
  for (const code of codes)
    expect(problemText(t, { code, severity: 'error', message: 'in its own words' })).toContain(
      english[`problem.${code}`],
    );
});

it('names a circle, and what the compiler alone can say', () => {
  const finding = { severity: 'warning', message: 'It accepts: rows.' } as const;
  expect(problemText(t, { ...finding, code: 'logic.circle', circle: ['a', 'b'] })).toContain('a → b → a');
  expect(problemText(t, { ...finding, code: 'parameters.unknown' })).toContain('(It accepts: rows.)');
  expect(problemText(t, { ...finding, code: 'read.something-new' })).toBe('It accepts: rows.');
});
