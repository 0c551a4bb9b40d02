import type { ColumnPlan, ExportPlan, TablePlan } from './plan.ts';

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

/** A table that takes rows of ready cells; whoever writes much waits for what it returns. */
export interface Table {
  row(cells: readonly string[]): Promise<void> | undefined;
}

type Labels = Record<string, string>;

/** Writes records into their table and the items of their repeats into theirs. */
export class RecordWriter {
  private readonly labelled: Map<string, string>[];
  /** Items of each repeat so far, within the record at hand. */
  private counters: number[] = [];

  constructor(
    private readonly plan: ExportPlan,
    private readonly tables: readonly Table[],
    private readonly cells: Cells,
  ) {
    this.labelled = plan.labels.map(() => new Map());
  }

  private value(value: Value | undefined, column: ColumnPlan): string {
    // A question that was a repeat in another version holds a list: its items stand in that version's table.
    if (value === undefined || Array.isArray(value)) return '';
    if (typeof value === 'number') return this.cells.number(value);
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

  private answers(into: string[], answers: Answers, columns: readonly ColumnPlan[]): void {
    for (const column of columns) into.push(this.value(answers[column.path], column));
  }

  private moment = (value: number | null) => (value === null ? '' : this.cells.moment(value));
  private number = (value: number | null) => (value === null ? '' : this.cells.number(value));

  record(row: ExportRow): Promise<void> | undefined {
    const [, , instanceId, instanceName, userName, name, source, version, received, updated, started, ended] = row;
    const [state, latitude, longitude, accuracy, missingFiles, faults, answers] = row.slice(12) as [
      string,
      number | null,
      number | null,
      number | null,
      number,
      number,
      Answers,
    ];
    const { text } = this.cells;
    const cells = [
      text(instanceId),
      instanceName === null ? '' : text(instanceName),
      text(userName),
      text(name),
      text(source),
      this.number(version),
      this.moment(received),
      this.moment(updated),
      this.moment(started),
      this.moment(ended),
      text(state),
      this.number(latitude),
      this.number(longitude),
      this.number(accuracy),
      this.number(missingFiles),
      this.number(faults),
    ];
    const main = this.plan.tables[0] as TablePlan;
    this.answers(cells, answers, main.columns);
    const wait = this.tables[0]?.row(cells);
    this.counters = [];
    return this.items(main, answers, text(instanceId), '') ?? wait;
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
        const cells = [instanceId, own, parent];
        this.answers(cells, item, plan.columns);
        wait = this.tables[number]?.row(cells) ?? wait;
        wait = this.items(plan, item, instanceId, own) ?? wait;
      }
    }
    return wait;
  }
}
