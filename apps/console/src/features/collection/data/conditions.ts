import { isFile } from '~/features/collection/parts/answer-words.ts';
import type { Question } from '~/features/collection/parts/questions.ts';
import type { Body } from '~/lib/client.ts';

export type Condition = NonNullable<Body<'submissions'>['answers']>[number];
export type Comparison = Condition['is'];
export const MOST_CONDITIONS = 5;

const COMPARISONS: readonly Comparison[] = ['equal', 'contains', 'from', 'to', 'blank', 'filled'];
const ORDERED = new Set(['int', 'decimal', 'date', 'dateTime', 'time']);

/** What can be asked of an answer, by its kind. */
export function comparisonsFor(question: Question): readonly Comparison[] {
  if (isFile(question) || question.dataType.startsWith('geo')) return ['filled', 'blank'];
  if (question.type === 'select_multiple' || question.type === 'rank') return ['contains', 'filled', 'blank'];
  if (question.choices || question.list !== null) return ['equal', 'filled', 'blank'];
  if (ORDERED.has(question.dataType)) return ['equal', 'from', 'to', 'filled', 'blank'];
  return ['contains', 'equal', 'filled', 'blank'];
}

export const needsValue = (is: Comparison): boolean => is !== 'blank' && is !== 'filled';

/** Only what can be asked for is believed of an address. */
export function readConditions(text: string | null): Condition[] {
  try {
    const given: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(given) ? given.filter(isCondition).slice(0, MOST_CONDITIONS) : [];
  } catch {
    return [];
  }
}

function isCondition(one: unknown): one is Condition {
  const { path, is, value } = (one ?? {}) as Partial<Record<string, unknown>>;
  return (
    typeof path === 'string' &&
    path.trim() !== '' &&
    path.length <= 500 &&
    COMPARISONS.includes(is as Comparison) &&
    (value == null || (typeof value === 'string' && value.length <= 500))
  );
}
