import type { FormDifference } from '@msurvey/contract';
import { diff, type FormModel } from '@msurvey/xlsform';

type Held<T> = T extends { held: number } ? Omit<T, 'held'> : T;
/** What a version changes, before anybody counted whom it concerns. */
export type Difference = { [K in keyof FormDifference]: Held<FormDifference[K][number]>[] };

export function differenceOf(before: FormModel, after: FormModel): Difference {
  const { choices, ...questions } = diff(before, after);
  const lists = new Map<string, Difference['choices'][number]>();
  const of = (list: string) => {
    const found = lists.get(list) ?? { list, added: [], removed: [], renamed: [] };
    lists.set(list, found);
    return found;
  };
  for (const { list, name } of choices.added) of(list).added.push(name);
  for (const { list, name } of choices.removed) of(list).removed.push(name);
  for (const { list, from, to } of choices.renamed) of(list).renamed.push({ from, to });
  return { ...questions, choices: [...lists.values()] };
}

/** Where answers of the old version lie that the new one has no place for. */
export const changedPaths = (difference: Difference): string[] => [
  ...difference.removed.map((q) => q.path),
  ...difference.renamed.map((q) => q.from.path),
  ...difference.moved.map((q) => q.from.path),
  ...difference.retyped.map((q) => q.path),
];

export function withHeld(difference: Difference, held: ReadonlyMap<string, number>): FormDifference {
  const at = (path: string) => held.get(path) ?? 0;
  return {
    added: difference.added,
    removed: difference.removed.map((q) => ({ ...q, held: at(q.path) })),
    renamed: difference.renamed.map((q) => ({ ...q, held: at(q.from.path) })),
    moved: difference.moved.map((q) => ({ ...q, held: at(q.from.path) })),
    retyped: difference.retyped.map((q) => ({ ...q, held: at(q.path) })),
    choices: difference.choices,
  };
}
