import { LANGUAGES } from '@msurvey/domain';
import { describe, expect, it } from 'vitest';
import { chartCsv, fileName } from '../src/chart/csv.ts';
import type { ChartData } from '../src/chart/types.ts';
import { figureText, summaryOf } from '../src/chart/words.ts';
import { textsIn } from './in-language.tsx';

const DATA: ChartData = {
  kind: 'bar',
  title: 'Farmers trained',
  unit: 'farmers',
  categories: [
    { id: 'a', label: 'Bhola' },
    { id: 'b', label: 'Barguna' },
    { id: 'c', label: 'Noakhali' },
    { id: 'd', label: 'Satkhira' },
  ],
  series: [{ id: 'all', label: '', values: [1200, 123_456, null, 0] }],
};
const en = textsIn('en');

describe('the sentences about a chart', () => {
  it('say what it shows, the largest, the total, and how much is unknown', () => {
    expect(summaryOf(en, DATA)).toBe(
      'Bar chart “Farmers trained” with 4 bars. Largest: Barguna with 123,456 farmers. Total: 124,656 farmers. 1 value is unknown.',
    );
  });

  it('name the series of the largest figure where there are several, and no total where none makes sense', () => {
    const series = [
      { id: 'w', label: 'Women', values: [40, 55.5, 60, null] },
      { id: 'm', label: 'Men', values: [30, 20, 80, 10] },
    ];
    expect(summaryOf(en, { ...DATA, kind: 'line', unit: '%', series, hasTotal: false })).toBe(
      'Line chart “Farmers trained” with 2 lines of 4 points. Largest: Noakhali, Men with 80 %. 1 value is unknown.',
    );
  });

  it('end with what the picture leaves out', () => {
    expect(summaryOf(en, { ...DATA, note: 'Place unknown: 3' })).toMatch(/unknown\. Place unknown: 3$/);
  });

  it('have Bengali words and digits, with lakh and crore', () => {
    const summary = summaryOf(textsIn('bn'), { ...DATA, title: 'প্রশিক্ষিত কৃষক', unit: 'জন' });
    expect(summary).toContain('৪টি স্তম্ভ');
    expect(summary).toContain('১,২৪,৬৫৬ জন');
    expect(summary).not.toMatch(/\d/);
  });

  it.each(LANGUAGES)('are complete in %s for every kind of chart', (language) => {
    const t = textsIn(language);
    const two = [...DATA.series, { id: 'more', label: 'More', values: [1, 2, 3, 4] }];
    for (const kind of ['bar', 'stackedBar', 'pyramid', 'line', 'donut', 'ring'] as const)
      for (const series of [DATA.series, two]) {
        const summary = summaryOf(t, { ...DATA, kind, series });
        expect(summary).toContain('Farmers trained');
        expect(summary).not.toMatch(/chart\.|[{}]/);
      }
  });

  it('say that nothing is known when nothing is', () => {
    const series = [{ id: 'all', label: '', values: [null, null, null, null] }];
    expect(summaryOf(en, { ...DATA, series })).toContain('No value is known.');
    expect(summaryOf(en, { ...DATA, series })).not.toContain('Total');
  });

  it('tell of a ring how much of how much, and no share without a target', () => {
    const ring = (values: (number | null)[]): ChartData => ({
      ...DATA,
      kind: 'ring',
      series: [{ id: 'p', label: '', values }],
    });
    expect(summaryOf(en, ring([312, 1240]))).toBe('Progress of “Farmers trained”: 312 of 1,240 farmers, 25%.');
    expect(summaryOf(en, ring([312, null]))).toBe('Progress of “Farmers trained”: 312 of unknown.');
  });
});

describe('a figure', () => {
  it('that is unknown is said to be, and zero is zero', () => {
    expect(figureText(en, null, 'ha')).toBe('unknown');
    expect(figureText(en, 0, 'ha')).toBe('0 ha');
  });
});

describe('the CSV of a chart', () => {
  it('has plain digits, and an empty field where nothing is known', () => {
    expect(chartCsv(DATA)).toBe(
      '\ufeff,Farmers trained (farmers)\r\nBhola,1200\r\nBarguna,123456\r\nNoakhali,\r\nSatkhira,0\r\n',
    );
  });

  it('runs no label as a formula', () => {
    const csv = chartCsv({
      ...DATA,
      unit: undefined,
      categories: [{ id: 'x', label: '=HYPERLINK("http://evil")' }],
      series: [{ id: 's', label: '@cmd', values: [-1] }],
    });
    expect(csv).toBe('\ufeff,\'@cmd\r\n"\'=HYPERLINK(""http://evil"")",-1\r\n');
  });

  it('is named after the chart, in any script, without what a disk refuses', () => {
    expect(fileName('প্রশিক্ষণ: ২০২৫/২৬', 'csv')).toBe('প্রশিক্ষণ ২০২৫ ২৬.csv');
    expect(fileName('???', 'png')).toBe('chart.png');
  });
});
