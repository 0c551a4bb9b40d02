import type { Cells, Table } from '#tables/cells.ts';
import { nameInWords } from '../data/record-naming.ts';
import { answerPaths, type ExportRow, FIRST_ANSWER, SEPARATOR } from './export-row.ts';
import type { LearnedLabels } from './learned-labels.ts';
import type { ColumnPlan, ExportPlan, TablePlan } from './plan.ts';

type Value = string | number | Answers[];
interface Answers {
  [path: string]: Value;
}

type Labels = Record<string, string>;

/** A record taken apart, its repeats read. */
export interface TakenRecord {
  row: ExportRow;
  /** Of each repeat directly in the record. */
  items: (Value | undefined)[];
  version: number;
}
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
  private readonly placed = new Map<string, number>();

  constructor(
    private readonly plan: ExportPlan,
    private readonly tables: readonly Table[],
    private readonly cells: Cells,
    private readonly learned: LearnedLabels,
  ) {
    this.labelled = plan.labels.map(() => new Map());
    for (const [at, { path }] of (plan.tables[0]?.columns ?? []).entries())
      if (!this.placed.has(path)) this.placed.set(path, at);
    this.width = FIRST_ANSWER + answerPaths(plan).length;
  }

  private value(value: Value | undefined, column: ColumnPlan, version: number): string {
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
        return this.choice(value, column, version);
      case 'item':
      case 'items':
        return this.cells.text(this.words(value, column, version));
      default:
        return isItems(value, column) ? '' : this.cells.text(value);
    }
  }

  /** An answer in words, where its column has them. */
  private words(value: string, { kind, labels }: ColumnPlan, version: number): string {
    if (value === '') return '';
    if (kind === 'item' || kind === 'items') return this.learned.words(labels, version, value, kind === 'items');
    if (kind !== 'choice' && kind !== 'choices') return value;
    const texts = this.plan.labels[labels] as Labels;
    const label = (code: string) => texts[code] ?? code;
    return kind === 'choices' ? value.split(' ').filter(Boolean).map(label).join(', ') : label(value);
  }

  /** The same few choices come again and again: their cells are made once. */
  private choice(value: string, column: ColumnPlan, version: number): string {
    const known = this.labelled[column.labels];
    const found = known?.get(value);
    if (found !== undefined) return found;
    const cell = this.cells.text(this.words(value, column, version));
    if (known && known.size < 20_000) known.set(value, cell);
    return cell;
  }

  private moment = (value: string) => (value === '' ? '' : this.cells.moment(Number(value)));
  private number = (value: string) => (value === '' ? '' : this.cells.number(value));
  private text = (value: string) => (value === '' ? '' : this.cells.text(value));

  private coded = (value: string) => this.text(this.plan.values[value] ?? value);

  /** The first column of a question: under labels it is the one that has them. */
  private at = (path: string) => this.placed.get(path) ?? -1;

  private named(sent: string, row: ExportRow, version: number): string {
    const parts = this.plan.names[version];
    if (!parts) return sent;
    const code = (path: string) => row[FIRST_ANSWER + this.at(path)] ?? '';
    const label = (path: string) => {
      const column = this.plan.tables[0]?.columns[this.at(path)];
      return column ? this.words(code(path), column, version) : '';
    };
    return nameInWords(sent, parts, code, label) ?? '';
  }

  take(record: string): TakenRecord {
    const row = record.split(SEPARATOR) as ExportRow;
    if (row.length !== this.width) throw new Error(`a record has ${row.length} values instead of ${this.width}`);
    const { columns, inside } = this.plan.tables[0] as TablePlan;
    const from = FIRST_ANSWER + columns.length;
    const items = inside.map((_, i) => {
      const text = row[from + i];
      return text ? (JSON.parse(text) as Value) : undefined;
    });
    return { row, items, version: row[7] === '' ? this.plan.version : Number(row[7]) };
  }

  /** Has the labels asked for that a record needs; only where a plan has lists. */
  want({ row, items, version }: TakenRecord): void {
    const [first] = this.plan.tables as [TablePlan];
    this.wantIn(first, version, (_, at) => row[FIRST_ANSWER + at]);
    for (const [i, number] of first.inside.entries()) this.wantItems(number, items[i], version);
  }

  private wantIn(
    { columns }: TablePlan,
    version: number,
    valueOf: (column: ColumnPlan, at: number) => Value | undefined,
  ): void {
    for (const [at, column] of columns.entries()) {
      if (column.kind !== 'item' && column.kind !== 'items') continue;
      const value = valueOf(column, at);
      if (typeof value === 'string' && value !== '')
        this.learned.want(column.labels, version, value, column.kind === 'items');
    }
  }

  private wantItems(number: number, list: Value | undefined, version: number): void {
    if (!Array.isArray(list)) return;
    const table = this.plan.tables[number] as TablePlan;
    for (const item of list) {
      this.wantIn(table, version, ({ path }) => item[path]);
      for (const deeper of table.inside)
        this.wantItems(deeper, item[(this.plan.tables[deeper] as TablePlan).repeat as string], version);
    }
  }

  record({ row, items, version }: TakenRecord): Promise<void> | undefined {
    const [, , instanceId, instanceName, userName, name, source, number, received, updated, started, ended] = row;
    const cells = [
      this.text(instanceId),
      this.text(this.named(instanceName, row, version)),
      this.text(userName),
      this.text(name),
      this.coded(source),
      this.number(number),
      this.moment(received),
      this.moment(updated),
      this.moment(started),
      this.moment(ended),
      this.coded(row[12]),
      this.number(row[13]),
      this.number(row[14]),
      this.number(row[15]),
      this.number(row[16]),
      this.number(row[17]),
    ];
    const { columns, inside } = this.plan.tables[0] as TablePlan;
    let at: number = FIRST_ANSWER;
    for (const column of columns) cells.push(this.value(row[at++], column, version));
    let wait = this.tables[0]?.row(cells);
    this.counters = [];
    for (const [i, table] of inside.entries())
      wait = this.items(table, items[i], { instanceId: cells[0] as string, version }, '') ?? wait;
    return wait;
  }

  /** The items of one repeat, and of those inside it. */
  private items(
    number: number,
    list: Value | undefined,
    of: { instanceId: string; version: number },
    parent: string,
  ): Promise<void> | undefined {
    if (!Array.isArray(list)) return undefined;
    const { columns, inside } = this.plan.tables[number] as TablePlan;
    let wait: Promise<void> | undefined;
    for (const item of list) {
      const index = (this.counters[number] = (this.counters[number] ?? 0) + 1);
      const own = this.cells.number(index);
      const cells = [of.instanceId, own, parent];
      for (const column of columns) cells.push(this.value(item[column.path], column, of.version));
      wait = this.tables[number]?.row(cells) ?? wait;
      for (const deeper of inside) {
        const { repeat } = this.plan.tables[deeper] as TablePlan;
        wait = this.items(deeper, item[repeat as string], of, own) ?? wait;
      }
    }
    return wait;
  }
}
