import { columnName, formulaCell, numberCell, STYLE, textCell } from '#external/xlsx-cells.ts';
import type { FrontSheet } from '#tables/table-file.ts';
import type { FileReport, FileRow } from './report-of.ts';

interface Said {
  title: string;
  /** What stands above the table: filters, when it was counted. */
  facts: readonly (readonly [string, string])[];
  definitions: string;
}

type Lines = string[][];
const NAME_WIDTH = 44;
const WIDTH = 16;

/** A table whose sums are formulas: of the rows beneath a row, and of all rows in the total. */
class Sheet {
  readonly lines: Lines = [];

  constructor(private readonly report: FileReport) {}

  /** As a spreadsheet numbers it. */
  private get next(): number {
    return this.lines.length + 1;
  }

  add(...cells: string[]): void {
    this.lines.push(cells);
  }

  private column = (id: string): string => columnName(this.report.columns.findIndex((one) => one.id === id) + 1);

  /** Summed from these lines of the sheet; none: the numbers themselves. */
  private cells({ name, values }: FileRow, summed: string | ((letters: string) => string) | null, style: number) {
    const line = this.next;
    return [
      textCell(name, style),
      ...this.report.columns.map(({ id }, i) => {
        const value = values[id];
        if (id === 'yield') {
          const [area, produced] = [`${this.column('area')}${line}`, `${this.column('production')}${line}`];
          return formulaCell(`IF(${area}>0,${produced}/${area},"")`, (value as number | null) ?? null, style);
        }
        if (typeof value === 'string') return textCell(value, style);
        if (typeof value !== 'number') return '';
        return typeof summed === 'function'
          ? formulaCell(summed(columnName(i + 1)), value, style)
          : numberCell(value, style);
      }),
    ];
  }

  table(): void {
    const { of, columns, rows, total } = this.report;
    this.add(textCell(of, STYLE.heading), ...columns.map(({ label }) => textCell(label, STYLE.heading)));
    const first = this.next;
    const tops: number[] = [];
    for (const row of rows) {
      tops.push(this.next);
      const [from, to] = [this.next + 1, this.next + (row.rows?.length ?? 0)];
      const isSum = to >= from;
      this.add(
        ...this.cells(
          row,
          isSum ? (letters) => `SUM(${letters}${from}:${letters}${to})` : null,
          isSum ? STYLE.strong : STYLE.plain,
        ),
      );
      for (const beneath of row.rows ?? []) this.add(...this.cells(beneath, null, STYLE.plain));
    }
    const isFlat = tops.length === this.next - first;
    const sum = (letters: string) =>
      isFlat
        ? `SUM(${letters}${first}:${letters}${this.next - 1})`
        : `SUM(${tops.map((line) => `${letters}${line}`).join(',')})`;
    this.add(...this.cells(total, tops.length > 0 ? sum : null, STYLE.strong));
  }
}

/** Title, filters and moment, the table with its total, and what its columns mean. */
export function reportSheet(report: FileReport, { title, facts, definitions }: Said): FrontSheet {
  const sheet = new Sheet(report);
  sheet.add(textCell(title, STYLE.strong));
  for (const [what, said] of facts) sheet.add(textCell(what), textCell(said));
  sheet.add();
  sheet.table();
  sheet.add();
  sheet.add(textCell(definitions, STYLE.strong));
  for (const { label, means } of report.columns) if (means) sheet.add(textCell(label), textCell(means));
  return { name: title, widths: [NAME_WIDTH, ...report.columns.map(() => WIDTH)], lines: sheet.lines };
}
