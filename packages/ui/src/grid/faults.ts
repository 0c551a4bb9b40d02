import type { UiText } from '../use-ui-text.ts';
import type { Filled } from './fill.ts';
import type { Fault } from './read-value.ts';
import { cellKey, type CellChange } from './types.ts';

const LONGEST_SHOWN = 40;
const short = (text: string) => (text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text);

/** What is wrong, as a sentence that says what was refused. */
export function faultText(fault: Fault, typed: string, t: UiText): string {
  switch (fault.code) {
    case 'rule':
      return fault.text;
    case 'required':
      return t('grid.required');
    case 'notNumber':
    case 'notDay':
    case 'notChoice':
      return t(`grid.${fault.code}`, { text: short(typed) });
    default:
      return t(`grid.${fault.code}`, { limit: fault.limit });
  }
}

export type Marks = ReadonlyMap<string, string>;

/** A refused cell is marked until it is changed. */
export function marked(before: Marks, filled: Filled, t: UiText): Marks {
  if (filled.refused.length === 0 && before.size === 0) return before;
  const next = new Map(unmarked(before, filled.changes));
  for (const { key, text, fault } of filled.refused) next.set(key, faultText(fault, text, t));
  return next;
}

export function unmarked(before: Marks, changes: readonly CellChange[]): Marks {
  if (before.size === 0) return before;
  const next = new Map(before);
  for (const { rowId, columnId } of changes) next.delete(cellKey(rowId, columnId));
  return next;
}
