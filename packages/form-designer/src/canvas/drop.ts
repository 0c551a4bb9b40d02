import { atEnd, type FormDocument, type Place, type TreeNode, tree } from '@msurvey/xlsform/edit';
import type { PaletteEntry } from '../palette/catalogue.ts';

/** What is under way: the rows that are dragged, or an entry of the palette. */
export type Dragged = { rows: readonly string[] } | { entry: PaletteEntry };

/** Where something comes to stand, as it is shown: beside a row, or in a group as its first. */
export interface Spot {
  key: string;
  where: 'before' | 'after' | 'inside';
}

/** What the pointer over a row means: its upper half before it, its lower half after it, or into a group. */
export function spotAt(node: TreeNode, isFolded: boolean, share: number): Spot {
  const { key } = node;
  if (!node.children) return { key, where: share < 0.5 ? 'before' : 'after' };
  if (share < 0.3) return { key, where: 'before' };
  return { key, where: !isFolded || share < 0.7 ? 'inside' : 'after' };
}

/** The same as commands take it. */
export function placeOf(document: FormDocument, spot: Spot | null): Place {
  if (!spot) return atEnd(document);
  if (spot.where === 'inside') return { first: spot.key };
  if (spot.where === 'after') return { after: spot.key };
  const { byKey, roots } = tree(document);
  const node = byKey.get(spot.key);
  const siblings = node?.parent?.children ?? roots;
  const before = node && siblings[siblings.indexOf(node) - 1];
  if (before) return { after: before.key };
  return node?.parent ? { first: node.parent.key } : { after: null };
}

/** Behind what one looks at; into a group that is open and has nothing in it yet. */
export function placeBehind(document: FormDocument, key: string | null): Place {
  const node = key === null ? undefined : tree(document).byKey.get(key);
  if (!node) return atEnd(document);
  return node.children?.length === 0 ? { first: node.key } : { after: node.key };
}

/** Nothing goes into itself. */
export function isWithin(node: TreeNode | undefined, keys: ReadonlySet<string>): boolean {
  for (let one = node; one; one = one.parent) if (keys.has(one.key)) return true;
  return false;
}
