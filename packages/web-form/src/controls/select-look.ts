import type { RankNode, SelectNode } from '@getodk/xforms-engine';

/** More than this is looked for by typing, not by scrolling. */
const LONG_LIST = 30;
/** The browser's own box is quick and known to everybody, up to a point. */
const LONG_BOX = 150;

export type SelectLook = 'list' | 'box' | 'search';

/** How a select is shown; depends on how many choices there are at the moment. */
export function lookOf(node: SelectNode): SelectLook {
  const { appearances, selectType } = node;
  const count = node.currentState.valueOptions.length;
  if (appearances.autocomplete) return 'search';
  if (appearances.minimal) return selectType === 'select1' && count <= LONG_BOX ? 'box' : 'search';
  return count > LONG_LIST ? 'search' : 'list';
}

export const isListed = (node: SelectNode): boolean => lookOf(node) === 'list';

export type ChoiceLayout = 'rows' | 'columns' | 'pack' | 'likert' | 'table';

export interface ListLook {
  layout: ChoiceLayout;
  columns: number;
  /** In a table of questions the first row has the words, the others only the marks. */
  part: 'whole' | 'words' | 'marks';
}

export function listLookOf(appearances: Iterable<string>, count: number): ListLook {
  const names = new Set(appearances);
  const part = names.has('label') ? 'words' : names.has('list-nolabel') ? 'marks' : 'whole';
  if (part !== 'whole' || names.has('list')) return { layout: 'table', columns: count, part };
  if (names.has('likert')) return { layout: 'likert', columns: count, part };
  for (const name of names) {
    const columns = /^columns-(\d{1,2})$/.exec(name)?.[1];
    if (columns) return { layout: 'columns', columns: Math.max(1, Number(columns)), part };
  }
  if (names.has('columns')) return { layout: 'columns', columns: 2, part };
  const packed = ['columns-pack', 'horizontal', 'horizontal-compact', 'compact', 'quickcompact'];
  return { layout: packed.some((name) => names.has(name)) ? 'pack' : 'rows', columns: 1, part };
}

export type ChoiceNode = SelectNode | RankNode;
