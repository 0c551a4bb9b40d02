import { readFilter } from '../panel/filter.ts';
import type { DesignerText } from '../texts.ts';
import type { QuestionInfo } from './question-info.ts';
import { type Condition, readSentence, takesValue, type Value } from './sentence.ts';

/** How questions and choices are called by those who fill the form. */
export type Called = (name: string) => QuestionInfo | undefined;

const valueText = (t: DesignerText, { kind, text }: Value, about: QuestionInfo | undefined, called: Called): string => {
  if (kind === 'today') return t('said.today');
  if (kind === 'question') return t('sentence.answerTo', { question: called(text)?.label ?? text });
  const label = about?.choices.find(({ name }) => name === text)?.label;
  return label === undefined && kind !== 'text' ? text : t('said.quoted', { text: label ?? text });
};

function conditionText(t: DesignerText, condition: Condition, called: Called, self?: QuestionInfo): string {
  const { subject, operator, value } = condition;
  const about = subject === '' ? self : called(subject);
  const question = subject === '' ? t('sentence.self') : t('said.quoted', { text: about?.label ?? subject });
  if (!takesValue(operator)) return t(`said.${operator}`, { question, value: '' });
  return t(`said.${operator}`, { question, value: valueText(t, value, about, called) });
}

/** A rule in words; undefined where it says more than a sentence can. */
export function ruleText(t: DesignerText, expression: string, called: Called, self?: QuestionInfo): string | undefined {
  const sentence = readSentence(expression);
  if (!sentence || sentence.conditions.length === 0) return undefined;
  const joined = ` ${t(`sentence.${sentence.joined}`)} `;
  return sentence.conditions.map((condition) => conditionText(t, condition, called, self)).join(joined);
}

/** The usual filter of choices in words. */
export function filterText(t: DesignerText, expression: string, called: Called): string | undefined {
  const filter = readFilter(expression);
  return filter && t('filter.belonging', { question: called(filter.question)?.label ?? filter.question });
}
