import { useCallback, useMemo, useState } from 'react';
import type { RowId } from '../table/types.ts';
import { flatten, parentIds } from './flatten.ts';
import type { GridProps } from './types.ts';

type Tree<Row> = Pick<GridProps<Row>, 'rows' | 'rowId' | 'childrenOf' | 'startOpen'>;

/** Which rows of a tree are open, and the rows that are in sight because of it. */
export function useOpenRows<Row>({ rows, rowId, childrenOf, startOpen = 'none' }: Tree<Row>) {
  const [open, setOpen] = useState<ReadonlySet<RowId>>(
    () => new Set(startOpen === 'all' ? parentIds({ rows, rowId, childrenOf }) : startOpen === 'none' ? [] : startOpen),
  );
  const flat = useMemo(
    () => flatten({ rows, rowId, childrenOf }, (id) => open.has(id)),
    [rows, rowId, childrenOf, open],
  );
  const setRow = useCallback((id: RowId, isOpen: boolean) => {
    setOpen((before) => {
      const next = new Set(before);
      if (isOpen) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  return { flat, setRow };
}
