import { amountOf, type IndicatorFrequency, indicatorPeriods, periodLabel, type ValueKind } from '@msurvey/domain';
import { describe, expect, it } from 'vitest';
import { type PasteLine, type Pasting, pastedPeriod, readPasted } from '~/features/indicators/periods/paste.ts';
import { emptyRow, type PeriodRow } from '~/features/indicators/periods/period-row.ts';

const periodsOf = (frequency: IndicatorFrequency) =>
  indicatorPeriods({ from: 2023, to: 2026 }, frequency).map((period) => ({ ...period, date: periodLabel(period) }));
const pasting = (more: Partial<Pasting> = {}): Pasting => {
  const frequency = more.frequency ?? 'yearly';
  return {
    kind: 'amount',
    frequency,
    periods: periodsOf(frequency),
    rows: [],
    dateWords: (date) => date,
    needsReason: false,
    ...more,
  };
};
const lines = (...all: [period: string, value: string, denominator?: string, reason?: string][]): PasteLine[] =>
  all.map(([period, value, denominator = '', reason = ''], i) => ({
    id: String(i + 1),
    period,
    value,
    denominator,
    reason,
  }));
const faultsOf = (all: PasteLine[], more: Partial<Pasting> = {}) =>
  readPasted(all, pasting(more)).faults.map(({ line, column, fault }) => `${line} ${column} ${fault}`);
const row = (date: string, more: Partial<PeriodRow> = {}): PeriodRow => ({ ...emptyRow(date), ...more });

describe('a period as it stands in a spreadsheet', () => {
  const label = (text: string, frequency: IndicatorFrequency = 'yearly', dateWords = (date: string) => date) => {
    const period = pastedPeriod(text, pasting({ frequency, dateWords }));
    return period && periodLabel(period);
  };

  it('is read however people write a year', () => {
    for (const text of ['2024-25', ' 2024/25 ', '2024–2025', '2024-2025', 'FY 2024-25', 'fy2024/25', '২০২৪-২৫', '2024'])
      expect(label(text), text).toBe('2024-25');
    for (const text of ['2024-26', 'Year one', '']) expect(label(text), text).toBeNull();
  });

  it('is a part of a year where parts are reported, and the words of the screen', () => {
    expect(label('2024 Q3', 'quarterly')).toBe('2024-Q3');
    expect(label('q3-2024', 'quarterly')).toBe('2024-Q3');
    expect(label('2024-03', 'monthly')).toBe('2024-03');
    expect(label('২০২৪, ত্রৈমাসিক ৩', 'quarterly', (date) => date.replace(/(\d+)-Q(\d)/, '$1, ত্রৈমাসিক $2'))).toBe(
      '2024-Q3',
    );
    expect(label('2024 Q3', 'yearly')).toBeNull();
  });
});

describe('a block of periods', () => {
  it('becomes rows, over what was said of them before', () => {
    const before = row('2024-25', { total: amountOf(1), leaves: { '1': amountOf(1) }, comment: 'Kept' });
    const { rows, faults } = readPasted(
      lines(['2023-24', '1,250'], ['2024/25', '৪৫.৫'], ['2025-26', ' '], ['Total', '']),
      pasting({ rows: [before] }),
    );
    expect(faults).toEqual([]);
    expect(rows.map(({ date, total, comment, isChanged }) => [date, total.value, comment, isChanged])).toEqual([
      ['2023-24', 1250, null, true],
      ['2024-25', 45.5, 'Kept', true],
    ]);
    expect(rows[1]?.leaves).toEqual(before.leaves);
  });

  it('says of each line what is wrong with it', () => {
    expect(
      faultsOf(lines(['Period', 'Value'], ['2024-25', '5'], ['2024-25', '6'], ['2031-32', '1'], ['2025-26', '1e99'])),
    ).toEqual(['1 period notPeriod', '1 value notNumber', '3 period twice', '4 period outside', '5 value notNumber']);
  });

  it('has no two rows that speak of the same days', () => {
    const frequency = 'quarterly';
    expect(faultsOf(lines(['2024-25', '5'], ['2024 Q3', '6']), { frequency })).toEqual(['2 period overlaps']);
    expect(faultsOf(lines(['2024 Q3', '6']), { frequency, rows: [row('2024-25')] })).toEqual(['1 period overlaps']);
    expect(faultsOf(lines(['2024-25', '6']), { frequency, rows: [row('2024-25')] })).toEqual([]);
  });

  it('leaves alone what was handed in or accepted', () => {
    const collected = { can: { edit: false } } as PeriodRow['collected'];
    expect(faultsOf(lines(['2024-25', '5']), { rows: [row('2024-25', { collected })] })).toEqual(['1 period locked']);
  });

  it('needs both halves of a ratio, and takes the sign of a percentage', () => {
    const of = (kind: ValueKind, ...all: Parameters<typeof lines>) => readPasted(lines(...all), pasting({ kind }));
    expect(of('ratio', ['2024-25', '1', '4']).rows[0]?.total).toEqual(amountOf(1, 4));
    expect(
      of('ratio', ['2024-25', '1'], ['2025-26', '', '4']).faults.map(({ column, fault }) => [column, fault]),
    ).toEqual([
      ['denominator', 'half'],
      ['value', 'half'],
    ]);
    expect(of('percentage', ['2024-25', '40 %']).rows[0]?.total.value).toBe(40);
    expect(of('amount', ['2024-25', '40 %']).faults).toHaveLength(1);
  });

  it('asks for a reason beside computed values, unless one was given before', () => {
    const needsReason = true;
    expect(faultsOf(lines(['2024-25', '5']), { needsReason })).toEqual(['1 reason needsReason']);
    expect(faultsOf(lines(['2024-25', '5', '', 'Counted by hand']), { needsReason })).toEqual([]);
    expect(faultsOf(lines(['2024-25', '5']), { needsReason, rows: [row('2024-25', { reason: 'Before' })] })).toEqual(
      [],
    );
  });
});
