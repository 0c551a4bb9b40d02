import { REPORTS, type ReportName, reportWord } from '@msurvey/domain';
import { map } from '#pdf/drawing.ts';
import { heading, note, onNextPage, type Part, type PdfRow, table } from '#pdf/parts.ts';
import type { PdfLanguage } from '#pdf/pdf-file.ts';
import { numberIn } from '#texts/in-digits.ts';
import { filled } from '#texts/texts.ts';
import type { FileReport, FileRow } from '../exports/report-of.ts';
import { pdfWord } from './pdf-words.ts';
import type { CutRead } from './read-cut.ts';

const MAP = { width: 250, height: 280 };
const MOST_PLACES = 20;
/** A programme has more than a hundred sub-activities: a report on paper shows those with the most, the workbook all. */
const MOST_LINES = 22;

function mapPart({ map: { places, areas } }: CutRead, language: PdfLanguage): Part {
  const number = numberIn(language);
  const spots = places.flatMap(({ name, count, position }) =>
    position ? [{ name, value: count, latitude: position[0], longitude: position[1] }] : [],
  );
  const most = places.toSorted((a, b) => b.count - a.count).slice(0, MOST_PLACES);
  return {
    columns: [
      map({ areas, spots, ...MAP }),
      {
        width: '*',
        ...table(
          [
            { label: reportWord('place', language), width: '*', isText: true },
            { label: pdfWord('people', language), width: 70 },
          ],
          most.map(({ name, count }) => ({ cells: [name, number(count)] })),
        ),
      },
    ],
    columnGap: 18,
    unbreakable: true,
  };
}

/** Of the lines beneath others those with the most, in their own order. */
function fitting(rows: readonly FileRow[]): { rows: FileRow[]; left: number } {
  const beneath = rows.flatMap((row) => row.rows ?? []);
  const amount = ({ values }: FileRow) => Number(values['activityCount'] ?? values['demonstrationCount'] ?? 0);
  const kept = new Set(beneath.toSorted((a, b) => amount(b) - amount(a)).slice(0, MOST_LINES));
  return {
    rows: rows.map((row) => (row.rows ? { ...row, rows: row.rows.filter((one) => kept.has(one)) } : row)),
    left: beneath.length - kept.size,
  };
}

/** The more columns, the narrower: the names of the rows need their room. */
function numberWidth(columns: number): number {
  if (columns > 8) return 36.5;
  return columns > 6 ? 43 : 60;
}

function reportTable(report: FileReport, language: PdfLanguage): Part[] {
  const number = numberIn(language);
  const cellOf = (value: unknown): string => {
    if (typeof value === 'number') return number(Math.round(value * 100) / 100);
    return typeof value === 'string' ? value : '';
  };
  const { rows, left } = fitting(report.rows);
  if (rows.length === 0) return [note(pdfWord('nothing', language))];
  const line = ({ name, values }: FileRow, kind?: PdfRow['kind']): PdfRow => ({
    cells: [name, ...report.columns.map(({ id }) => cellOf(values[id]))],
    ...(kind && { kind }),
  });
  const lines = rows.flatMap((row) => [
    line(row, row.rows?.length ? 'sum' : undefined),
    ...(row.rows ?? []).map((one) => line(one, 'beneath')),
  ]);
  const isWide = report.columns.length > 8;
  const columns = [
    { label: report.of, width: '*' as const, isText: true },
    ...report.columns.map(({ label, id }) => ({
      label,
      width: numberWidth(report.columns.length),
      isText: id === 'unit',
    })),
  ];
  return [
    table(columns, [...lines, line(report.total, 'sum')], isWide ? 'dense' : 'usual'),
    ...(left > 0 ? [note(filled(pdfWord('more', language), { n: number(left) }))] : []),
  ];
}

/** Map, then the four reports. */
export function furtherPages(read: CutRead, language: PdfLanguage): Part[] {
  const tableOf = (name: ReportName) => [
    heading(reportWord(name, language)),
    ...reportTable(read.reports[name], language),
  ];
  return [onNextPage(heading(pdfWord('map', language))), mapPart(read, language), ...REPORTS.flatMap(tableOf)];
}
