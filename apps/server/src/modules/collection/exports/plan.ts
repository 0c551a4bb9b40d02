import type { Language } from '@msurvey/domain';
import type { Picked } from '#modules/forms/index.ts';
import { spokenIn } from '../data/form-language.ts';
import type { FormShape, ShapeQuestion } from '../data/form-shape.ts';
import { isListed, listOf } from '../data/listed.ts';
import type { NamePart } from '../data/record-naming.ts';
import { ITEM_COLUMNS, RECORD_COLUMNS } from './fixed-columns.ts';
import { codeWord, fixedHeader, fixedValues } from './fixed-texts.ts';

/** What becomes of a value: text as it is, a number, a day, the label of a choice or of an item of a file, or of several. */
export type CellKind = 'text' | 'number' | 'date' | 'choice' | 'choices' | 'item' | 'items';

export interface ColumnPlan {
  path: string;
  header: string;
  kind: CellKind;
  /** Which of the plan's label lists; of items, which of its lists. */
  labels: number;
}

export interface TablePlan {
  name: string;
  /** Path of the repeat whose items it holds; null: the records themselves. */
  repeat: string | null;
  /** Tables of the repeats inside this one. */
  inside: number[];
  /** Headings of what stands before the answers. */
  fixed: readonly string[];
  columns: ColumnPlan[];
}

/** Plain data, so that it can be handed to a thread. The first table holds the records. */
export interface ExportPlan {
  tables: TablePlan[];
  /** Label by code. */
  labels: Record<string, string>[];
  /** Lists in files: their labels are asked for while the records are written. */
  lists: Pick<Picked, 'list' | 'file' | 'columns'>[];
  /** What records say of themselves, by code; empty: codes. */
  values: Record<string, string>;
  /** The newest version, by which a record is read that names none. */
  version: number;
  /** How each version calls its records, where that is by codes and labels are wanted. */
  names: Record<number, NamePart[]>;
}

/** What is shown of answers from lists, and what columns are called. */
export interface ExportStyle {
  /** A language of the form. */
  language: string;
  values: 'labels' | 'codes' | 'both';
  headers: 'labels' | 'names';
  /** The reader's, for what the form does not say. */
  reader: Language;
}

export const RECORDS = 'data';

const isMany = ({ type }: ShapeQuestion) => type.startsWith('select_multiple') || type.startsWith('rank');

const kindOf = (question: ShapeQuestion): CellKind => {
  const { dataType, choices } = question;
  if (choices) return isMany(question) ? 'choices' : 'choice';
  if (isListed(question)) return isMany(question) ? 'items' : 'item';
  if (dataType === 'int' || dataType === 'decimal') return 'number';
  return dataType === 'date' ? 'date' : 'text';
};
const isLabelled = (kind: CellKind) => kind !== 'text' && kind !== 'number' && kind !== 'date';

/** In the chosen language, else in the form's own, else none: then the code or name itself is shown. */
export const textIn = (texts: Record<string, string>, language: string, fallback: string): string | undefined =>
  texts[language] || texts[fallback] || undefined;

class Planner {
  readonly plan: ExportPlan;
  private readonly lists = new Map<string, number>();
  private readonly tables = new Map<string | null, number>();
  private readonly spoken: Language;

  constructor(
    private readonly shape: FormShape,
    private readonly style: ExportStyle,
  ) {
    this.spoken = spokenIn(style.language, style.reader);
    const values = style.values === 'codes' ? {} : fixedValues(this.spoken);
    const names = style.values === 'codes' ? {} : Object.fromEntries(shape.naming);
    this.plan = { tables: [], labels: [], lists: [], values, version: shape.version, names };
    this.table(null, RECORDS);
  }

  private table(repeat: string | null, name: string): void {
    this.tables.set(repeat, this.plan.tables.length);
    const columns = repeat === null ? RECORD_COLUMNS : ITEM_COLUMNS;
    const isNamed = this.style.headers === 'names';
    const fixed = columns.map((column) => (isNamed ? column : fixedHeader(column, this.spoken)));
    this.plan.tables.push({ name, repeat, inside: [], fixed, columns: [] });
  }

  private of(question: ShapeQuestion): TablePlan {
    const number = this.tables.get(question.repeats.at(-1) ?? null) ?? 0;
    return this.plan.tables[number] as TablePlan;
  }

  private text(texts: Record<string, string>): string | undefined {
    return textIn(texts, this.style.language, this.shape.defaultLanguage);
  }

  private once(key: string, make: () => number): number {
    const known = this.lists.get(key) ?? make() - 1;
    this.lists.set(key, known);
    return known;
  }

  private labelsOf(question: ShapeQuestion): number {
    const { choices, formerChoices, path, list, isCurrent } = question;
    if (!choices) {
      const source = listOf(question);
      return this.once(`file ${JSON.stringify(source)}`, () => this.plan.lists.push(source));
    }
    const isShared = list !== null && isCurrent && formerChoices.length === 0;
    return this.once(isShared ? `list ${list}` : `path ${path}`, () => {
      const labels: Record<string, string> = Object.create(null);
      for (const { name, label } of [...formerChoices, ...choices]) labels[name] = this.text(label) ?? name;
      return this.plan.labels.push(labels);
    });
  }

  add(question: ShapeQuestion): void {
    // A note only says something.
    if (question.kind === 'group' || question.type === 'note') return;
    if (question.kind === 'repeat') {
      this.of(question).inside.push(this.plan.tables.length);
      this.table(question.path, question.name);
      return;
    }
    const { values, headers } = this.style;
    const { path } = question;
    const isNamed = headers === 'names';
    const header = (isNamed ? undefined : this.text(question.label)) ?? path;
    const { columns } = this.of(question);
    const kind = kindOf(question);
    if (!isLabelled(kind)) columns.push({ path, header, kind, labels: -1 });
    else {
      // Beside labels a code says so; under names it is the label that does, because imports read codes by their names.
      const [labelHeader, codeHeader] =
        values !== 'both'
          ? [header, header]
          : isNamed
            ? [`${path}:label`, path]
            : [header, `${header} (${codeWord(this.spoken)})`];
      if (values !== 'codes') columns.push({ path, header: labelHeader, kind, labels: this.labelsOf(question) });
      if (values !== 'labels') columns.push({ path, header: codeHeader, kind: 'text', labels: -1 });
    }
  }
}

/** Two columns of one label could not be told apart: they carry their paths too. */
function makeUnique({ fixed, columns }: TablePlan): void {
  const seen = new Map<string, number>(fixed.map((header) => [header, 1]));
  for (const { header } of columns) seen.set(header, (seen.get(header) ?? 0) + 1);
  for (const column of columns)
    if ((seen.get(column.header) ?? 0) > 1 && column.header !== column.path)
      column.header = `${column.header} [${column.path}]`;
}

/** Which tables and columns an export of a form has. */
export function planExport(shape: FormShape, style: ExportStyle): ExportPlan {
  const planner = new Planner(shape, style);
  for (const question of shape.questions) planner.add(question);
  for (const table of planner.plan.tables) makeUnique(table);
  return planner.plan;
}
