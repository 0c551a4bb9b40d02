import type { ReactNode } from 'react';
import { IconChevronDown, IconChevronLeft, IconChevronRight } from '../icons.ts';
import type { FlatRow } from './flatten.ts';

const INDENT = 20;
const NARROW_INDENT = 8;
/** Deeper rows would leave no room for their names. */
const MOST_STEPS = 6;

interface TreeCellProps<Row> {
  flat: FlatRow<Row>;
  isNarrow: boolean;
  rtl: boolean;
  children: ReactNode;
}

/** The first cell of a row of a tree. The sign is for the mouse; keys and screen readers have the cell itself. */
export function TreeCell<Row>({ flat, isNarrow, rtl, children }: TreeCellProps<Row>) {
  const steps = Math.min(flat.level - 1, MOST_STEPS);
  const Closed = rtl ? IconChevronLeft : IconChevronRight;
  const Sign = flat.isOpen ? IconChevronDown : Closed;
  return (
    <span data-tree="" style={{ paddingInlineStart: steps * (isNarrow ? NARROW_INDENT : INDENT) }}>
      {flat.isParent ? (
        <span data-toggle="" aria-hidden>
          <Sign size={18} />
        </span>
      ) : (
        <i data-toggle="" aria-hidden />
      )}
      {children}
    </span>
  );
}
