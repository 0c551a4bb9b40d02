import { detached } from '../cell-text.ts';
import { kindOfFormat, type NumberKind } from '../dates.ts';
import { Refusal } from '../refusal.ts';
import { RecordReader, recordsOf } from './records.ts';

/** What holds for all sheets of an .xls workbook. */
export interface XlsGlobals {
  sheets: { name: string; start: number }[];
  strings: string[];
  styles: NumberKind[];
  date1904: boolean;
}

const BOF = 0x809;
const EOF = 0x0a;
const FILEPASS = 0x2f;
const DATEMODE = 0x22;
const BOUNDSHEET = 0x85;
const FORMAT = 0x41e;
const XF = 0xe0;
const SST = 0xfc;
const BIFF8 = 0x600;

export function readGlobals(stream: Uint8Array, maxStrings: number): XlsGlobals {
  const globals: XlsGlobals = { sheets: [], strings: [], styles: [], date1904: false };
  const formats = new Map<number, string>();
  const formatIds: number[] = [];
  let first = true;
  for (const record of recordsOf(stream, 0)) {
    const reader = new RecordReader(stream, record);
    if (first && (record.type !== BOF || reader.u16() !== BIFF8)) {
      throw new Refusal(
        'old-workbook',
        'The file was written by a very old spreadsheet program. Open it in a newer one and save it as .xlsx.',
      );
    }
    first = false;
    if (record.type === EOF) break;
    if (record.type === FILEPASS) {
      throw new Refusal('encrypted', 'The file is protected with a password. Remove the password and upload it again.');
    }
    if (record.type === DATEMODE) globals.date1904 = reader.u16() === 1;
    else if (record.type === BOUNDSHEET) readSheetEntry(reader, globals);
    else if (record.type === FORMAT) formats.set(reader.u16(), longText(reader));
    else if (record.type === XF) {
      reader.skip(2);
      formatIds.push(reader.u16());
    } else if (record.type === SST) globals.strings = readStrings(reader, maxStrings);
  }
  globals.styles = formatIds.map((id) => kindOfFormat(id, formats.get(id)));
  return globals;
}

function readSheetEntry(reader: RecordReader, globals: XlsGlobals): void {
  const start = reader.u32();
  reader.skip(1);
  const type = reader.u8();
  const length = reader.u8();
  const wide = (reader.u8() & 1) === 1;
  // Charts, dialogs and macro sheets have no rows.
  if (type === 0) globals.sheets.push({ name: reader.characters(length, wide), start });
}

function readStrings(reader: RecordReader, max: number): string[] {
  const strings: string[] = [];
  reader.skip(4);
  const count = Math.min(reader.u32(), max);
  while (strings.length < count && !reader.done) strings.push(detached(longText(reader)));
  return strings;
}

/** A text with its length in front, and formatting and phonetic guides behind, which are passed over. */
export function longText(reader: RecordReader): string {
  const length = reader.u16();
  const flags = reader.u8();
  const runs = flags & 8 ? reader.u16() : 0;
  const guides = flags & 4 ? reader.u32() : 0;
  const text = reader.characters(length, (flags & 1) === 1);
  reader.skip(runs * 4 + guides);
  return text;
}
