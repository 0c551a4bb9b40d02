import { describe, expect, it } from 'vitest';
import { formatFor } from '~/lib/format.ts';
import { fill, forgetDigits } from '~/lib/icu.ts';
import { settings } from '~/lib/settings.ts';

describe('numbers and dates', () => {
  it('have Bengali digits with lakh and crore in the Bengali locale', () => {
    expect(formatFor('en', 'bn').number(12345678)).toBe('১,২৩,৪৫,৬৭৮');
  });

  it('have Latin digits in the English locale, whatever the language of the texts', () => {
    for (const language of ['en', 'fr', 'ro', 'zh', 'bn'] as const) {
      expect(formatFor(language, 'en').number(12345678)).toBe('12,345,678');
    }
  });

  it('write a day in the reader’s way, not as midnight in Greenwich', () => {
    expect(formatFor('en', 'en').date('2026-07-01')).toBe('1 Jul 2026');
    expect(formatFor('fr', 'en').date('2026-07-01')).toContain('juil');
    expect(formatFor('en', 'bn').date('2026-07-01')).toContain('২০২৬');
  });

  it('leave blank what is blank or no date', () => {
    expect(formatFor('en', 'en').date(null)).toBe('');
    expect(formatFor('en', 'en').dateTime('soon')).toBe('');
  });
});

describe('texts', () => {
  it('choose the plural of their language and the digits of the locale', () => {
    const text = '{count, plural, one {# user} other {# users}}';
    expect(fill(text, { count: 1 }, 'en')).toBe('1 user');
    settings.set({ locale: 'bn' });
    forgetDigits();
    expect(fill(text, { count: 300000 }, 'en')).toBe('৩,০০,০০০ users');
    settings.set({ locale: 'en' });
    forgetDigits();
  });

  it('show themselves when they cannot be filled', () => {
    expect(fill('{broken', {}, 'en')).toBe('{broken');
  });
});

describe('how long ago', () => {
  const MINUTE = 60_000;
  const before = (minutes: number) => Date.now() - minutes * MINUTE - 1000;

  it.each([
    [0, '0 minutes ago'],
    [59, '59 minutes ago'],
    [119, '119 minutes ago'],
    [180, '3 hours ago'],
    [2879, '47 hours ago'],
    [5 * 1440, '5 days ago'],
  ])('%i minutes are told in the unit that fits', (minutes, words) => {
    expect(formatFor('en', 'en').ago(before(minutes))).toBe(words);
  });

  it('is never in the future, though clocks differ, and speaks the reader’s language', () => {
    expect(formatFor('en', 'en').ago(Date.now() + 90_000)).toBe('0 minutes ago');
    expect(formatFor('bn', 'bn').ago(before(180))).toMatch(/৩ .*আগে/);
  });
});
