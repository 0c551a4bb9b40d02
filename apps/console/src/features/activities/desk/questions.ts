import type { AnswerLine } from '@msurvey/contract';

/** `participant[2]/name` and `participant/name` ask the same thing. */
export const bareQuestion = (path: string): string => path.replace(/\[\d+\]/g, '');

/** The line that a finding or a reason points to: the very one, else the first of that question. */
export function lineOf(lines: readonly AnswerLine[], question: string): AnswerLine | undefined {
  return (
    lines.find(({ path }) => path === question) ??
    lines.find(({ path }) => bareQuestion(path) === bareQuestion(question))
  );
}

export interface QuestionOption {
  id: string;
  name: string;
  hint?: string;
}

/** What a rejection can be about: questions and groups, in the order of the form. One that is not listed is kept. */
export function questionOptions(lines: readonly AnswerLine[], wanted: string | null): QuestionOption[] {
  const options = lines
    .filter(({ kind, label }) => kind !== 'item' && label.trim() !== '')
    .map(({ path, label, answer }) => ({ id: path, name: label, ...(answer ? { hint: answer } : {}) }));
  return wanted && !options.some(({ id }) => id === wanted) ? [{ id: wanted, name: wanted }, ...options] : options;
}

/** The option for a finding's question, so that the list shows it in the form's words. */
export const optionFor = (lines: readonly AnswerLine[], question: string | null): string | null =>
  question === null ? null : (lineOf(lines, question)?.path ?? question);
