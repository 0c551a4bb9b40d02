import { CSV_BEGIN, csvField, csvLine, DAY_MS } from '@msurvey/domain';
import { daySerial, momentSerial, numberCell, STYLE, textCell } from '#external/xlsx-cells.ts';
import { XlsxStream } from '#external/xlsx-stream.ts';
import type { ZipFolder, ZipPart } from '#external/zip-stream.ts';
import type { Cells, Table } from './cells.ts';

export const xlsxCells: Cells = {
  text: (text) => textCell(text),
  number: (value) => numberCell(value),
  day: (text) => {
    const serial = daySerial(text);
    return serial === undefined ? textCell(text) : numberCell(serial, STYLE.date);
  },
  moment: (milliseconds) => numberCell(momentSerial(milliseconds), STYLE.moment),
};

const days = new Map<number, string>();
function dayText(milliseconds: number): string {
  const day = Math.floor(milliseconds / DAY_MS);
  const known = days.get(day);
  if (known) return known;
  const text = new Date(day * DAY_MS).toISOString().slice(0, 10);
  if (days.size < 10_000) days.set(day, text);
  return text;
}
const two = (n: number) => (n < 10 ? `0${n}` : `${n}`);

export const csvCells: Cells = {
  text: csvField,
  number: String,
  day: csvField,
  moment: (milliseconds) => {
    const second = Math.floor((((milliseconds % DAY_MS) + DAY_MS) % DAY_MS) / 1000);
    const time = `${two(Math.floor(second / 3600))}:${two(Math.floor(second / 60) % 60)}:${two(second % 60)}`;
    return `${dayText(milliseconds)} ${time}`;
  },
};

/** A file of tables, whatever its format. */
export interface Book {
  cells: Cells;
  /** Where the format knows them, ranges may be shown as one cell. */
  table(name: string, headers: readonly string[], widths?: readonly number[]): Table & { merged?: readonly string[] };
  close(): void;
}

export function xlsxBook(zip: ZipFolder): Book {
  const book = new XlsxStream(zip);
  return { cells: xlsxCells, table: (...about) => book.table(...about), close: () => book.close() };
}

/** What gathers texts: a file inside an archive, or a file of its own. */
type Sink = Pick<ZipPart, 'write'>;

export function csvTable(sink: Sink, headers: readonly string[]): Table {
  void sink.write(CSV_BEGIN + csvLine(headers.map(csvField)));
  return { row: (cells) => sink.write(csvLine(cells)) };
}

/** File names that differ also where upper and lower case do not. */
function fileNames(): (wanted: string) => string {
  const taken = new Set<string>();
  return (wanted) => {
    let name = wanted;
    for (let n = 2; taken.has(name.toLowerCase()); n++) name = `${wanted}-${n}`;
    taken.add(name.toLowerCase());
    return `${name}.csv`;
  };
}

export function csvBook(zip: ZipFolder): Book {
  const nameOf = fileNames();
  return { cells: csvCells, table: (name, headers) => csvTable(zip.part(nameOf(name)), headers), close: () => {} };
}
