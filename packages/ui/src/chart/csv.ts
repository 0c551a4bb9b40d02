import { CSV_BEGIN, csvField, csvLine } from '@msurvey/domain';
import type { ChartData } from './types.ts';

/**
 * The figures for a spreadsheet: plain Latin digits with a point whatever the reader's locale, so that programs can
 * calculate with them; what is not known stays an empty field.
 */
export function chartCsv({ title, categories, series, unit, note }: ChartData): string {
  const heading = (label: string) => csvField(unit ? `${label} (${unit})` : label);
  const head = ['', ...series.map(({ label }) => heading(label || title))];
  const rows = categories.map(({ label }, at) => [
    csvField(label),
    ...series.map(({ values }) => String(values[at] ?? '')),
  ]);
  const below = note ? [[], [csvField(note)]] : [];
  return CSV_BEGIN + [head, ...rows, ...below].map(csvLine).join('');
}

/** A title as the name of a file, in any script. */
export const fileName = (title: string, ending: string): string =>
  `${
    title
      .replaceAll(/[\\/:*?"<>|\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, 80) || 'chart'
  }.${ending}`;
