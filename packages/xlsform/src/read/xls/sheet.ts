import { booleanText, numberText } from '../cell-text.ts';
import { dateText, durationText } from '../dates.ts';
import { Refusal } from '../refusal.ts';
import type { SheetBuilder } from '../sheet-builder.ts';
import { longText, type XlsGlobals } from './globals.ts';
import { RecordReader, recordsOf } from './records.ts';

const EOF = 0x0a;
const BOF = 0x809;
const NUMBER = 0x203;
const RK = 0x27e;
const MULRK = 0xbd;
const LABELSST = 0xfd;
const LABEL = 0x204;
const BOOLERR = 0x205;
const FORMULA = 0x06;
const STRING = 0x207;
const MERGED = 0xe5;

const WANTED = new Set([NUMBER, RK, MULRK, LABELSST, LABEL, BOOLERR, FORMULA, STRING, MERGED]);

const ERRORS: Record<number, string> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
};

/** Reads the cells of one sheet, which come row by row, and hands each row on when the next one starts. */
export class XlsSheetReader {
  private row = -1;
  private texts: (string | undefined)[] = [];
  /** Column of a formula whose text follows in a record of its own. */
  private awaiting = -1;
  private more = true;

  constructor(
    private readonly stream: Uint8Array,
    private readonly globals: XlsGlobals,
    private readonly builder: SheetBuilder,
    private readonly columnLimit: number,
    /** Counts down over all sheets, which may all claim to be the same bytes. */
    private readonly budget: { records: number },
  ) {}

  read(start: number): void {
    let depth = 0;
    for (const record of recordsOf(this.stream, start)) {
      if (--this.budget.records < 0)
        throw new Refusal('broken-file', 'The workbook repeats itself without end. Save it again as .xlsx.');
      // Charts inside a sheet are streams inside the stream.
      if (record.type === BOF) depth++;
      else if (record.type === EOF && --depth <= 0) break;
      else if (depth <= 1 && WANTED.has(record.type)) this.record(record.type, new RecordReader(this.stream, record));
      if (!this.more) return;
    }
    this.flush();
  }

  private record(type: number, reader: RecordReader): void {
    if (type === LABELSST) this.cell(reader, () => this.globals.strings[reader.u32()]);
    else if (type === RK) this.cell(reader, (style) => this.number(rk(reader.u32()), style));
    else if (type === NUMBER) this.cell(reader, (style) => this.number(reader.f64(), style));
    else if (type === LABEL) this.cell(reader, () => longText(reader));
    else if (type === BOOLERR) this.cell(reader, () => this.boolOrError(reader.u8(), reader.u8() === 1));
    else if (type === FORMULA) this.cell(reader, (style) => this.formula(reader, style));
    else if (type === MULRK) this.many(reader);
    else if (type === STRING && this.awaiting >= 0) this.put(this.awaiting, longText(reader));
    else if (type === MERGED && reader.u16() > 0)
      this.builder.warn('merged-cells', 'Merged cells: only the first cell of each has a value.');
  }

  private cell(reader: RecordReader, value: (style: number) => string | undefined): void {
    this.startRow(reader.u16());
    const column = reader.u16();
    this.awaiting = column;
    const text = value(reader.u16());
    if (text !== undefined) this.put(column, text);
  }

  private many(reader: RecordReader): void {
    this.startRow(reader.u16());
    for (let column = reader.u16(); reader.left >= 6 && column <= this.columnLimit; column++) {
      const style = reader.u16();
      this.put(column, this.number(rk(reader.u32()), style));
    }
  }

  private put(column: number, text: string): void {
    this.awaiting = -1;
    if (column <= this.columnLimit) this.texts[column] = text;
  }

  private startRow(row: number): void {
    if (row === this.row) return;
    this.flush();
    this.row = row;
    this.texts = [];
  }

  private flush(): void {
    if (this.row >= 0 && this.more) this.more = this.builder.row(this.row + 1, this.texts);
  }

  private number(value: number, style: number): string {
    const kind = this.globals.styles[style] ?? 'number';
    // The reference rounds the times of .xls files to seconds.
    if (kind === 'date')
      return dateText(Math.round(value * 86_400) / 86_400, this.globals.date1904) ?? numberText(String(value));
    return (kind === 'duration' ? durationText(value) : undefined) ?? numberText(String(value));
  }

  private boolOrError(value: number, isError: boolean): string {
    return isError ? (ERRORS[value] ?? '#ERROR') : booleanText(value !== 0);
  }

  /** The stored result: a number, or by two set bytes at its end a text that follows, a boolean, an error or nothing. */
  private formula(reader: RecordReader, style: number): string | undefined {
    const bytes = [0, 1, 2, 3, 4, 5, 6, 7].map(() => reader.u8());
    if (bytes[6] !== 0xff || bytes[7] !== 0xff)
      return this.number(new DataView(new Uint8Array(bytes).buffer).getFloat64(0, true), style);
    if (bytes[0] === 1) return booleanText(bytes[2] !== 0);
    if (bytes[0] !== 2) return undefined;
    const error = ERRORS[bytes[2] ?? 0] ?? '#ERROR';
    this.builder.warn('formula-error', `A formula gives ${error}.`, this.row + 1, this.awaiting);
    return error;
  }
}

/** A number squeezed into 30 bits: a whole number or the upper half of a float, perhaps times 100. */
function rk(packed: number): number {
  const floats = new DataView(new ArrayBuffer(8));
  floats.setUint32(4, packed & 0xfffffffc, true);
  const value = packed & 2 ? (packed | 0) >> 2 : floats.getFloat64(0, true);
  return packed & 1 ? value / 100 : value;
}
