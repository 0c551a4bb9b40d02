import { cleanText } from './cell-text.ts';
import { csvRecords } from './csv-records.ts';
import { delimiterOf } from './delimiter.ts';
import { decodeText } from './encoding.ts';
import { kindOf } from './kind.ts';
import { DEFAULT_LIMITS, type ReadLimits } from './limits.ts';
import { Problems } from './problems.ts';
import { readSharedStrings } from './xlsx/shared-strings.ts';
import { SheetReader } from './xlsx/sheet.ts';
import { readStyleKinds } from './xlsx/styles.ts';
import { readWorkbookPart } from './xlsx/workbook-part.ts';
import { XmlReader } from './xml/sax.ts';
import { ZipPackage } from './zip/package.ts';

/** More than is allowed: the file is refused, because what is cut off would be missed by nobody. */
class TooMany extends Error {}

/** Cells on one line, with what would break it into several taken out. */
function* cleaned(lines: Iterable<readonly (string | undefined)[]>, most: number): Generator<string[]> {
  let count = 0;
  for (const line of lines) {
    const cells = Array.from(line, (cell) => cleanText(cell ?? '').replace(/\s+/g, ' '));
    if (cells.every((cell) => cell === '')) continue;
    if (++count > most) throw new TooMany();
    yield cells;
  }
}

function xlsxLines(bytes: Uint8Array, limits: ReadLimits): string[][] {
  const zip = new ZipPackage(bytes, limits);
  const parts = readWorkbookPart(zip, limits.sheets);
  const context = {
    strings: readSharedStrings(zip, parts.sharedStrings, limits),
    styles: readStyleKinds(zip, parts.styles),
    date1904: parts.date1904,
  };
  const lines: string[][] = [];
  const nothing = () => undefined;
  const row = (_: number, texts: (string | undefined)[]) => {
    lines.push(...cleaned([texts], 1));
    return lines.length <= limits.rows;
  };
  for (const { part } of parts.sheets) {
    const handler = new SheetReader(
      context,
      { row, merged: nothing, uncalculated: nothing, failed: nothing },
      limits.columns,
    );
    const reader = new XmlReader(handler);
    zip.eachPiece(part, (piece) => {
      reader.push(piece);
      return handler.wantsMore;
    });
  }
  if (lines.length > limits.rows) throw new TooMany();
  return lines;
}

/**
 * The lines of all sheets of an .xlsx file, or of a .csv file, whatever stands in the first: a list as people keep it, with
 * a title above it or none. Undefined where it is no such file, or more than the limits allow.
 */
export function readLines(
  bytes: Uint8Array,
  fileName: string,
  given: Partial<ReadLimits> = {},
): string[][] | undefined {
  const limits = { ...DEFAULT_LIMITS, ...given };
  if (bytes.length > limits.fileBytes) return undefined;
  try {
    const kind = kindOf(bytes, fileName);
    if (kind === 'xlsx') return xlsxLines(bytes, limits);
    if (kind !== 'csv') return undefined;
    const text = decodeText(bytes, new Problems());
    return [...cleaned(csvRecords(text, delimiterOf(text)), limits.rows)];
  } catch {
    return undefined;
  }
}
