import { type ColumnPlan, type ExportPlan, ITEM_COLUMNS, RECORD_COLUMNS, type TablePlan } from './plan.ts';

/** Columns of the statement, in its order. */
export type ExportRow = [
  receivedAtText: string,
  id: string,
  instanceId: string,
  instanceName: string | null,
  userName: string,
  name: string,
  source: string,
  version: number | null,
  receivedAt: number,
  updatedAt: number,
  startedAt: number | null,
  endedAt: number | null,
  state: string,
  latitude: number | null,
  longitude: number | null,
  accuracy: number | null,
  missingFiles: number,
  faults: number,
  answers: Answers,
];
type Value = string | number | Answers[];
interface Answers {
  [path: string]: Value;
}

/** How a file format writes cells; an empty text is an empty cell. */
export interface Cells {
  text(text: string): string;
  number(value: number): string;
  day(text: string): string;
  moment(milliseconds: number): string;
}

/** A table that takes rows of ready cells, at once: they are written over. Whoever writes much waits for what it returns. */
export interface Table {
  row(cells: readonly string[]): Promise<void> | undefined;
}

type Labels = Record<string, string>;

/** Writes records into their table and the items of their repeats into theirs. */
export class RecordWriter {
  private readonly labelled: Map<string, string>[];
  /** The cells of each table's line at hand, written over by the next one. */
  private readonly lines: string[][];
  /** Items of each repeat so far, within the record at hand. */
  private counters: number[] = [];

  constructor(
    private readonly plan: ExportPlan,
    private readonly tables: readonly Table[],
    private readonly cells: Cells,
  ) {
    this.labelled = plan.labels.map(() => new Map());
    this.lines = plan.tables.map(({ repeat, columns }) =>
      new Array<string>((repeat === null ? RECORD_COLUMNS : ITEM_COLUMNS).length + columns.length).fill(''),
    );
  }

  private text(value: string, column: ColumnPlan): string {
    switch (column.kind) {
      case 'date':
        return this.cells.day(value);
      case 'choice':
      case 'choices':
        return this.choice(value, column);
      default:
        return this.cells.text(value);
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

  private answers(into: string[], at: number, answers: Answers, columns: readonly ColumnPlan[]): void {
    for (let i = 0; i < columns.length; i++) {
      const column = columns[i] as ColumnPlan;
      const value = answers[column.path];
      // A question that was a repeat in another version holds a list: its items stand in that version's table.
      if (typeof value === 'string') into[at + i] = this.text(value, column);
      else into[at + i] = typeof value === 'number' ? this.cells.number(value) : '';
    }
  }

  private moment(value: number | null): string {
    return value === null ? '' : this.cells.moment(value);
  }

  private number(value: number | null): string {
    return value === null ? '' : this.cells.number(value);
  }

  record(row: ExportRow): Promise<void> | undefined {
    const { cells } = this;
    const [instanceId, answers] = [cells.text(row[2]), row[18]];
    const main = this.plan.tables[0] as TablePlan;
    const line = this.lines[0] as string[];
    line[0] = instanceId;
    line[1] = row[3] === null ? '' : cells.text(row[3]);
    line[2] = cells.text(row[4]);
    line[3] = cells.text(row[5]);
    line[4] = cells.text(row[6]);
    line[5] = this.number(row[7]);
    line[6] = this.moment(row[8]);
    line[7] = this.moment(row[9]);
    line[8] = this.moment(row[10]);
    line[9] = this.moment(row[11]);
    line[10] = cells.text(row[12]);
    line[11] = this.number(row[13]);
    line[12] = this.number(row[14]);
    line[13] = this.number(row[15]);
    line[14] = this.number(row[16]);
    line[15] = this.number(row[17]);
    this.answers(line, RECORD_COLUMNS.length, answers, main.columns);
    const wait = this.tables[0]?.row(line);
    this.counters = [];
    return this.items(main, answers, instanceId, '') ?? wait;
  }

  private items(around: TablePlan, answers: Answers, instanceId: string, parent: string): Promise<void> | undefined {
    let wait: Promise<void> | undefined;
    for (const number of around.inside) {
      const plan = this.plan.tables[number] as TablePlan;
      const list = answers[plan.repeat as string];
      if (!Array.isArray(list)) continue;
      for (const item of list) {
        const index = (this.counters[number] = (this.counters[number] ?? 0) + 1);
        const own = this.cells.number(index);
        const line = this.lines[number] as string[];
        line[0] = instanceId;
        line[1] = own;
        line[2] = parent;
        this.answers(line, ITEM_COLUMNS.length, item, plan.columns);
        wait = this.tables[number]?.row(line) ?? wait;
        wait = this.items(plan, item, instanceId, own) ?? wait;
      }
    }
    return wait;
  }
}
