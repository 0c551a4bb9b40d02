import { type FormDocument, type Rule, rules, type TreeNode, tree } from '@msurvey/xlsform/edit';
import type { QuestionInfo } from '../logic/question-info.ts';
import { type Called, ruleText } from '../logic/sentence-text.ts';
import { questionInfo } from '../state/form-facts.ts';
import type { DesignerText } from '../texts.ts';
import { calledIn } from './logic-rows.ts';

/** What a form that is tried out holds: each question, group and repeat by its place. */
export interface PreviewAnswer {
  /** `/data/plot[2]/crop` */
  reference: string;
  /** `/data/plot/crop` */
  path: string;
  value: string;
  isRelevant: boolean;
}

export interface HiddenRow {
  id: string;
  key: string;
  label: string;
  /** Which of those that repeat: `2`. */
  instance: string;
  /** The rule in words, or as it is written. */
  rule: string;
  isFormula: boolean;
  /** What it reads, as it is answered now. */
  values: { name: string; label: string; value: string }[];
}

const pathOf = (node: TreeNode | undefined): string => (node ? `${pathOf(node.parent)}/${node.name}` : '');
/** The first part is the form itself, whatever it is called. */
const inForm = (path: string): string => path.replace(/^\/[^/]+/, '');
const parentOf = (reference: string): string => reference.slice(0, reference.lastIndexOf('/'));
const alike = (a: string, b: string): number => {
  const [one, other] = [a.split('/'), b.split('/')];
  const end = one.findIndex((part, i) => part !== other[i]);
  return end < 0 ? one.length : end;
};

/** An answer as people read it: choices by their words. */
function valueText(value: string, about: QuestionInfo | undefined): string {
  const called = (code: string) => about?.choices.find(({ name }) => name === code)?.label ?? code;
  if (about?.sort === 'choice') return called(value);
  return about?.sort === 'choices' ? value.split(/\s+/).filter(Boolean).map(called).join(', ') : value;
}

/** What is not shown now though all around it is: its rule, and the answers that the rule reads. */
export function hiddenRows(
  t: DesignerText,
  form: FormDocument,
  language: string,
  answers: readonly PreviewAnswer[],
): HiddenRow[] {
  const called = calledIn(form, language);
  const ruleOf = new Map(rules(form).flatMap((rule) => (rule.kind === 'relevant' ? [[rule.node.key, rule]] : [])));
  const byPath = new Map(tree(form).all.map((node) => [pathOf(node), node]));
  const hidden = new Set(answers.filter(({ isRelevant }) => !isRelevant).map(({ reference }) => reference));
  const byPlace = new Map<string, PreviewAnswer[]>();
  for (const answer of answers) {
    const path = inForm(answer.path);
    byPlace.set(path, [...(byPlace.get(path) ?? []), answer]);
  }
  const readBy = ({ reads }: Rule, reference: string) =>
    reads.flatMap((name) => {
      const node = tree(form).all.find((one) => one.name === name);
      const there = byPlace.get(pathOf(node)) ?? [];
      // in a repeat, the answer of the same one
      const [nearest] = [...there].sort((a, b) => alike(b.reference, reference) - alike(a.reference, reference));
      if (!nearest) return [];
      const about = called(name);
      return [{ name, label: about?.label ?? name, value: valueText(nearest.value, about) }];
    });
  return answers.flatMap(({ reference, path, isRelevant }): HiddenRow[] => {
    if (isRelevant || hidden.has(parentOf(reference))) return [];
    const node = byPath.get(inForm(path));
    const rule = node && ruleOf.get(node.key);
    if (!rule) return [];
    const words = ruleText(t, rule.expression, called as Called);
    return [
      {
        id: reference,
        key: node.key,
        label: questionInfo(form, node.key, language)?.label ?? node.name,
        instance: Array.from(reference.matchAll(/\[(\d+)\]/g), ([, n]) => n).join('.'),
        rule: words ?? rule.expression,
        isFormula: words === undefined,
        values: readBy(rule, reference),
      },
    ];
  });
}
