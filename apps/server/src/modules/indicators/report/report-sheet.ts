import type { ReportAggregate, ReportIndicator, ReportRow } from '@msurvey/contract';
import { type Language, roundTo } from '@msurvey/domain';
import { columnName, formulaCell, numberCell, STYLE, textCell } from '#external/xlsx-cells.ts';
import type { FrontSheet } from '#tables/table-file.ts';
import { REPORT_NOTES, reportFileWord, TRACK_WORD } from './report-words.ts';

interface Said {
  language: Language;
  facts: readonly (readonly [string, string])[];
  years: readonly { label: string }[];
}

/** Code, name, unit, baseline, mid-term, target; then three for each year; then progress and state. */
const BEFORE = 6;
const TARGET_COLUMN = BEFORE - 1;
const PER_YEAR = 3;

const cell = (value: number | null, style: number = STYLE.plain): string =>
  value === null ? '' : numberCell(value, style);

/**
 * A cumulative value is a sum of the results before it where that comes to the very same, else the number itself: a formula
 * never says something that the report does not.
 */
function yearCells({ data }: ReportAggregate, { kind, mode }: ReportIndicator, line: number): string[] {
  const results: string[] = [];
  let sum = 0;
  return data.yearData.flatMap(({ target, collection, cumulative }, i) => {
    const result = `${columnName(BEFORE + i * PER_YEAR + 1)}${line}`;
    if (collection !== null) {
      results.push(result);
      sum = roundTo(sum + collection, 4);
    }
    const isSum = kind === 'amount' && mode === 'increments' && results.length > 0 && cumulative === sum;
    return [
      cell(target),
      cell(collection),
      cumulative !== null && isSum ? formulaCell(`SUM(${results.join(',')})`, cumulative) : cell(cumulative),
    ];
  });
}

/** Percent of the target, as a formula where it comes to what the report says. */
function progressCell({ data }: ReportAggregate, { progress, kind }: ReportIndicator, line: number): string {
  const last = data.yearData
    .map(({ cumulative }) => cumulative)
    .lastIndexOf(data.yearData.map(({ cumulative }) => cumulative).findLast((value) => value !== null) ?? null);
  const reached = data.yearData[last]?.cumulative ?? null;
  const isQuotient =
    kind !== 'text' &&
    reached !== null &&
    data.target !== null &&
    data.target > 0 &&
    roundTo((reached / data.target) * 100, 2) === progress;
  if (!isQuotient) return cell(progress);
  const from = `${columnName(BEFORE + last * PER_YEAR + 2)}${line}`;
  return formulaCell(`ROUND(${from}/${columnName(TARGET_COLUMN)}${line}*100,2)`, progress);
}

/** The report as a sheet: headings over the columns of each year, levels in bold, leaves beneath their indicators. */
export function reportSheet(rows: readonly ReportRow[], { language, facts, years }: Said): FrontSheet {
  const word = (key: Parameters<typeof reportFileWord>[0]) => reportFileWord(key, language);
  const lines: string[][] = [[textCell(word('title'), STYLE.strong)]];
  const merged: string[] = [];
  const heading = (text: string) => textCell(text, STYLE.heading);
  for (const [what, said] of facts) lines.push([textCell(what), textCell(said)]);
  lines.push([]);

  const top = lines.length + 1;
  const single = (['code', 'name', 'unit', 'baseline', 'midTerm', 'target'] as const).map(word);
  const after = [word('progress'), word('state')];
  lines.push([
    ...single.map(heading),
    ...years.flatMap(({ label }) => [heading(label), heading(''), heading('')]),
    ...after.map(heading),
  ]);
  lines.push([
    ...single.map(() => heading('')),
    ...years.flatMap(() => (['target', 'result', 'cumulative'] as const).map((key) => heading(word(key)))),
    ...after.map(() => heading('')),
  ]);
  const end = BEFORE + years.length * PER_YEAR;
  for (const column of [...single.keys(), end, end + 1])
    merged.push(`${columnName(column)}${top}:${columnName(column)}${top + 1}`);
  for (const i of years.keys()) {
    const first = BEFORE + i * PER_YEAR;
    merged.push(`${columnName(first)}${top}:${columnName(first + 2)}${top}`);
  }

  for (const row of rows) {
    const { onTrack, behind, noData } = row.counts;
    const counts = `${onTrack} ${word('onTrack')}, ${behind} ${word('behind')}, ${noData} ${word('noData')}`;
    lines.push([
      textCell(row.code, STYLE.strong),
      textCell(`${row.hierarchy}: ${row.name}`, STYLE.strong),
      ...Array.from({ length: end - 2 + 1 }, () => ''),
      textCell(counts, STYLE.strong),
    ]);
    for (const { indicator, aggregateInfo } of row.mainData)
      for (const [at, one] of aggregateInfo.entries()) {
        const line = lines.length + 1;
        const isTotal = at === 0;
        lines.push([
          isTotal ? textCell(indicator.code) : '',
          textCell(isTotal ? indicator.title : `    ${one.name}`),
          isTotal && indicator.unit ? textCell(indicator.unit) : '',
          cell(one.data.baseline),
          cell(one.data.midTerm),
          cell(one.data.target),
          ...yearCells(one, indicator, line),
          isTotal ? progressCell(one, indicator, line) : '',
          isTotal ? textCell(word(TRACK_WORD[indicator.track])) : '',
        ]);
      }
  }
  lines.push([], [textCell(word('notes'), STYLE.strong)]);
  for (const note of REPORT_NOTES) {
    lines.push([textCell(word(note))]);
    merged.push(`A${lines.length}:${columnName(end + 1)}${lines.length}`);
  }
  const widths = [14, 60, 14, 12, 12, 12, ...years.flatMap(() => [12, 12, 12]), 12, 28];
  return { name: word('title'), widths, lines, merged };
}
