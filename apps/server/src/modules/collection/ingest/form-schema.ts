import type { QuestionView } from '@msurvey/xlsform';

export type ValueKind = 'text' | 'int' | 'decimal' | 'date' | 'time' | 'dateTime' | 'point' | 'line' | 'file';
type Role = 'start' | 'end' | 'device' | undefined;

export interface Field {
  kind: 'question' | 'group' | 'repeat';
  value: ValueKind;
  role: Role;
  /** Of selects whose choices stand in the form. */
  choices: ReadonlySet<string> | undefined;
  many: boolean;
}

/**
 * An element of a form version, as far as reading a record needs it. A tree, so that a record is read without putting
 * every path together anew.
 */
export interface Place {
  /** Without the root. */
  path: string;
  /** Undefined for an element that the form only has around others: without questions it is no fault. */
  field: Field | undefined;
  inside: ReadonlyMap<string, Place>;
}

export type FormSchema = Place;
interface GrowingPlace extends Place {
  inside: Map<string, GrowingPlace>;
}
const emptyPlace = (path: string): GrowingPlace => ({ path, field: undefined, inside: new Map() });
export const NO_SCHEMA: FormSchema = emptyPlace('');

const KINDS: Record<string, ValueKind> = {
  int: 'int',
  decimal: 'decimal',
  date: 'date',
  time: 'time',
  dateTime: 'dateTime',
  geopoint: 'point',
  geotrace: 'line',
  geoshape: 'line',
  binary: 'file',
};
const ROLES: Record<string, Role> = { start: 'start', end: 'end', deviceid: 'device' };

/** `/data/household/name` → `household/name`: the root's name says nothing. */
export const pathWithoutRoot = (path: string): string => path.split('/').slice(2).join('/');

export type QuestionOfForm = Pick<QuestionView, 'kind' | 'path' | 'type' | 'dataType'> & {
  choices?: { name: string }[] | undefined;
  list?: string | undefined;
};

function placeAt(root: GrowingPlace, path: string): GrowingPlace {
  let at = root;
  for (const name of path.split('/')) {
    const next = at.inside.get(name) ?? emptyPlace(at.path ? `${at.path}/${name}` : name);
    at.inside.set(name, next);
    at = next;
  }
  return at;
}

export function schemaOf(questions: readonly QuestionOfForm[]): FormSchema {
  const root = emptyPlace('');
  const lists = new Map<string, ReadonlySet<string>>();
  for (const question of questions) {
    const path = pathWithoutRoot(question.path);
    placeAt(root, path).field = {
      kind: question.kind,
      value: KINDS[question.dataType] ?? 'text',
      role: ROLES[question.type],
      choices: choicesOf(question, lists),
      many: question.type === 'select_multiple' || question.type === 'rank',
    };
  }
  return root;
}

/** Questions that share a list share its set. */
function choicesOf(question: QuestionOfForm, lists: Map<string, ReadonlySet<string>>): ReadonlySet<string> | undefined {
  if (!question.choices || !/^(select_|rank)/.test(question.type)) return undefined;
  const name = question.list ?? question.path;
  const known = lists.get(name);
  if (known) return known;
  const choices = new Set(question.choices.map((choice) => choice.name));
  // With “or other” the form itself accepts this one.
  choices.add('other');
  lists.set(name, choices);
  return choices;
}
