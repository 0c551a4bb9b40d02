import type { Sheet, Workbook } from '../workbook.ts';
import type { ReadLimits } from './limits.ts';
import type { Problems } from './problems.ts';
import { Refusal } from './refusal.ts';
import { isFormSheet, SheetBuilder } from './sheet-builder.ts';

/** Sheets written one below the other, the first column naming the sheet. Blank lines do not count as rows. */
export class SectionReader {
  private readonly sheets: Sheet[] = [];
  private builder: SheetBuilder | undefined;
  private name = '';
  private rowNumber = 0;
  private readonly count = { cells: 0 };

  constructor(
    private readonly limits: ReadLimits,
    private readonly problems: Problems,
  ) {}

  line(first: string, content: string[]): void {
    const name = first.trim();
    if (name !== '') this.start(name);
    if (!this.builder || content.every((text) => text.trim() === '')) return;
    this.rowNumber++;
    this.builder.row(this.rowNumber, content);
  }

  finish(): Workbook {
    this.close();
    return { sheets: this.sheets };
  }

  private start(name: string): void {
    this.close();
    if (this.sheets.length >= this.limits.sheets) {
      throw new Refusal(
        'too-many-sheets',
        `The file names more than ${this.limits.sheets} sheets in its first column.`,
      );
    }
    this.name = name;
    this.rowNumber = 0;
    this.builder = new SheetBuilder(name, isFormSheet(name, 0), this.limits, this.problems, this.count);
  }

  /** A sheet that is named twice goes on where it stopped. */
  private close(): void {
    const sheet = this.builder?.finish();
    this.builder = undefined;
    if (!sheet) return;
    const before = this.sheets.find(({ name }) => name.toLowerCase() === this.name.toLowerCase());
    if (!before) {
      this.sheets.push(sheet);
      return;
    }
    before.headers.push(...sheet.headers.filter((header) => !before.headers.includes(header)));
    const offset = (before.rows.at(-1)?.row ?? 1) - 1;
    for (const row of sheet.rows) before.rows.push({ row: row.row + offset, cells: row.cells });
  }
}
