import type { ChoiceView, QuestionView } from './questions.ts';

export interface ChoiceRef {
  list: string;
  name: string;
}

export interface ChoiceChanges {
  added: ChoiceRef[];
  /** Answers already given with these would have no label any more. */
  removed: ChoiceRef[];
  renamed: { list: string; from: string; to: string }[];
}

function listsOf(views: readonly QuestionView[]): Map<string, ChoiceView[]> {
  const lists = new Map<string, ChoiceView[]>();
  for (const { list, choices } of views) if (list !== undefined && choices) lists.set(list, choices);
  return lists;
}

const sameLabel = (a: ChoiceView, b: ChoiceView): boolean =>
  Object.entries(a.label).some(([language, text]) => b.label[language] === text);

/** Choices of the lists both versions use; a list that is new or gone shows in its questions. */
export function diffChoices(before: readonly QuestionView[], after: readonly QuestionView[]): ChoiceChanges {
  const changes: ChoiceChanges = { added: [], removed: [], renamed: [] };
  const now = listsOf(after);
  for (const [list, old] of listsOf(before)) {
    const current = now.get(list);
    if (!current) continue;
    const oldNames = new Set(old.map((choice) => choice.name));
    const names = new Set(current.map((choice) => choice.name));
    const fresh = new Set(current.filter((choice) => !oldNames.has(choice.name)));
    for (const gone of old.filter((choice) => !names.has(choice.name))) {
      const successors = [...fresh].filter((choice) => sameLabel(gone, choice));
      const successor = successors.length === 1 ? successors[0] : undefined;
      if (successor) {
        fresh.delete(successor);
        changes.renamed.push({ list, from: gone.name, to: successor.name });
      } else changes.removed.push({ list, name: gone.name });
    }
    for (const choice of fresh) changes.added.push({ list, name: choice.name });
  }
  return changes;
}
