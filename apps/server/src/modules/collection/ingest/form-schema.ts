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

/** What a form version says about each path, as far as reading a record needs it. */
export interface FormSchema {
  fields: ReadonlyMap<string, Field>;
  /** Of the elements around values, so that a group without questions is no fault. */
  containers: ReadonlySet<string>;
}

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

export function schemaOf(questions: readonly QuestionOfForm[]): FormSchema {
  const fields = new Map<string, Field>();
  const containers = new Set<string>();
  const lists = new Map<string, ReadonlySet<string>>();
  for (const question of questions) {
    const path = pathWithoutRoot(question.path);
    fields.set(path, {
      kind: question.kind,
      value: KINDS[question.dataType] ?? 'text',
      role: ROLES[question.type],
      choices: choicesOf(question, lists),
      many: question.type === 'select_multiple' || question.type === 'rank',
    });
    for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) containers.add(path.slice(0, at));
  }
  return { fields, containers };
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
