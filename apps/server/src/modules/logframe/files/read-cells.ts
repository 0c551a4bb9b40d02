import {
  type FieldFault,
  fieldText,
  IMPLEMENTATION,
  isDay,
  type Language,
  NODE_PROGRAMMES,
  SDG_NUMBERS,
} from '@msurvey/domain';
import type { SheetRow } from '@msurvey/xlsform';
import type { Listed } from '../nodes/many-nodes.queries.ts';
import type { Headings, RowFault } from './read-sheet.ts';
import { type Column, plain, says } from './sheet-words.ts';

const LENGTHS: Partial<Record<Column, number>> = { code: 40, name: 500, nameBn: 500, description: 4000 };
const YES = ['yes', 'true', '1', 'x'];
const NO = ['', 'no', 'false', '0'];

/** The cells of one row, each read as what its column holds; what cannot be read is a fault of the row. */
export class RowReader {
  constructor(
    private readonly headings: Headings,
    private readonly row: SheetRow,
    private readonly language: Language,
    private readonly faults: RowFault[],
  ) {}

  has = (column: Column): boolean => this.headings.has(column);

  fault(column: Column, fault: FieldFault | { message: string }): void {
    const heading = this.headings.get(column) ?? null;
    const message = typeof fault === 'string' ? fieldText(this.language, heading ?? column, fault) : fault.message;
    this.faults.push({ row: this.row.row, column: heading, message });
  }

  text(column: Column): string {
    const heading = this.headings.get(column);
    const cell = heading === undefined ? '' : (this.row.cells[heading] ?? '').trim();
    if (cell.length > (LENGTHS[column] ?? Number.POSITIVE_INFINITY)) this.fault(column, 'tooLong');
    return cell;
  }

  needed(column: Column): string {
    const cell = this.text(column);
    if (cell === '') this.fault(column, 'required');
    return cell;
  }

  /** What stands in the column; where the sheet has none, what was there before. */
  ifThere = <T>(column: Column, before: T, read: () => T): T => (this.has(column) ? read() : before);

  yesNo(column: Column): boolean {
    const cell = this.text(column);
    if (YES.includes(plain(cell)) || says(cell, 'yes')) return true;
    if (!NO.includes(plain(cell)) && !says(cell, 'no')) this.fault(column, 'invalid');
    return false;
  }

  private many<T>(column: Column, meant: (word: string) => T | undefined): T[] {
    const words = this.text(column)
      .split(/[,;、，]/)
      .map(plain)
      .filter(Boolean);
    const found = words.map(meant);
    if (found.includes(undefined)) this.fault(column, 'invalid');
    return [...new Set(found.filter((one) => one !== undefined))];
  }

  programmes = () => this.many('programmes', (word) => NODE_PROGRAMMES.find((name) => plain(name) === word));
  /** By their numbers; what stands beside a number is its name. */
  sdgs = () => this.many('sdgs', (word) => SDG_NUMBERS.find((number) => number === Number.parseInt(word, 10)));

  day(column: Column): string | null {
    // A cell that holds a day is read with its time.
    const cell = this.text(column).replace(/ 00:00:00$/, '');
    if (cell !== '' && !isDay(cell)) this.fault(column, 'malformed');
    return cell || null;
  }

  listed(column: Column, list: Listed['list'], all: readonly Listed[]): string {
    const cell = this.needed(column);
    const named = all.find(
      (one) =>
        one.list === list &&
        (one.code === cell || Object.values(one.label).some((label) => plain(String(label)) === plain(cell))),
    );
    if (cell !== '' && !named) this.fault(column, 'notFound');
    return named?.code ?? '';
  }

  measure(): number {
    const cell = this.needed('measure');
    const number = Object.values(IMPLEMENTATION).find((one) => cell === String(one) || says(cell, `measure${one}`));
    if (cell !== '' && !number) this.fault('measure', 'invalid');
    return number ?? IMPLEMENTATION.Indicators;
  }
}
