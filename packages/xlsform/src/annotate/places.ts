import type { Diagnostic } from '../diagnostics.ts';
import { cleanHeader } from '../read/cell-text.ts';
import { type CellContext, columnNumber, SheetReader } from '../read/xlsx/sheet.ts';
import { XmlReader } from '../read/xml/sax.ts';
import type { ZipPackage } from '../read/zip/package.ts';

/** Headers of a sheet with the columns they stand in. */
export type HeaderPlaces = Map<string, number>;

export function readHeaderPlaces(zip: ZipPackage, part: string, context: CellContext): HeaderPlaces {
  const places: HeaderPlaces = new Map();
  const ignore = () => {};
  const row = (number: number, texts: (string | undefined)[]) => {
    if (number > 1) return false;
    for (const [column, text] of texts.entries()) {
      const header = cleanHeader(text ?? '');
      if (header !== '') places.set(header, column);
    }
    return false;
  };
  const handler = new SheetReader(context, { row, merged: ignore, uncalculated: ignore, failed: ignore }, MAX_COLUMN);
  const reader = new XmlReader(handler);
  zip.eachPiece(part, (piece) => {
    reader.push(piece);
    return handler.wantsMore;
  });
  return places;
}

const MAX_COLUMN = 16_383;
const MAX_ROW = 1_048_576;

/** The cell a diagnostic is about: without a row the column's header, without a column the row's first cell. */
export function placeOf(
  { row, column }: Diagnostic,
  headers: HeaderPlaces,
): { row: number; column: number } | undefined {
  if (row === undefined && column === undefined) return undefined;
  if (row !== undefined && !(row >= 1 && row <= MAX_ROW)) return undefined;
  return { row: row ?? 1, column: columnOf(column, headers) ?? columnOf('type', headers) ?? 0 };
}

/** By the header's text, then by what the compiler makes of it (case, blanks), then by letter. */
function columnOf(column: string | undefined, headers: HeaderPlaces): number | undefined {
  if (column === undefined) return undefined;
  const exact = headers.get(cleanHeader(column));
  if (exact !== undefined) return exact;
  const wanted = normal(column);
  for (const [header, place] of headers) if (normal(header) === wanted) return place;
  // A problem with “label” belongs to “label::English” when there is no plain label.
  for (const [header, place] of headers) if (normal(header).split(':')[0] === wanted) return place;
  return /^[A-Z]{1,3}$/.test(column) && columnNumber(column) <= MAX_COLUMN ? columnNumber(column) : undefined;
}

const normal = (header: string) => header.toLowerCase().replace(/[\s_]+/g, '_');
