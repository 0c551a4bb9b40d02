import type { KeyboardEvent } from 'react';
import type { TreeRow } from '~/features/logframe/tree/rows.ts';
import type { Move } from '~/features/logframe/tree/use-move.ts';

interface TreeKeys {
  rows: readonly TreeRow[];
  active: number;
  page: number;
  move: Move;
  go: (row: TreeRow | undefined) => void;
  toggle: (row: TreeRow, isOpen: boolean) => void;
  openActions: (row: TreeRow) => void;
  beginMove: (row: TreeRow) => void;
  copy: ((row: TreeRow) => void) | null;
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The keys of a tree; while a node is being moved, the arrows go from one lit place to the next. */
export function useTreeKeys({ rows, active, page, move, go, toggle, openActions, beginMove, copy }: TreeKeys) {
  const at = Math.max(
    0,
    rows.findIndex(({ node }) => node.id === active),
  );
  const row = rows[at];

  const nextLit = (step: number) => {
    for (let i = at + step; i >= 0 && i < rows.length; i += step) {
      const there = rows[i];
      if (there && move.legal.has(there.node.id)) return there;
    }
    return undefined;
  };
  const sideways = (inwards: boolean) => {
    if (!row) return;
    if (inwards) {
      if (row.hasChildren && !row.isOpen) toggle(row, true);
      else if (row.isOpen) go(rows[at + 1]);
    } else if (row.isOpen) toggle(row, false);
    else go(rows.find(({ node }) => node.id === row.node.parent));
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    // Keys of a button inside a row are that button's.
    if (!row || event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const { key } = event;
    const step = STEPS[key];
    if (move.moving && key === 'Escape') move.end();
    else if (move.moving && (key === 'Enter' || key === ' ')) move.drop(row.node);
    else if (step !== undefined) go(move.moving ? nextLit(step) : rows[at + step]);
    else if (key === 'Home') go(rows[0]);
    else if (key === 'End') go(rows.at(-1));
    else if (key === 'PageDown') go(rows[Math.min(rows.length - 1, at + page)]);
    else if (key === 'PageUp') go(rows[Math.max(0, at - page)]);
    else if (key === 'ArrowRight' || key === 'ArrowLeft') sideways((key === 'ArrowRight') !== isRtl);
    else if (key === 'Enter') openActions(row);
    else if (key.toLowerCase() === 'm' && move.isAllowed && row.node.can.edit) beginMove(row);
    else if (key.toLowerCase() === 'c' && copy && !move.moving) copy(row);
    else return;
    event.preventDefault();
  };
}
