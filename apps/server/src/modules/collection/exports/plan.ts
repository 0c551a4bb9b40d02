import type { FormShape, ShapeQuestion } from '../data/form-shape.ts';

/** What becomes of a value: text as it is, a number, a day, the label of a choice, or of several. */
export type CellKind = 'text' | 'number' | 'date' | 'choice' | 'choices';

export interface ColumnPlan {
  path: string;
  header: string;
  kind: CellKind;
  /** Which of the plan's label lists. */
  labels: number;
}

export interface TablePlan {
  name: string;
  /** Path of the repeat whose items it holds; null: the records themselves. */
  repeat: string | null;
  /** Tables of the repeats inside this one. */
  inside: number[];
  columns: ColumnPlan[];
}

/** Plain data, so that it can be handed to a thread. The first table holds the records. */
export interface ExportPlan {
  tables: TablePlan[];
  /** Label by code. */
  labels: Record<string, string>[];
}

/** Columns of records before their answers, and of items before theirs; an import knows them by these names. */
export const RECORD_COLUMNS = [
  'instanceID',
  'instanceName',
  'submittedBy',
  'submittedByName',
  'source',
  'formVersion',
  'receivedAt',
  'updatedAt',
  'startedAt',
  'endedAt',
  'state',
  'latitude',
  'longitude',
  'accuracy',
  'missingFiles',
  'faults',
] as const;
/** An item is found by record and number; inside another repeat `parentIndex` is the number of the item around it. */
export const ITEM_COLUMNS = ['instanceID', 'index', 'parentIndex'] as const;
export const RECORDS = 'data';

const kindOf = ({ type, dataType, choices }: ShapeQuestion, withLabels: boolean): CellKind => {
  if (dataType === 'int' || dataType === 'decimal') return 'number';
  if (dataType === 'date') return 'date';
  if (!withLabels || !choices) return 'text';
  return type === 'select_multiple' || type === 'rank' ? 'choices' : 'choice';
};

/** In the chosen language, else in the form's own, else none: then the code or name itself is shown. */
export const textIn = (texts: Record<string, string>, language: string, fallback: string): string | undefined =>
  texts[language] || texts[fallback] || undefined;

class Planner {
  readonly plan: ExportPlan = { tables: [], labels: [] };
  private readonly lists = new Map<string, number>();
  private readonly tables = new Map<string | null, number>();

  constructor(
    private readonly shape: FormShape,
    private readonly language: string | null,
  ) {
    this.table(null, RECORDS);
  }

  private table(repeat: string | null, name: string): void {
    this.tables.set(repeat, this.plan.tables.length);
    this.plan.tables.push({ name, repeat, inside: [], columns: [] });
  }

  private of(question: ShapeQuestion): TablePlan {
    const number = this.tables.get(question.repeats.at(-1) ?? null) ?? 0;
    return this.plan.tables[number] as TablePlan;
  }

  private labelsOf({ choices, path, list, isCurrent }: ShapeQuestion): number {
    if (!choices || this.language === null) return -1;
    const key = list !== null && isCurrent ? `list ${list}` : `path ${path}`;
    const known = this.lists.get(key);
    if (known !== undefined) return known;
    const labels: Record<string, string> = Object.create(null);
    for (const { name, label } of choices)
      labels[name] = textIn(label, this.language, this.shape.defaultLanguage) ?? name;
    this.plan.labels.push(labels);
    this.lists.set(key, this.plan.labels.length - 1);
    return this.plan.labels.length - 1;
  }

  add(question: ShapeQuestion): void {
    // A note only says something.
    if (question.kind === 'group' || question.type === 'note') return;
    if (question.kind === 'repeat') {
      this.of(question).inside.push(this.plan.tables.length);
      this.table(question.path, question.name);
      return;
    }
    const { language, shape } = this;
    const label = language === null ? undefined : textIn(question.label, language, shape.defaultLanguage);
    const kind = kindOf(question, language !== null);
    this.of(question).columns.push({
      path: question.path,
      header: label ?? question.path,
      kind,
      labels: kind === 'choice' || kind === 'choices' ? this.labelsOf(question) : -1,
    });
  }
}

/** Two columns of one label could not be told apart: they carry their paths too. */
function makeUnique(table: TablePlan): void {
  const fixed: readonly string[] = table.repeat === null ? RECORD_COLUMNS : ITEM_COLUMNS;
  const seen = new Map<string, number>(fixed.map((header) => [header, 1]));
  for (const { header } of table.columns) seen.set(header, (seen.get(header) ?? 0) + 1);
  for (const column of table.columns)
    if ((seen.get(column.header) ?? 0) > 1 && column.header !== column.path)
      column.header = `${column.header} [${column.path}]`;
}

/** Which tables and columns an export of a form has; the language of labels, or null for names and codes. */
export function planExport(shape: FormShape, language: string | null): ExportPlan {
  const planner = new Planner(shape, language);
  for (const question of shape.questions) planner.add(question);
  for (const table of planner.plan.tables) makeUnique(table);
  return planner.plan;
}
