import type { Place } from '../diagnostics.ts';
import type { Problems } from './problems.ts';

/** A cell can hold half a surrogate pair (`_xD800_`) or NUL. No database keeps them, and what was meant nobody knows. */
const UNSTORABLE = /\u0000|\p{Surrogate}/u;
const EACH = new RegExp(UNSTORABLE, 'gu');
const MESSAGE = 'The cell contains characters that cannot be stored. Type its text again.';
const withoutThem = (text: string) => text.replace(EACH, '\ufffd');

/** The text of a cell; an author is told of what cannot be stored, and nothing that comes later has to mind it. */
export function storable(text: string, problems: Problems, place: Place): string {
  if (!UNSTORABLE.test(text)) return text;
  problems.add('error', 'characters', MESSAGE, { ...place, column: withoutThem(place.column ?? '') });
  return withoutThem(text);
}
