import Checkbox from '@mui/material/Checkbox';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { useUiText } from '../use-ui-text.ts';
import { ApprovalButton } from './ApprovalButton.tsx';
import { CellContent } from './cell.tsx';
import { CUT, CUT_STYLES, useCellTips } from './cell-tips.tsx';
import { RowActions, STAYS } from './RowActions.tsx';
import type { Column, DataTableProps } from './types.ts';
import { useRowKeys } from './use-row-keys.ts';
import { selectionOf } from './use-selection.ts';

const CONTROLS = 'a, button, input, label, select, textarea, [role="button"], [role="menuitem"]';

/** A click anywhere on a linked row opens it, unless it was meant for something in the row. */
function openRow(event: MouseEvent<HTMLElement>): void {
  const target = event.target as HTMLElement;
  // what a menu of the row says is heard here too, though it stands elsewhere on the page
  if (!event.currentTarget.contains(target)) return;
  if (target.closest(CONTROLS) || window.getSelection()?.toString()) return;
  event.currentTarget.querySelector<HTMLElement>('[data-row-link]')?.click();
}

/** As low as the buttons of a row are high. */
const COMPACT = {
  height: 34,
  '& > td': { paddingBlock: '1px' },
  [`&& [${CUT}]`]: { display: 'block', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  // what stands in two lines otherwise stands in one
  '& [data-line]': { display: 'inline', marginInlineEnd: '0.5em' },
} as const;

/** Plain values are cut after two lines; what a column draws itself is left alone unless it says otherwise. */
const linesOf = <Row,>({ lines, cell, nowrap, numeric }: Column<Row>): 1 | 2 | undefined =>
  lines ?? (cell || nowrap || numeric ? undefined : 2);

export function TableRows<Row>(props: DataTableProps<Row> & { rows: readonly Row[] }) {
  const { columns, rows, rowId, serial, rowLink, approval, actions, actionsBefore, selection, paging, isCompact } =
    props;
  const t = useUiText();
  const ticks = selectionOf(selection, rows, rowId);
  const keys = useRowKeys(rows.length, selection && ((index) => ticks.toggle(rowId(rows[index] as Row))));
  const tips = useCellTips();
  const offset = paging ? (paging.page - 1) * paging.pageSize : 0;
  return (
    <TableBody
      {...tips.handlers}
      onKeyDown={(event) => void (tips.onKeyDown(event) || keys.onKeyDown(event))}
      sx={CUT_STYLES}
    >
      {rows.map((row, index) => {
        const id = rowId(row);
        const number = offset + index + 1;
        return (
          <TableRow
            key={id}
            hover
            selected={selection?.selected.has(id)}
            onClick={rowLink ? openRow : undefined}
            sx={{ ...(isCompact ? COMPACT : { height: 44 }), cursor: rowLink ? 'pointer' : undefined }}
            {...keys.rowProps(index)}
          >
            {selection && (
              <TableCell padding="checkbox">
                <Checkbox
                  size="small"
                  checked={selection.selected.has(id)}
                  onChange={() => ticks.toggle(id)}
                  slotProps={{ input: { 'aria-label': t('table.selectRow', { row: number }) } }}
                />
              </TableCell>
            )}
            {serial && <TableCell>{t('number', { value: number })}</TableCell>}
            {columns.map((column, at) => (
              <Fragment key={column.id}>
                {actions && actionsBefore?.column === column.id && (
                  <TableCell>
                    <RowActions actions={actions(row)} start />
                  </TableCell>
                )}
                <TableCell
                  align={column.numeric ? 'right' : undefined}
                  sx={column.nowrap || column.numeric ? { whiteSpace: 'nowrap' } : undefined}
                >
                  <Cut lines={isCompact ? 1 : linesOf(column)} whole={column.whole?.(row)}>
                    <CellContent column={column} row={row} rowLink={at === 0 ? rowLink : undefined} />
                  </Cut>
                </TableCell>
              </Fragment>
            ))}
            {approval && (
              <TableCell>
                <ApprovalButton approval={approval} row={row} />
              </TableCell>
            )}
            {actions && !actionsBefore && (
              <TableCell align="right" sx={{ ...STAYS, bgcolor: 'background.paper' }}>
                <RowActions actions={actions(row)} />
              </TableCell>
            )}
          </TableRow>
        );
      })}
      {tips.tip}
    </TableBody>
  );
}

interface CutProps {
  lines: 1 | 2 | undefined;
  whole: string | undefined;
  children: ReactNode;
}

function Cut({ lines, whole, children }: CutProps) {
  return lines ? <div {...{ [CUT]: lines, 'data-whole': whole }}>{children}</div> : children;
}
