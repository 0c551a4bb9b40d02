import { duplicate, type FormDocument, remove, unwrap, wrap } from '@msurvey/xlsform/edit';
import type { Designer } from '../state/designer.ts';

/** What can be done to the chosen lines, by menu, key or bar alike. */
export interface LineWork {
  add: () => void;
  duplicate: () => void;
  remove: () => void;
  wrap: (kind: 'group' | 'repeat') => void;
  unwrap: () => void;
}

const chosen = (designer: Designer): string[] => {
  const { selected, active } = designer.get();
  return selected.size > 0 ? [...selected] : active === null ? [] : [active];
};

export function lineWork(designer: Designer, add: () => void, go: (key: string) => void): LineWork {
  const run = (edit: (document: FormDocument, keys: string[]) => Parameters<Designer['edit']>[0]) => () => {
    const { document } = designer.get();
    const keys = chosen(designer);
    if (keys.length === 0) return;
    designer.edit(edit(document, keys));
    const { active } = designer.get();
    if (active !== null) go(active);
  };
  return {
    add,
    duplicate: run((document, keys) => duplicate(document, keys)),
    remove: run((document, keys) => remove(document, keys)),
    wrap: (kind) => run((document, keys) => wrap(document, keys, kind, { name: kind }))(),
    unwrap: run((document, keys) => unwrap(document, keys[0] as string)),
  };
}
