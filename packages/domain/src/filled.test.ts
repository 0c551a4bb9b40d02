import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { filledIn } from './filled.ts';
import { PROBLEM_LANGUAGES, problemText } from './problems/index.ts';

const USERS = '{count, plural, one {# user} other {# users}} of {role}';

describe('a sentence of the server', () => {
  it('says one and many as its language does', () => {
    expect(filledIn('en', USERS, { count: 1, role: 'Validator' })).toBe('1 user of Validator');
    expect(filledIn('en', USERS, { count: 0, role: 'Validator' })).toBe('0 users of Validator');
    const ro = '{n, plural, one {# nod} few {# noduri} other {# de noduri}}';
    expect([1, 2, 20].map((n) => filledIn('ro', ro, { n }))).toEqual(['1 nod', '2 noduri', '20 de noduri']);
    expect([0, 1, 2].map((n) => filledIn('fr', '{n, plural, one {# nœud} other {# nœuds}}', { n }))).toEqual([
      '0 nœud',
      '1 nœud',
      '2 nœuds',
    ]);
  });

  it('takes an exact number before a category', () => {
    expect(filledIn('en', '{n, plural, =0 {nobody} one {one} other {#}}', { n: 0 })).toBe('nobody');
  });

  it('speaks of many where the number is not known', () => {
    expect(filledIn('en', USERS, { count: '…', role: 'Validator' })).toBe('… users of Validator');
  });

  it('keeps what nobody names', () => {
    expect(filledIn('en', USERS, {})).toBe('{count} users of {role}');
  });
});

describe('a role that somebody holds', () => {
  it('is said to be held by one user, or by several', () => {
    expect(problemText('en', 'role.in-use', { count: 1 })).toMatch(/^This role is held by 1 user\. /);
    expect(problemText('en', 'role.in-use', { count: 3 })).toMatch(/^This role is held by 3 users\. /);
  });
});

it.each(LANGUAGES)('no problem in %s leaves a mark of its form in the sentence', (language) => {
  for (const text of Object.values(PROBLEM_LANGUAGES[language].problems)) {
    const names = [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name as string);
    for (const n of [0, 1, 2, 5, 20])
      expect(filledIn(language, text, Object.fromEntries(names.map((name) => [name, n])))).not.toMatch(/[{}#]/);
  }
});
