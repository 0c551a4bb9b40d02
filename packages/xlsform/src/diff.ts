import { type ChoiceChanges, diffChoices } from './diff-choices.ts';
import type { CompileOptions } from './form/settings.ts';
import type { FormModel } from './model/types.ts';
import { type QuestionView, questions } from './questions.ts';

export interface QuestionRef {
  path: string;
  name: string;
  type: string;
}

export interface FormDiff {
  added: QuestionRef[];
  /** Questions whose data would have no place any more. */
  removed: QuestionRef[];
  renamed: { from: QuestionRef; to: QuestionRef }[];
  /** Same name in another group or repeat. */
  moved: { from: QuestionRef; to: QuestionRef }[];
  retyped: { path: string; from: string; to: string }[];
  choices: ChoiceChanges;
}

const ref = ({ path, name, type }: QuestionView): QuestionRef => ({ path, name, type });
const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** What a new version of a form changes about the data of the old one. */
export function diff(before: FormModel, after: FormModel, options: CompileOptions = {}): FormDiff {
  const old = questions(before, options).filter((q) => !q.generated);
  const now = questions(after, options).filter((q) => !q.generated);
  // The root's name says nothing about a question, and may come from outside of the form.
  const key = (q: QuestionView) => q.path.slice(q.path.indexOf('/', 1));
  const nowByPath = new Map(now.map((q) => [key(q), q]));
  const oldPaths = new Set(old.map(key));

  const same = old.flatMap((q): [QuestionView, QuestionView][] => {
    const twin = nowByPath.get(key(q));
    return twin ? [[q, twin]] : [];
  });
  const result: FormDiff = {
    added: [],
    removed: [],
    renamed: [],
    moved: [],
    retyped: same.filter(([a, b]) => a.type !== b.type).map(([a, b]) => ({ path: b.path, from: a.type, to: b.type })),
    choices: diffChoices(old, now),
  };
  const fresh = new Set(now.filter((q) => !oldPaths.has(key(q))));
  for (const gone of old.filter((q) => !nowByPath.has(key(q)))) {
    const moved = only(fresh, (q) => q.name === gone.name && q.type === gone.type);
    const successor = moved ?? only(fresh, (q) => isRename(gone, q, key));
    if (!successor) {
      result.removed.push(ref(gone));
      continue;
    }
    fresh.delete(successor);
    result[moved ? 'moved' : 'renamed'].push({ from: ref(gone), to: ref(successor) });
  }
  result.added = [...fresh].map(ref);
  return result;
}

/** A question that reads the same in the same place under another name was renamed. */
function isRename(gone: QuestionView, candidate: QuestionView, key: (q: QuestionView) => string): boolean {
  if (gone.type !== candidate.type || parentOf(key(gone)) !== parentOf(key(candidate))) return false;
  const labels = Object.entries(gone.label);
  return labels.length > 0
    ? labels.some(([language, text]) => candidate.label[language] === text)
    : Object.keys(candidate.label).length === 0;
}

function only(among: Iterable<QuestionView>, test: (q: QuestionView) => boolean): QuestionView | undefined {
  let found: QuestionView | undefined;
  for (const q of among) {
    if (!test(q)) continue;
    if (found) return undefined;
    found = q;
  }
  return found;
}
