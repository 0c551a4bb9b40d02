import { CHECK_CODES, type CheckCode } from '@msurvey/domain';
import { expect, test } from 'vitest';
import en from '~/features/activities/i18n/en.json';
import { checkWords } from '~/features/activities/parts/check-words.ts';
import { fill } from '~/lib/icu.ts';

const format = { date: (value: unknown) => `day ${value}` };

/** What the server tells with each finding. */
const DETAILS: Record<CheckCode, Record<string, string | number>> = {
  'position-outside': { km: 12.4, allowed: 0.5 },
  'position-far': { km: 12.4, allowed: 10 },
  'followed-missing': {},
  'date-missing': {},
  'date-future': { date: '2029-01-01', received: '2026-01-01' },
  'date-outside-project': { date: '2019-01-01', start: '2020-01-01', end: '2030-01-01' },
  'sub-activity-missing': {},
  'participant-not-member': { count: 2, listed: 25 },
  'participant-twice': { count: 1 },
  duplicate: { other: 123_456 },
  'count-differs': { stated: 25, listed: 24 },
  'value-unusual': { value: 5000, median: 11 },
  'photo-missing': {},
  'files-missing': { count: 3 },
};

test.each(CHECK_CODES)('%s is told in a whole sentence with what the server found', (check) => {
  const [key, values] = checkWords({ check, details: DETAILS[check] }, format);
  const sentence = fill(en[key], values, 'en');
  expect(sentence).toMatch(/^[A-Z\d][^{}]+\.$/);
  for (const value of Object.values(values)) expect(sentence.replaceAll(',', '')).toContain(String(value));
});

test('days are written as the reader writes them, numbers are left alone', () => {
  expect(checkWords({ check: 'date-future', details: { date: '2029-01-01', received: '2026-01-01' } }, format)).toEqual(
    ['check.date-future', { date: 'day 2029-01-01', received: 'day 2026-01-01' }],
  );
  expect(checkWords({ check: 'position-outside', details: { km: 12.4, allowed: 0.5 } }, format)[1]).toEqual({
    km: 12.4,
    allowed: 0.5,
  });
});

test('a project that is open at one end is told by its other end', () => {
  const outside = (start: string, end: string) =>
    checkWords({ check: 'date-outside-project', details: { date: '2019-01-01', start, end } }, format)[0];
  expect(outside('2020-01-01', '2030-01-01')).toBe('check.date-outside-project');
  expect(outside('2020-01-01', '')).toBe('check.date-before-project');
  expect(outside('', '2018-01-01')).toBe('check.date-after-project');
});
