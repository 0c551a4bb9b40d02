import type { Answers } from '../raw.ts';
import type { RawCondition } from './told.ts';

/** As text, whatever it is; a repeat is no answer. */
export function wordsOf(answers: Answers, path: string): string | null {
  const value = answers[path];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
export function numberOf(answers: Answers, path: string): number | null {
  const value = answers[path];
  return typeof value === 'number' ? value : null;
}
export function dayOf(answers: Answers, path: string): string | null {
  const words = wordsOf(answers, path);
  return words !== null && /^\d{4}-(0[1-9]|1[0-2])-\d\d/.test(words) ? words.slice(0, 10) : null;
}

/** Type of a question, and of its answers. */
export interface Question {
  type: string;
  dataType: string;
}
export const isNumeric = ({ dataType }: Question): boolean => dataType === 'int' || dataType === 'decimal';
const holdsSeveral = ({ type }: Question): boolean => type.startsWith('select_multiple') || type.startsWith('rank');

function given(answers: Answers, path: string, question: Question): string | number | null {
  if (holdsSeveral(question)) return wordsOf(answers, path);
  if (isNumeric(question)) return numberOf(answers, path);
  return question.dataType === 'date' ? dayOf(answers, path) : wordsOf(answers, path);
}

/** Whatever is asked of an answer but that it is missing holds only where there is one. */
export function holds(condition: RawCondition, answers: Answers, question: Question): boolean {
  const { column, function: is, values } = condition;
  if (is === 'answered') return answers[column] !== undefined;
  if (is === 'not-answered') return answers[column] === undefined;
  const said = given(answers, column, question);
  if (said === null) return false;
  const asked: (string | number)[] = typeof said === 'number' ? values.map(Number) : [...values];
  const [from = '', to = ''] = asked;
  const isOne = holdsSeveral(question)
    ? String(said)
        .split(' ')
        .some((one) => asked.includes(one))
    : asked.includes(said);
  switch (is) {
    case 'equal':
    case 'one-of':
      return isOne;
    case 'not-equal':
      return !isOne;
    case 'at-least':
    case 'on-or-after':
      return said >= from;
    case 'at-most':
      return said <= from;
    case 'before':
      return said < from;
    case 'between':
      return said >= from && said <= to;
    default:
      return false;
  }
}
