import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { FIELD_FAULTS } from '../validators.ts';
import { fieldText, PROBLEM_LANGUAGES, PROBLEMS, type ProblemCode, problemText } from './index.ts';

const codes = Object.keys(PROBLEMS) as ProblemCode[];
const byText = (a = '', b = '') => a.localeCompare(b);
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)(?:\}|, plural)/g)].map((m) => m[1]).sort(byText);
const others = LANGUAGES.filter((l) => l !== 'en');
/** What a text of the language must hold, so that no English one is left by mistake. */
const OWN_LETTERS: Partial<Record<(typeof LANGUAGES)[number], RegExp>> = {
  zh: /\p{Script=Han}/u,
  bn: /\p{Script=Bengali}/u,
};

describe.each(LANGUAGES)('the problems in %s', (language) => {
  const { problems, fields, words } = PROBLEM_LANGUAGES[language];

  it('have a sentence for every code and no other', () => {
    expect(Object.keys(problems).sort()).toEqual([...codes].sort());
    for (const code of codes) expect(problems[code].trim(), code).not.toBe('');
  });

  it('have a sentence for every fault of a field and no other', () => {
    expect(Object.keys(fields).sort()).toEqual([...FIELD_FAULTS].sort());
  });

  it('keep the placeholders of the English ones', () => {
    for (const code of codes)
      expect(placeholders(problems[code]), code).toEqual(placeholders(PROBLEM_LANGUAGES.en.problems[code]));
    for (const fault of FIELD_FAULTS)
      expect(placeholders(fields[fault]), fault).toEqual(placeholders(PROBLEM_LANGUAGES.en.fields[fault]));
  });

  it('are written in the language itself', () => {
    const letters = OWN_LETTERS[language];
    if (letters)
      for (const text of [...Object.values(problems), ...Object.values(fields)]) expect(text).toMatch(letters);
    if (language === 'en') return;
    for (const code of codes) expect(problems[code], code).not.toBe(PROBLEM_LANGUAGES.en.problems[code]);
  });

  it('name the commonest fields in the language', () => {
    if (language === 'en') return;
    const common =
      'username password currentPassword email firstName lastName phone organizationId roles name code title';
    for (const field of `${common} label comment rating`.split(' ')) expect(words?.[field], field).toBeTruthy();
  });
});

describe('the words of fields', () => {
  it('are the same fields in every language', () => {
    const keys = others.map((l) => Object.keys(PROBLEM_LANGUAGES[l].words ?? {}).sort());
    for (const list of keys) expect(list).toEqual(keys[0]);
  });
});

describe('the English texts', () => {
  it('are those of the specification', () => {
    expect(fieldText('en', 'password', 'required')).toBe('Password is required');
    expect(fieldText('en', 'confirmPassword', 'required')).toBe('Confirm Password is required');
    expect(fieldText('en', 'password', 'passwordTooShort')).toBe('Password must be at least 6 characters');
    expect(fieldText('en', 'confirmPassword', 'passwordsDiffer')).toBe('Passwords must match');
    expect(fieldText('en', 'firstName', 'required')).toBe('First Name is required');
    expect(fieldText('en', 'form_title', 'required')).toBe('Form Title is required');
    expect(fieldText('en', 'email', 'invalid')).toBe('Email is invalid');
    expect(fieldText('en', 'phone', 'invalid')).toBe('Phone is invalid');
  });

  it('fill in values, and leave what they are not given', () => {
    expect(problemText('en', 'auth.throttled', { minutes: 3 })).toContain('wait 3 minutes');
    expect(problemText('en', 'auth.throttled')).toContain('{minutes}');
  });

  it('show a field without words of its own by its English words, in every language', () => {
    for (const language of LANGUAGES) expect(fieldText(language, 'agencyCode', 'required')).toContain('Agency Code');
  });
});

describe('field texts in Bengali', () => {
  it('use the Bengali words of the field', () => {
    expect(fieldText('bn', 'password', 'required')).toBe('পাসওয়ার্ড আবশ্যক');
  });
});
