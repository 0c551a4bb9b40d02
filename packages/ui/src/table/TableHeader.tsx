import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { Fragment } from 'react';
import { useUiText } from '../use-ui-text.ts';
import { STAYS } from './RowActions.tsx';
import type { Column, DataTableProps } from './types.ts';
import { selectionOf } from './use-selection.ts';

export function TableHeader<Row>(props: DataTableProps<Row>) {
  const { columns, rows = [], rowId, serial, approval, actions, actionsBefore, selection, sort, onSort } = props;
  const t = useUiText();
  const ticks = selectionOf(selection, rows, rowId);
  return (
    <TableHead>
      <TableRow>
        {selection && (
          <TableCell padding="checkbox">
            <Checkbox
              size="small"
              checked={ticks.all}
              indeterminate={ticks.some}
              disabled={rows.length === 0}
              onChange={ticks.toggleAll}
              slotProps={{ input: { 'aria-label': t('table.selectAll') } }}
            />
          </TableCell>
        )}
        {serial && <TableCell sx={{ width: 56 }}>{typeof serial === 'string' ? serial : t('table.serial')}</TableCell>}
        {columns.map((column) => (
          <Fragment key={column.id}>
            {actions && actionsBefore?.column === column.id && <TableCell>{actionsBefore.header}</TableCell>}
            <HeaderCell column={column} sort={sort} onSort={onSort} />
          </Fragment>
        ))}
        {approval && <TableCell>{approval.header ?? t('table.status')}</TableCell>}
        {actions && !actionsBefore && (
          <TableCell align="right" sx={{ ...STAYS, zIndex: 3 }}>
            {t('table.actions')}
          </TableCell>
        )}
      </TableRow>
    </TableHead>
  );
}

interface HeaderCellProps<Row> extends Pick<DataTableProps<Row>, 'sort' | 'onSort'> {
  column: Column<Row>;
}

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const active = sort?.by === column.id;
  const order = active ? sort.order : 'asc';
  return (
    <TableCell
      align={column.numeric ? 'right' : undefined}
      sx={{ width: column.width }}
      sortDirection={active ? order : false}
    >
      {column.sortable && onSort ? (
        <TableSortLabel
          active={active}
          direction={order}
          onClick={() => onSort({ by: column.id, order: active && order === 'asc' ? 'desc' : 'asc' })}
        >
          {column.header}
        </TableSortLabel>
      ) : (
        column.header
      )}
    </TableCell>
  );
}
