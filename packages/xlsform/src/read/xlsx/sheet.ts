import { booleanText, detached, numberText } from '../cell-text.ts';
import { dateText, durationText, isoDateText, type NumberKind } from '../dates.ts';
import { attribute } from '../xml/attributes.ts';
import type { XmlHandler } from '../xml/sax.ts';
import { unescapeText } from './shared-strings.ts';

/** What cells of a workbook need to become texts. */
export interface CellContext {
  strings: string[];
  styles: NumberKind[];
  date1904: boolean;
}

export interface SheetListener {
  /** Texts by column number; false means that no more rows are wanted. */
  row(number: number, texts: (string | undefined)[]): boolean;
  merged(range: string): void;
  uncalculated(row: number, column: number): void;
  failed(row: number, column: number, error: string): void;
}

/** Reads a sheet's XML row by row; keeps nothing but the row at hand. */
export class SheetReader implements XmlHandler {
  wantsMore = true;
  private rowNumber = 0;
  private column = -1;
  private texts: (string | undefined)[] = [];
  private type = '';
  private style = 0;
  private value = '';
  private collecting = false;
  private phonetic = false;
  private hasFormula = false;

  constructor(
    private readonly context: CellContext,
    private readonly listener: SheetListener,
    /** Columns from here on are not kept; one beyond what is allowed, so that too many can be noticed. */
    private readonly columnLimit: number,
  ) {}

  open(name: string, tag: string): void {
    if (name === 'c') this.openCell(tag);
    else if (name === 'v' || name === 't') this.collecting = !this.phonetic;
    else if (name === 'row') {
      const number = Number(attribute(tag, 'r'));
      this.rowNumber = number > this.rowNumber ? number : this.rowNumber + 1;
      this.column = -1;
      this.texts = [];
    } else if (name === 'f') this.hasFormula = true;
    else if (name === 'rPh') this.phonetic = true;
    else if (name === 'mergeCell') this.listener.merged(attribute(tag, 'ref') ?? '');
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.collecting = false;
    else if (name === 'c') this.closeCell();
    else if (name === 'row') {
      if (this.wantsMore) this.wantsMore = this.listener.row(this.rowNumber, this.texts);
    } else if (name === 'rPh') this.phonetic = false;
  }

  text(text: string): void {
    if (this.collecting) this.value += text;
  }

  private openCell(tag: string): void {
    const place = attribute(tag, 'r');
    this.column = place === undefined ? this.column + 1 : columnNumber(place);
    this.type = attribute(tag, 't') ?? 'n';
    this.style = this.type === 'n' ? Number(attribute(tag, 's') ?? 0) : 0;
    this.value = '';
    this.hasFormula = false;
  }

  private closeCell(): void {
    if (this.column < 0 || this.column > this.columnLimit) return;
    if (this.value === '') {
      // A formula whose result is the empty text says so by its type.
      if (this.hasFormula && this.type !== 'str') this.listener.uncalculated(this.rowNumber, this.column);
      return;
    }
    if (this.type === 'e') this.listener.failed(this.rowNumber, this.column, this.value);
    this.texts[this.column] = this.cellText();
  }

  private cellText(): string {
    const { value } = this;
    switch (this.type) {
      case 's':
        return this.context.strings[Number(value)] ?? '';
      case 'b':
        return booleanText(value.trim() === '1' || value.trim() === 'true');
      case 'd':
        return isoDateText(value);
      case 'n':
        return this.number(value);
      default:
        return detached(unescapeText(value));
    }
  }

  private number(value: string): string {
    const kind = this.context.styles[this.style] ?? 'number';
    const serial = kind === 'number' ? Number.NaN : Number(value);
    if (Number.isNaN(serial)) return numberText(value);
    const text = kind === 'date' ? dateText(serial, this.context.date1904) : durationText(serial);
    return text ?? numberText(value);
  }
}

/** “AB12” → 27; -1 for what is no cell. */
export function columnNumber(place: string): number {
  let column = 0;
  for (let i = 0; i < place.length; i++) {
    const code = place.charCodeAt(i) & ~32;
    if (code < 65 || code > 90) break;
    column = column * 26 + code - 64;
  }
  return column - 1;
}
