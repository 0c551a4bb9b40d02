import { type FormDocument, type Rule, type RuleKind, rules, tree } from '@msurvey/xlsform/edit';
import type { QuestionInfo } from '../logic/question-info.ts';
import { type Called, filterText, ruleText } from '../logic/sentence-text.ts';
import { questionInfo } from '../state/form-facts.ts';
import type { DesignerKey, DesignerText } from '../texts.ts';

export const KIND_WORDS: Record<RuleKind, DesignerKey> = {
  relevant: 'field.relevant',
  constraint: 'field.constraint',
  calculation: 'field.calculation',
  choice_filter: 'field.choiceFilter',
  required: 'required.when',
  repeat_count: 'field.repeatCount',
};

export interface LogicRow {
  id: string;
  key: string;
  name: string;
  label: string;
  kind: RuleKind;
  expression: string;
  /** In words, where they can say it. */
  words: string | undefined;
}

/** How the questions of a form are called, each looked up once. */
export function calledIn(form: FormDocument, language: string): Called {
  const keys = new Map(tree(form).all.map(({ name, key }) => [name, key]));
  const known = new Map<string, QuestionInfo | undefined>();
  return (name) => {
    const key = keys.get(name);
    if (key !== undefined && !known.has(name)) known.set(name, questionInfo(form, key, language));
    return known.get(name);
  };
}

const wordsOf = (t: DesignerText, { kind, expression, node }: Rule, called: Called): string | undefined => {
  if (kind === 'choice_filter') return filterText(t, expression, called);
  if (kind === 'calculation' || kind === 'repeat_count') return undefined;
  return ruleText(t, expression, called, called(node.name));
};

/** Every rule of the form as it is listed. */
export function logicRows(t: DesignerText, form: FormDocument, language: string): LogicRow[] {
  const called = calledIn(form, language);
  return rules(form).map((rule) => {
    const { kind, node, expression } = rule;
    const { key, name } = node;
    const label = questionInfo(form, key, language)?.label ?? name;
    return { id: `${key} ${kind}`, key, name, label, kind, expression, words: wordsOf(t, rule, called) };
  });
}

/** Rules of one kind that say what somebody looks for, as formula or in words. */
export function matchingRows(rows: readonly LogicRow[], kind: RuleKind | '', search: string): LogicRow[] {
  const wanted = search.trim().toLocaleLowerCase();
  return rows.filter(
    (row) =>
      (kind === '' || row.kind === kind) &&
      [row.name, row.label, row.expression, row.words ?? ''].some((text) => text.toLocaleLowerCase().includes(wanted)),
  );
}
