import { answerPaths, type ExportRow, FIRST_ANSWER, SEPARATOR } from './export-row.ts';
import type { ColumnPlan, ExportPlan, TablePlan } from './plan.ts';

type Value = string | number | Answers[];
interface Answers {
  [path: string]: Value;
}

/** How a file format writes cells; an empty text is an empty cell. */
export interface Cells {
  text(text: string): string;
  /** Also one that is written as text already. */
  number(value: number | string): string;
  day(text: string): string;
  moment(milliseconds: number): string;
}

/** A table that takes rows of ready cells; whoever writes much waits for what it returns. */
export interface Table {
  row(cells: readonly string[]): Promise<void> | undefined;
}

type Labels = Record<string, string>;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** Whether an answer is the items of a repeat, which another version had in its place: they are named after it. */
const isItems = (text: string, { path }: ColumnPlan): boolean =>
  text.charCodeAt(0) === 0x5b && text.startsWith(`[{"${path}/`);

/** Writes records into their table and the items of their repeats into theirs. */
export class RecordWriter {
  private readonly labelled: Map<string, string>[];
  private readonly width: number;
  /** Items of each repeat so far, within the record at hand. */
  private counters: number[] = [];

  constructor(
    private readonly plan: ExportPlan,
    private readonly tables: readonly Table[],
    private readonly cells: Cells,
  ) {
    this.labelled = plan.labels.map(() => new Map());
    this.width = FIRST_ANSWER + answerPaths(plan).length;
  }

  private value(value: Value | undefined, column: ColumnPlan): string {
    // A question that was a repeat in another version holds a list: its items stand in that version's table.
    if (value === undefined || value === '' || typeof value === 'object') return '';
    if (typeof value === 'number') return this.cells.number(value);
    switch (column.kind) {
      case 'number':
        return NUMBER.test(value) ? this.cells.number(value) : this.cells.text(value);
      case 'date':
        return this.cells.day(value);
      case 'choice':
      case 'choices':
        return this.choice(value, column);
      default:
        return isItems(value, column) ? '' : this.cells.text(value);
    }
  }

  /** The same few choices come again and again: their cells are made once. */
  private choice(value: string, { kind, labels }: ColumnPlan): string {
    const known = this.labelled[labels];
    const found = known?.get(value);
    if (found !== undefined) return found;
    const texts = this.plan.labels[labels] as Labels;
    const label = (code: string) => texts[code] ?? code;
    const cell = this.cells.text(
      kind === 'choices' ? value.split(' ').filter(Boolean).map(label).join(', ') : label(value),
    );
    if (known && known.size < 20_000) known.set(value, cell);
    return cell;
  }

  private moment = (value: string) => (value === '' ? '' : this.cells.moment(Number(value)));
  private number = (value: string) => (value === '' ? '' : this.cells.number(value));
  private text = (value: string) => (value === '' ? '' : this.cells.text(value));

  record(record: string): Promise<void> | undefined {
    const row = record.split(SEPARATOR) as ExportRow;
    if (row.length !== this.width) throw new Error(`a record has ${row.length} values instead of ${this.width}`);
    const [, , instanceId, instanceName, userName, name, source, version, received, updated, started, ended] = row;
    const cells = [
      this.text(instanceId),
      this.text(instanceName),
      this.text(userName),
      this.text(name),
      this.text(source),
      this.number(version),
      this.moment(received),
      this.moment(updated),
      this.moment(started),
      this.moment(ended),
      this.text(row[12]),
      this.number(row[13]),
      this.number(row[14]),
      this.number(row[15]),
      this.number(row[16]),
      this.number(row[17]),
    ];
    const { columns, inside } = this.plan.tables[0] as TablePlan;
    let at: number = FIRST_ANSWER;
    for (const column of columns) cells.push(this.value(row[at++], column));
    let wait = this.tables[0]?.row(cells);
    this.counters = [];
    for (const number of inside) {
      const items = row[at++];
      if (items) wait = this.items(number, JSON.parse(items) as Value, cells[0] as string, '') ?? wait;
    }
    return wait;
  }

  /** The items of one repeat, and of those inside it. */
  private items(
    number: number,
    list: Value | undefined,
    instanceId: string,
    parent: string,
  ): Promise<void> | undefined {
    if (!Array.isArray(list)) return undefined;
    const { columns, inside } = this.plan.tables[number] as TablePlan;
    let wait: Promise<void> | undefined;
    for (const item of list) {
      const index = (this.counters[number] = (this.counters[number] ?? 0) + 1);
      const own = this.cells.number(index);
      const cells = [instanceId, own, parent];
      for (const column of columns) cells.push(this.value(item[column.path], column));
      wait = this.tables[number]?.row(cells) ?? wait;
      for (const deeper of inside) {
        const { repeat } = this.plan.tables[deeper] as TablePlan;
        wait = this.items(deeper, item[repeat as string], instanceId, own) ?? wait;
      }
    }
    return wait;
  }
}
