import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayAt, dayNumber, daysFrom } from './days.ts';
import {
  currentPeriod,
  holdsDay,
  momentsOf,
  PERIOD_KINDS,
  parsePeriod,
  periodLabel,
  periodOf,
  periodsIn,
  shiftPeriod,
} from './period.ts';

const kind = fc.constantFrom(...PERIOD_KINDS);
const day = fc.integer({ min: dayNumber('0100-01-01'), max: dayNumber('9900-12-31') }).map(dayAt);
const near = fc.integer({ min: dayNumber('2015-01-01'), max: dayNumber('2031-12-31') }).map(dayAt);
const daysOf = (of: (typeof PERIOD_KINDS)[number], at: string) => {
  const { first, last } = periodOf(of, at);
  return [first, last];
};

describe('the period in which a day lies', () => {
  it('is the month, quarter, half or year of the calendar', () => {
    expect(daysOf('day', '2026-03-05')).toEqual(['2026-03-05', '2026-03-05']);
    expect(daysOf('month', '2024-02-10')).toEqual(['2024-02-01', '2024-02-29']);
    expect(daysOf('month', '2100-02-10')).toEqual(['2100-02-01', '2100-02-28']);
    expect(daysOf('quarter', '2026-08-31')).toEqual(['2026-07-01', '2026-09-30']);
    expect(daysOf('half', '2026-06-30')).toEqual(['2026-01-01', '2026-06-30']);
    expect(daysOf('year', '2026-06-30')).toEqual(['2026-01-01', '2026-12-31']);
  });

  it('is the fiscal year from July to June', () => {
    expect(daysOf('fiscalYear', '2025-07-01')).toEqual(['2025-07-01', '2026-06-30']);
    expect(daysOf('fiscalYear', '2026-06-30')).toEqual(['2025-07-01', '2026-06-30']);
    expect(daysOf('fiscalYear', '2026-07-01')).toEqual(['2026-07-01', '2027-06-30']);
  });

  it('turns over at midnight in Dhaka', () => {
    expect(periodLabel(currentPeriod('fiscalYear', new Date('2026-06-30T17:59:59Z')))).toBe('2025-26');
    expect(periodLabel(currentPeriod('fiscalYear', new Date('2026-06-30T18:00:00Z')))).toBe('2026-27');
  });

  it('holds the day, and the days around the period lie in its neighbours', () => {
    fc.assert(
      fc.property(kind, day, (of, at) => {
        const period = periodOf(of, at);
        expect(holdsDay(period, at)).toBe(true);
        expect(shiftPeriod(period, 1)).toEqual(periodOf(of, addDays(period.last, 1)));
        expect(shiftPeriod(period, -1)).toEqual(periodOf(of, addDays(period.first, -1)));
        expect(shiftPeriod(shiftPeriod(period, 7), -7)).toEqual(period);
        expect(holdsDay(period, addDays(period.last, 1))).toBe(false);
        expect(holdsDay(period, addDays(period.first, -1))).toBe(false);
      }),
    );
  });
});

describe('the periods of a range', () => {
  it('are, of a fiscal year, twelve months and four quarters from July on', () => {
    const year = periodOf('fiscalYear', '2025-12-01');
    const months = periodsIn(year, 'month').map(periodLabel);
    expect(months).toHaveLength(12);
    expect([months[0], months[11]]).toEqual(['2025-07', '2026-06']);
    expect(periodsIn(year, 'quarter').map(periodLabel)).toEqual(['2025-Q3', '2025-Q4', '2026-Q1', '2026-Q2']);
    expect(periodsIn(year, 'half').map(periodLabel)).toEqual(['2025-H2', '2026-H1']);
    expect(periodsIn(year, 'year').map(periodLabel)).toEqual(['2025', '2026']);
  });

  it('are none where the range ends before it begins', () => {
    expect(periodsIn({ first: '2026-02-01', last: '2026-01-31' }, 'month')).toEqual([]);
  });

  it('follow each other without gap, and hold the whole range', () => {
    fc.assert(
      fc.property(kind, near, fc.nat(800), (of, first, length) => {
        const range = { first, last: addDays(first, length) };
        const periods = periodsIn(range, of);
        expect(holdsDay(periods[0] ?? range, range.first)).toBe(true);
        expect(holdsDay(periods.at(-1) ?? range, range.last)).toBe(true);
        for (const [i, period] of periods.entries())
          if (i > 0) expect(period.first).toBe(addDays(periods[i - 1]?.last ?? '', 1));
      }),
    );
  });

  it('reach, as moments, from midnight in Dhaka up to the midnight after the last day', () => {
    const { from, until } = momentsOf(periodOf('month', '2026-06-15'));
    expect([from.toISOString(), until.toISOString()]).toEqual(['2026-05-31T18:00:00.000Z', '2026-06-30T18:00:00.000Z']);
    fc.assert(
      fc.property(kind, near, (of, at) => {
        const period = periodOf(of, at);
        const moments = momentsOf(period);
        expect((moments.until.getTime() - moments.from.getTime()) / 86_400_000).toBe(
          daysFrom(period.first, period.last),
        );
        expect(momentsOf(shiftPeriod(period, 1)).from).toEqual(moments.until);
      }),
    );
  });
});

describe('the label of a period', () => {
  it('is short and says the kind', () => {
    const labels = PERIOD_KINDS.map((of) => periodLabel(periodOf(of, '2026-03-05')));
    expect(labels).toEqual(['2026-03-05', '2026-03', '2026-Q1', '2026-H1', '2026', '2025-26']);
    expect(periodLabel(periodOf('fiscalYear', '1999-07-01'))).toBe('1999-00');
  });

  it('is read back, also in Bengali digits', () => {
    expect(parsePeriod('fiscalYear', ' ২০২৫-২৬ ')).toEqual(periodOf('fiscalYear', '2025-07-01'));
    fc.assert(
      fc.property(kind, day, (of, at) => {
        const period = periodOf(of, at);
        expect(parsePeriod(of, periodLabel(period))).toEqual(period);
      }),
    );
  });

  it('is none where it does not fit its kind', () => {
    for (const text of ['2025-27', '2025-25', '2025', '25-26', '2025-2026', '2025/26', '9999-00', ''])
      expect(parsePeriod('fiscalYear', text), text).toBeNull();
    for (const text of ['2025-00', '2025-13', '2025-1', '2025-07-01', '0000-01'])
      expect(parsePeriod('month', text), text).toBeNull();
    expect(parsePeriod('day', '2025-02-29')).toBeNull();
    expect(parsePeriod('quarter', '2025-Q5')).toBeNull();
    expect(parsePeriod('half', '2025-H3')).toBeNull();
    expect(parsePeriod('year', '0000')).toBeNull();
  });

  it('never makes a reader fail, whatever is typed', () => {
    fc.assert(
      fc.property(kind, fc.oneof(fc.string(), fc.stringMatching(/^\d{4}-(\d\d|[QH]\d)$/)), (of, text) => {
        const period = parsePeriod(of, text);
        if (period) expect(periodLabel(period)).toBe(text.trim());
      }),
    );
  });
});
