import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { auditWord, auditWords } from './words.ts';

describe('the words of the audit', () => {
  it('are there for every action and every kind of record, in every language', () => {
    for (const language of LANGUAGES)
      for (const word of [
        ...Object.values(auditWords('action', language)),
        ...Object.values(auditWords('entity', language)),
      ])
        expect(word.trim()).toBe(word || 'missing');
  });

  it('say what was done, and leave a code that nobody writes any more as it is', () => {
    expect(auditWord('action', 'submit', 'en')).toBe('sent');
    expect(auditWord('entity', 'submission', 'bn')).toBe('রেকর্ড');
    expect(auditWord('action', 'long-gone', 'fr')).toBe('long-gone');
    expect(auditWord('entity', 'constructor', 'en')).toBe('constructor');
  });

  it.each(LANGUAGES)('tell every action and every kind of record from the others in %s', (language) => {
    for (const kind of ['action', 'entity'] as const) {
      const words = Object.values(auditWords(kind, language));
      expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
    }
  });
});
