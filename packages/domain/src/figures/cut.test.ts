import { describe, expect, it } from 'vitest';
import { daysOf, fiscalSpan, spanPeriods } from './cut.ts';

describe('a span of a cut', () => {
  it('has every year, both ends included', () => {
    expect(spanPeriods({ from: 2024, to: 2026 })).toEqual([2024, 2025, 2026]);
    expect(daysOf({ from: 2024, to: 2026 })).toEqual({ first: '2024-01-01', after: '2027-01-01' });
  });

  it('has every month, also over the end of a year', () => {
    expect(spanPeriods({ from: 202411, to: 202502 })).toEqual([202411, 202412, 202501, 202502]);
    expect(daysOf({ from: 202411, to: 202412 })).toEqual({ first: '2024-11-01', after: '2025-01-01' });
  });

  it('of a fiscal year goes from July to June', () => {
    const span = fiscalSpan(2025);
    expect(spanPeriods(span)).toHaveLength(12);
    expect(daysOf(span)).toEqual({ first: '2025-07-01', after: '2026-07-01' });
  });

  it('that ends before it begins is empty', () => {
    expect(spanPeriods({ from: 2026, to: 2025 })).toEqual([]);
  });
});
