import type { ShownAnswer } from './record-list.queries.ts';

const isCut = (value: ShownAnswer): value is { cut: string } => typeof value === 'object';

/** The answers of one row of a list: texts, numbers, and the paths of those that are given in part. */
export function shownAnswers(answers: Record<string, ShownAnswer>) {
  const entries = Object.entries(answers);
  return {
    answers: Object.fromEntries(entries.map(([path, value]) => [path, isCut(value) ? value.cut : value])),
    cut: entries.filter(([, value]) => isCut(value)).map(([path]) => path),
  };
}
