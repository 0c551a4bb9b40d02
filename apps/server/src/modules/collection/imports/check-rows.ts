import type { Language } from '@msurvey/domain';
import type { Sheet, SheetRow, Workbook } from '@msurvey/xlsform';
import { isAlwaysAsked } from './binds.ts';
import { type Column, columnsOf, INDEX, KEY, PARENT_INDEX } from './columns.ts';
import { faultText, type ImportFault } from './import-texts.ts';
import type { ImportForm, ImportQuestion, ImportTable } from './import-form.ts';
import { readCell } from './read-cell.ts';

export interface SheetFault {
  sheet: string;
  row: number;
  column: string | null;
  message: string;
}

/** A record or an item: values by path, and the items of the repeats inside it. */
export interface Entry {
  values: Map<string, string>;
  items: Map<string, Entry[]>;
}

export interface RecordEntry extends Entry {
  /** As given; null: it gets one of its own. */
  instanceId: string | null;
  row: number;
}

export interface CheckedRows {
  records: RecordEntry[];
  faults: SheetFault[];
  /** Sheet and row of every instanceID that was given, to be looked for among those we have. */
  given: { instanceId: string; sheet: string; row: number }[];
}

/** What an instanceID looks like; any other text in that column only ties rows of sheets together. */
const INSTANCE_ID = /^uuid:[0-9a-f-]{36}$/i;
const NOTES = new Set(['codebook', 'about']);
const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

class Checker {
  readonly result: CheckedRows = { records: [], faults: [], given: [] };
  /** By key of the record, then by table, then by number of the item. */
  private readonly entries = new Map<string, { record: RecordEntry; items: Map<string | null, Map<string, Entry>> }>();

  constructor(
    private readonly form: ImportForm,
    private readonly language: Language,
  ) {}

  fault(sheet: Sheet, row: number, column: string | null, fault: ImportFault, values = {}): void {
    this.result.faults.push({ sheet: sheet.name, row, column, message: faultText(this.language, fault, values) });
  }

  private headings(sheet: Sheet, table: ImportTable): Map<string, Column> {
    const columns = columnsOf(table, sheet.headers);
    for (const [header, column] of columns)
      if (column && 'fault' in column) this.fault(sheet, 1, header, column.fault, { what: header });
    return columns;
  }

  private required(sheet: Sheet, { row }: SheetRow, columns: Map<string, Column>, table: ImportTable, entry: Entry) {
    for (const { question } of table.questions) {
      if (question.required !== true || entry.values.has(question.path)) continue;
      if (!isAlwaysAsked(this.form.binds, question.path)) continue;
      const header = [...columns].find(([, column]) => column && 'question' in column && column.question === question);
      this.fault(sheet, row, header?.[0] ?? null, 'required');
    }
  }

  private entry(sheet: Sheet, at: SheetRow, columns: Map<string, Column>, table: ImportTable): Entry {
    const entry: Entry = { values: new Map(), items: new Map() };
    const wrong = new Set<string>();
    for (const [header, raw] of Object.entries(at.cells)) {
      const column = columns.get(header);
      if (!column || 'fault' in column) continue;
      const { question, choices, bind }: ImportQuestion = column;
      const cell = readCell(raw, question, choices, bind);
      if ('value' in cell) entry.values.set(question.path, cell.value);
      else {
        wrong.add(question.path);
        this.fault(sheet, at.row, header, cell.fault, { what: raw, rule: bind?.constraint ?? '' });
        // It is there, though wrong: that it is required need not be said too.
        entry.values.set(question.path, '');
      }
    }
    this.required(sheet, at, columns, table, entry);
    for (const path of wrong) entry.values.delete(path);
    return entry;
  }

  records(sheet: Sheet, needKeys: boolean): void {
    const [table] = this.form.tables as [ImportTable];
    const columns = this.headings(sheet, table);
    for (const row of sheet.rows) {
      const key = row.cells[KEY]?.trim() ?? '';
      const isId = INSTANCE_ID.test(key);
      const record = { ...this.entry(sheet, row, columns, table), instanceId: isId ? key : null, row: row.row };
      this.result.records.push(record);
      if (key === '' && needKeys) this.fault(sheet, row.row, KEY, 'noKey');
      else if (this.entries.has(key)) this.fault(sheet, row.row, KEY, 'sameKey', { what: key });
      if (key === '') continue;
      this.entries.set(key, { record, items: new Map([[null, new Map([['', record]])]]) });
      if (isId) this.result.given.push({ instanceId: key, sheet: sheet.name, row: row.row });
    }
  }

  items(sheet: Sheet, table: ImportTable): void {
    const columns = this.headings(sheet, table);
    for (const row of sheet.rows) {
      const key = row.cells[KEY]?.trim() ?? '';
      const known = this.entries.get(key);
      const entry = this.entry(sheet, row, columns, table);
      if (!known) {
        this.fault(sheet, row.row, KEY, 'noRecord', { what: key });
        continue;
      }
      const around = known.items.get(table.parent);
      const number = row.cells[PARENT_INDEX]?.trim() ?? '';
      // With one item around there is no doubt which is meant.
      const parent =
        around?.get(table.parent === null ? '' : number) ??
        (around?.size === 1 && number === '' ? [...around.values()][0] : undefined);
      if (!parent) {
        this.fault(sheet, row.row, PARENT_INDEX, 'noParent', { what: number });
        continue;
      }
      const path = table.repeat as string;
      const list = parent.items.get(path) ?? [];
      parent.items.set(path, [...list, entry]);
      const siblings = known.items.get(path) ?? new Map<string, Entry>();
      known.items.set(path, siblings.set(row.cells[INDEX]?.trim() || String(siblings.size + 1), entry));
    }
  }
}

/** Reads the sheets of a workbook as records of a form; everything that is wrong is said, each at its cell. */
export function checkRows(form: ImportForm, workbook: Workbook, language: Language): CheckedRows {
  const [main, ...repeats] = form.tables as [ImportTable, ...ImportTable[]];
  const checker = new Checker(form, language);
  const tableOf = (sheet: Sheet) => repeats.find((table) => sameName(table.sheet, sheet.name));
  const sheets = workbook.sheets.filter((sheet) => !NOTES.has(sheet.name.toLowerCase()));
  const first = sheets.find((sheet) => sameName(sheet.name, main.sheet)) ?? sheets.find((sheet) => !tableOf(sheet));
  if (first)
    checker.records(
      first,
      sheets.some((sheet) => tableOf(sheet) && sheet.rows.length > 0),
    );
  // Outer repeats before inner ones, whatever the order of the sheets.
  for (const table of repeats)
    for (const sheet of sheets) if (sheet !== first && tableOf(sheet) === table) checker.items(sheet, table);
  for (const sheet of sheets)
    if (sheet !== first && !tableOf(sheet) && sheet.rows.length > 0)
      checker.fault(sheet, 1, null, 'unknownSheet', { what: sheet.name });
  return checker.result;
}
