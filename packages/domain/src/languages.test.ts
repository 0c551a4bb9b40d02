import { describe, expect, it } from 'vitest';
import { isLanguage, preferredLanguage } from './languages.ts';

describe('the language of a request', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['bn-BD,bn;q=0.9,en;q=0.8', 'bn'],
    ['de-DE,de;q=0.9,fr;q=0.5,en;q=0.4', 'fr'],
    ['en;q=0.3, ro;q=0.9', 'ro'],
    ['zh-Hans-CN', 'zh'],
    ['de, es', 'en'],
    ['bn;q=x, fr;q=0.1', 'fr'],
    ['*', 'en'],
  ])('of %j is %s', (header, language) => expect(preferredLanguage(header)).toBe(language));

  it('is one of ours', () => {
    expect(isLanguage('bn')).toBe(true);
    expect(isLanguage('de')).toBe(false);
  });
});
