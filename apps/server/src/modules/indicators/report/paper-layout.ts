import { RESULT_COLUMNS, RESULT_YEAR_COLUMNS, type ResultsColumn } from '@msurvey/domain';

/** Landscape A4 between its margins, in points; what a cell needs beside its text; the least for a name. */
const PAPER = 769;
const PADDING = 5;
const NAME = 160;
const WIDTHS = { unit: 42, state: 56 };
/** A digit of the size in which tables are dense; headings need the least, and no number is cut off for want of the most. */
const FIGURE = { character: 3.75, least: 38, most: 62 };

export type OwnColumn = (typeof RESULT_COLUMNS)[number];
export type YearColumn = (typeof RESULT_YEAR_COLUMNS)[number];

/** One table of the report: names, then what is said of an indicator, then so many of its years. */
export interface PaperTable<Year> {
  own: OwnColumn[];
  years: Year[];
  ofYear: YearColumn[];
}

/** Wide enough for the longest of these numbers. */
export const figureWidth = (numbers: readonly string[]): number =>
  Math.min(
    FIGURE.most,
    numbers.reduce((most, text) => Math.max(most, Math.ceil(text.length * FIGURE.character)), FIGURE.least),
  );

export const ownWidth = (column: OwnColumn, figure: number): number =>
  column === 'unit' || column === 'state' ? WIDTHS[column] : figure;

/** As many years side by side as the paper holds; those after them stand in further tables, beside the names again. */
export function paperTables<Year>(
  years: readonly Year[],
  columns: readonly ResultsColumn[],
  figure: number,
): PaperTable<Year>[] {
  const own = RESULT_COLUMNS.filter((column) => columns.includes(column));
  const ofYear = RESULT_YEAR_COLUMNS.filter((column) => columns.includes(column));
  if (ofYear.length === 0) return [{ own, years: [], ofYear }];
  const taken = own.reduce((sum, column) => sum + ownWidth(column, figure) + PADDING, 0);
  const fitting = (room: number) => Math.max(1, Math.floor(room / (ofYear.length * (figure + PADDING))));
  const [first, further] = [fitting(PAPER - NAME - taken), fitting(PAPER - NAME)];
  const tables: PaperTable<Year>[] = [{ own, years: years.slice(0, first), ofYear }];
  for (let from = first; from < years.length; from += further)
    tables.push({ own: [], years: years.slice(from, from + further), ofYear });
  return tables;
}
