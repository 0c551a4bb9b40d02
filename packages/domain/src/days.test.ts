import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROGRAMME_TIME_ZONE } from './constants.ts';
import { addDays, dayAt, dayInDhaka, dayNumber, daysFrom, isDay, startInDhaka } from './days.ts';
import { inLatinDigits } from './digits.ts';

const number = fc.integer({ min: dayNumber('0001-01-01'), max: dayNumber('9999-12-31') });

describe('a day', () => {
  it('is one of the calendar: 30 February, the thirteenth month and the year 0 are none', () => {
    expect(['2024-02-29', '0001-01-01', '9999-12-31'].map(isDay)).toEqual([true, true, true]);
    for (const text of ['2026-02-29', '2026-02-30', '2026-13-01', '2026-00-10', '2026-01-00', '0000-12-31'])
      expect(isDay(text), text).toBe(false);
    for (const text of ['', '2026-1-1', '2026-01-01T00:00', ' 2026-01-01', '12026-01-01', '২০২৬-০১-০১'])
      expect(isDay(text), text).toBe(false);
  });

  it('has a number, by which it is found again', () => {
    fc.assert(
      fc.property(number, (n) => {
        expect(dayNumber(dayAt(n))).toBe(n);
        expect(isDay(dayAt(n))).toBe(true);
      }),
    );
  });

  it('comes before another exactly if its text does', () => {
    fc.assert(
      fc.property(number, number, (a, b) => {
        expect(dayAt(a) < dayAt(b)).toBe(a < b);
      }),
    );
  });

  it('is counted with both ends', () => {
    expect(daysFrom('2026-03-01', '2026-03-10')).toBe(10);
    expect(daysFrom('2024-02-28', '2024-03-01')).toBe(3);
    expect(daysFrom('2026-03-01', '2026-03-01')).toBe(1);
    expect(daysFrom('2026-03-02', '2026-03-01')).toBe(0);
    expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
  });

  it('does not exist beyond what can be written', () => {
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
    expect(() => addDays('0001-01-01', -1)).toThrow(RangeError);
    expect(() => dayInDhaka(new Date(Number.NaN))).toThrow(RangeError);
  });
});

describe('a day in Dhaka', () => {
  it('begins six hours before the one in Greenwich', () => {
    expect(dayInDhaka(new Date('2026-06-30T17:59:59.999Z'))).toBe('2026-06-30');
    expect(dayInDhaka(new Date('2026-06-30T18:00:00Z'))).toBe('2026-07-01');
    expect(startInDhaka('2026-07-01').toISOString()).toBe('2026-06-30T18:00:00.000Z');
  });

  it('is the one that the zone’s own calendar says', () => {
    const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: PROGRAMME_TIME_ZONE });
    // In 2009 the clocks of Bangladesh were put forward once, for half a year.
    const moment = fc.date({ min: new Date('2010-01-01'), max: new Date('2037-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, (at) => {
        expect(dayInDhaka(at)).toBe(calendar.format(at));
      }),
    );
  });
});

it('reads Bengali digits as Latin ones and leaves the rest', () => {
  expect(inLatinDigits('০১২৩৪৫৬৭৮৯')).toBe('0123456789');
  expect(inLatinDigits('১০ নং পদুয়া, 5')).toBe('10 নং পদুয়া, 5');
});
