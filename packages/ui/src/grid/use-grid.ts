import { useTheme } from '@mui/material/styles';
import { useMemo, useRef, useState } from 'react';
import { useUiText } from '../use-ui-text.ts';
import { leavesOf } from './headers.ts';
import { GridModel } from './model.ts';
import type { Position } from './ranges.ts';
import type { GridProps } from './types.ts';
import { useCells } from './use-cells.ts';
import { useEditing } from './use-editing.ts';
import { useNumbers } from './use-numbers.ts';
import { useOpenRows } from './use-open-rows.ts';
import { useGridSelection } from './use-selection.ts';

/** Everything a grid knows and can do; how keys, mouse and clipboard use it stands in files of their own. */
export function useGrid<Row>(props: GridProps<Row>) {
  const { rows, rowId, childrenOf, edits, onChange } = props;
  const t = useUiText();
  const numbers = useNumbers();
  const rtl = useTheme().direction === 'rtl';
  const { flat, setRow } = useOpenRows(props);
  const columns = useMemo(() => leavesOf(props.columns), [props.columns]);
  const model = useMemo(
    () => new GridModel(flat, columns, { rows, rowId, childrenOf, edits, onChange }),
    [flat, columns, rows, rowId, childrenOf, edits, onChange],
  );
  const selection = useGridSelection(model);
  const cells = useCells(model, onChange);
  const editing = useEditing(model, cells, numbers);
  const [said, say] = useState('');
  /** The focus follows the active cell once somebody is in the grid, never before. */
  const takesFocus = useRef(false);

  const go = (to: Position, extend?: boolean) => {
    takesFocus.current = true;
    say('');
    selection.go(to, extend);
  };
  const open = (line: number, isOpen: boolean) => {
    const row = flat[line];
    if (!row?.isParent) return;
    setRow(row.id, isOpen);
    go({ row: line, column: 0 });
  };
  return {
    props,
    t,
    numbers,
    rtl,
    model,
    selection,
    cells,
    editing,
    said,
    say,
    takesFocus,
    go,
    open,
    isTree: !!childrenOf,
  };
}
export type GridControl<Row> = ReturnType<typeof useGrid<Row>>;
