import type { QuestionInfo } from './question-info.ts';
import { OPERATORS, type Operator, takesValue, type Value } from './sentence.ts';

const BY_SORT: Record<QuestionInfo['sort'], readonly Operator[]> = {
  choice: ['is', 'isNot', 'answered', 'empty'],
  choices: ['includes', 'excludes', 'answered', 'empty'],
  number: ['atLeast', 'atMost', 'more', 'less', 'is', 'isNot', 'answered', 'empty'],
  date: ['atLeast', 'atMost', 'more', 'less', 'is', 'isNot', 'answered', 'empty'],
  text: ['is', 'isNot', 'answered', 'empty'],
  other: ['answered', 'empty'],
};

/** What can be said about the answers of a question, what is said most first. */
export const operatorsFor = (about: QuestionInfo | undefined): readonly Operator[] =>
  about ? BY_SORT[about.sort] : OPERATORS;

/** With what a condition begins: the first choice, today, or nothing yet. */
export function valueFor(about: QuestionInfo | undefined, operator: Operator): Value {
  if (!takesValue(operator)) return { kind: 'text', text: '' };
  if (about?.sort === 'date') return { kind: 'today', text: '' };
  if (about?.sort === 'number') return { kind: 'number', text: '' };
  return { kind: 'text', text: about?.choices[0]?.name ?? '' };
}
