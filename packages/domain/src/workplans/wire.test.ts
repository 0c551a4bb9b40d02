import { describe, expect, it } from 'vitest';
import { fiscalYearLabel, fiscalYearOfDay, planYearOf, planYears, wireYear } from './fiscal-years.ts';
import { wireAmount, wireNumber } from './wire.ts';

describe('fiscal years of plans', () => {
  it('go from 2015-16 to 2029-30', () => {
    const labels = planYears().map(fiscalYearLabel);
    expect([labels[0], labels.at(-1), labels.length]).toEqual(['2015-16', '2029-30', 15]);
  });

  it('are read as the documents write them, and nothing else is', () => {
    for (const year of planYears()) expect(planYearOf(wireYear(year))).toBe(year);
    expect(planYearOf({ startYear: '2025', endYear: '26' })).toBe(2025);
    for (const [startYear, endYear] of [
      ['2025', '2025'],
      ['2025', '2027'],
      ['2014', '2015'],
      ['2030', '2031'],
      ['', ''],
      ['2025', ''],
      ['2025', '6'],
    ] as const)
      expect(planYearOf({ startYear, endYear }), `${startYear} ${endYear}`).toBeNull();
  });

  it('begin in July', () => {
    expect([fiscalYearOfDay('2025-06-30'), fiscalYearOfDay('2025-07-01')]).toEqual([2024, 2025]);
  });
});

describe('numbers on the wire', () => {
  it('are texts, and 0 where nothing is known', () => {
    expect([wireNumber(12.5), wireNumber(null), wireNumber(0)]).toEqual(['12.5', '0', '0']);
  });

  it('are read with Bengali digits too; 0 and nothing say nothing', () => {
    expect([wireAmount('12.5'), wireAmount(7), wireAmount('১২'), wireAmount('33.33333333')]).toEqual([
      12.5, 7, 12, 33.3333,
    ]);
    expect([wireAmount('0'), wireAmount(''), wireAmount(null), wireAmount(undefined)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    for (const text of ['-1', 'NaN', 'Infinity', '1e5', '1,000', '1000000000', 'ten'])
      expect(wireAmount(text), text).toBeUndefined();
  });
});
