import type { ReportAggregate, ReportRow } from '@msurvey/contract';
import { fiscalYearLabel, type ResultsColumn, type ValueKind } from '@msurvey/domain';
import { across, down, headCell, heading, INK, note, onNextPage, type Part, ruled, said, stacked } from '#pdf/parts.ts';
import type { PdfLanguage } from '#pdf/pdf-file.ts';
import { digitsIn } from '#texts/in-digits.ts';
import { filled, type KeyOf } from '#texts/texts.ts';
import {
  figureWidth,
  type OwnColumn,
  ownWidth,
  type PaperTable,
  paperTables,
  type YearColumn,
} from './paper-layout.ts';
import { REPORT_NOTES, reportFileWord, TRACK_WORD } from './report-words.ts';
import { valueIn } from './value-words.ts';

type Word = KeyOf<typeof reportFileWord>;
type Indicators = ReportRow['mainData'];
type Line = Indicators[number] & { of: ReportAggregate; isTotal: boolean; depth: number };
interface Year {
  year: number;
  label: string;
}

const HEADS: Record<OwnColumn | YearColumn, Word> = {
  unit: 'unit',
  state: 'state',
  baseline: 'baseline',
  midTerm: 'midTerm',
  target: 'target',
  yearTarget: 'target',
  result: 'result',
  cumulative: 'cumulative',
};
const YEAR_DATA = { yearTarget: 'target', result: 'collection', cumulative: 'cumulative' } as const;
const INDENT = 8;
const NODE_FILL = '#f3f7f4';
const right: Part = { alignment: 'right' };
const indented = (depth: number): Part => ({ margin: [depth * INDENT, 0, 0, 0] });

/** The report in one language: how its words and numbers are written. */
function writing(language: PdfLanguage) {
  const value = valueIn(language);
  const digits = digitsIn(language);
  const word = (key: Word) => reportFileWord(key, language);
  const stateOf = ({ progress, track }: Indicators[number]['indicator']) =>
    `${word(TRACK_WORD[track])}${progress === null ? '' : ` · ${value('percentage', progress)}`}`;
  const countsOf = ({ onTrack, behind, noData }: ReportRow['counts']) =>
    filled(word('counts'), {
      onTrack: value('amount', onTrack),
      behind: value('amount', behind),
      noData: value('amount', noData),
    });
  return { language, value, digits, word, stateOf, countsOf };
}
type Writing = ReturnType<typeof writing>;

const linesOf = ({ mainData, depth }: ReportRow): Line[] =>
  mainData.flatMap((one) =>
    one.aggregateInfo.map((of, at) => ({ ...one, of, isTotal: at === 0, depth: depth + (at === 0 ? 1 : 2) })),
  );

function ownCell({ indicator, of, isTotal }: Line, column: OwnColumn, { value, stateOf }: Writing): Part {
  if (column === 'unit') return said(isTotal ? (indicator.unit ?? '') : '');
  if (column === 'state') return said(isTotal ? stateOf(indicator) : '');
  return said(value(indicator.kind, of.data[column]), right);
}

const yearCell = (line: Line, at: number, column: YearColumn, { value }: Writing): Part =>
  said(value(line.indicator.kind, line.of.data.yearData[at]?.[YEAR_DATA[column]] ?? null), right);

function headOf({ own, years, ofYear }: PaperTable<Year>, { word, digits }: Writing): Part[][] {
  const label = (column: OwnColumn | YearColumn) => word(HEADS[column]);
  const isText = (column: OwnColumn) => column === 'unit' || column === 'state';
  const single = [
    headCell(word('name'), 'dense'),
    ...own.map((one) => headCell(label(one), 'dense', isText(one) ? {} : right)),
  ];
  if (years.length === 0) return [single];
  const centred = { alignment: 'center' };
  return [
    [
      ...single.map((cell) => down(2, cell)),
      ...years.flatMap((year) => across(ofYear.length, headCell(digits(year.label), 'dense', centred))),
    ],
    [...single.map(() => said('')), ...years.flatMap(() => ofYear.map((one) => headCell(label(one), 'dense', right)))],
  ];
}

function tableOf(rows: readonly ReportRow[], table: PaperTable<Year>, all: readonly Year[], how: Writing): Part {
  const { own, years, ofYear } = table;
  const figure = figureOf(rows, how);
  const width = 1 + own.length + years.length * ofYear.length;
  const node = (row: ReportRow): Part[] =>
    across(width, {
      columns: [
        said(`${row.hierarchy}: ${row.code} ${row.name}`, { bold: true, width: '*' }),
        said(how.countsOf(row.counts), { width: 'auto', alignment: 'right', color: INK.quiet }),
      ],
      columnGap: 8,
      fillColor: NODE_FILL,
      ...indented(row.depth),
    });
  const line = (one: Line): Part[] => [
    said(one.isTotal ? `${one.indicator.code} ${one.indicator.title}` : one.of.name, indented(one.depth)),
    ...own.map((column) => ownCell(one, column, how)),
    ...years.flatMap((year) => ofYear.map((column) => yearCell(one, all.indexOf(year), column, how))),
  ];
  return ruled(
    ['*', ...own.map((column) => ownWidth(column, figure)), ...years.flatMap(() => ofYear.map(() => figure))],
    headOf(table, how),
    rows.flatMap((row) => [node(row), ...linesOf(row).map(line)]),
    'dense',
  );
}

/** One width for all columns of numbers. */
function figureOf(rows: readonly ReportRow[], { value }: Writing): number {
  const shown = (kind: ValueKind, { data }: ReportAggregate) =>
    [
      data.baseline,
      data.midTerm,
      data.target,
      ...data.yearData.flatMap(({ target, collection, cumulative }) => [target, collection, cumulative]),
    ].map((one) => value(kind, one));
  return figureWidth(rows.flatMap((row) => linesOf(row).flatMap(({ indicator, of }) => shown(indicator.kind, of))));
}

/** What figures mean, and which indicators stand on less than they should. */
function notesOf(rows: readonly ReportRow[], { word }: Writing): Part[] {
  const incomplete = rows.flatMap(({ mainData }) =>
    mainData.flatMap(({ indicator: { code, missing } }) =>
      missing.length > 0 ? [`${code}: ${word('missing')}: ${missing.join(', ')}`] : [],
    ),
  );
  const meant = REPORT_NOTES.map((one) => note(word(one === 'noteBlank' ? 'noteDash' : one)));
  return [{ ...stacked(heading(word('notes')), ...meant), unbreakable: true }, ...incomplete.map(note)];
}

interface Paper {
  rows: readonly ReportRow[];
  years: readonly Year[];
  counts: ReportRow['counts'];
  columns: readonly ResultsColumn[];
}

/** The levels with their indicators, year by year, and at the end what the figures mean. */
export function resultsPages({ rows, years, counts, columns }: Paper, language: PdfLanguage): Part[] {
  const how = writing(language);
  if (rows.length === 0) return [note(how.word('nothing')), ...notesOf(rows, how)];
  const span = (of: readonly Year[]) =>
    how.digits([of[0], of.at(-1)].map((one) => fiscalYearLabel(one?.year ?? 0)).join(' – '));
  const tables = paperTables(years, columns, figureOf(rows, how)).flatMap((table, at) => [
    ...(at === 0 ? [] : [onNextPage(heading(`${how.word('years')} ${span(table.years)}`))]),
    tableOf(rows, table, years, how),
  ]);
  return [said(how.countsOf(counts), { bold: true, margin: [0, 0, 0, 6] }), ...tables, ...notesOf(rows, how)];
}
