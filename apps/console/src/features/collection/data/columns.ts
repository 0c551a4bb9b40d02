import { pathOf, type Question } from '~/features/collection/parts/questions.ts';

/** Facts about a record that are no answers; no question can be named so. */
export const FACTS = ['@receivedAt', '@user', '@state', '@source', '@version', '@updatedAt'] as const;
export type Fact = (typeof FACTS)[number];
export const isFact = (id: string): id is Fact => (FACTS as readonly string[]).includes(id);

const FIRST_FACTS: readonly string[] = ['@receivedAt', '@user', '@state'];
const FIRST_QUESTIONS = 6;

/** What can be a column: questions outside of repeats, and repeats as their number. */
export const columnQuestions = (questions: readonly Question[]): Question[] =>
  questions.filter(
    (question) => question.kind !== 'group' && question.repeats.length === 0 && question.type !== 'note',
  );

/** Columns of somebody who has not chosen yet. */
export const firstColumns = (questions: readonly Question[]): string[] => [
  ...FIRST_FACTS,
  ...columnQuestions(questions)
    .filter((question) => question.visible && !question.generated)
    .slice(0, FIRST_QUESTIONS)
    .map(pathOf),
];

/** Of the chosen columns those that are answers of the form as it is now: nothing else is fetched. */
export function answersShown(columns: readonly string[], questions: readonly Question[]): string[] {
  const known = new Set(columnQuestions(questions).map(pathOf));
  return columns.filter((id) => known.has(id));
}
