import { sheetOf } from './document.ts';
import { lastIndex, tree } from './tree.ts';
import type { FormDocument } from './types.ts';

/** Where something goes: behind a question or a whole group (null: at the top), as the first or the last of a group. */
export type Place = { after: string | null } | { first: string } | { last: string };

/** The row behind which rows of that place stand; undefined when there is no such place. */
export function anchorOf(document: FormDocument, place: Place): string | null | undefined {
  const sheet = sheetOf(document, 'survey');
  if (!sheet) return undefined;
  if ('after' in place && place.after === null) return null;
  const { byKey } = tree(document);
  const key = 'after' in place ? place.after : 'first' in place ? place.first : place.last;
  const node = byKey.get(key as string);
  if (!node) return undefined;
  if ('after' in place) return sheet.rows[lastIndex(node)]?.key;
  if (!node.children) return undefined;
  if ('first' in place) return node.key;
  return sheet.rows[node.endIndex === undefined ? lastIndex(node) : node.endIndex - 1]?.key;
}

/** At the end of the form. */
export const atEnd = (document: FormDocument): Place => ({ after: tree(document).roots.at(-1)?.key ?? null });
