import type { RowId } from '../table/types.ts';

/** A row as it is drawn: where it stands in the tree, and whether it is open. */
export interface FlatRow<Row> {
  row: Row;
  id: RowId;
  /** From 1. */
  level: number;
  place: number;
  siblings: number;
  isParent: boolean;
  isOpen: boolean;
  /** The line of its parent; -1 at the top. */
  parent: number;
}

interface Tree<Row> {
  rows: readonly Row[];
  rowId: (row: Row) => RowId;
  childrenOf?: (row: Row) => readonly Row[] | undefined;
}

/** The rows in sight, from top to bottom: children follow their parent where it is open. */
export function flatten<Row>({ rows, rowId, childrenOf }: Tree<Row>, isOpen: (id: RowId) => boolean): FlatRow<Row>[] {
  const flat: FlatRow<Row>[] = [];
  const add = (siblings: readonly Row[], level: number, parent: number): void => {
    for (const [index, row] of siblings.entries()) {
      const id = rowId(row);
      const children = childrenOf?.(row) ?? [];
      const open = children.length > 0 && isOpen(id);
      const line = flat.length;
      const place = { level, place: index + 1, siblings: siblings.length, parent };
      flat.push({ row, id, ...place, isParent: children.length > 0, isOpen: open });
      if (open) add(children, level + 1, line);
    }
  };
  add(rows, 1, -1);
  return flat;
}

/** The rows beneath a row that have no children themselves; the row itself where it has none. */
export function leafRows<Row>(rows: readonly Row[], childrenOf: Tree<Row>['childrenOf']): Row[] {
  if (!childrenOf) return [...rows];
  return rows.flatMap((row) => {
    const children = childrenOf(row);
    return children?.length ? leafRows(children, childrenOf) : [row];
  });
}

/** Every row that can be opened. */
export function parentIds<Row>({ rows, rowId, childrenOf }: Tree<Row>): RowId[] {
  return rows.flatMap((row) => {
    const children = childrenOf?.(row) ?? [];
    return children.length ? [rowId(row), ...parentIds({ rows: children, rowId, childrenOf })] : [];
  });
}
