import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useUiText } from '../use-ui-text.ts';
import type { Column, DataTableProps } from './types.ts';

/** Blank is not zero: 0 and false are values. */
const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'number' && Number.isNaN(value)) ||
  (Array.isArray(value) && value.length === 0);

/** Quiet, and without the wide hyphens of tabular figures. */
export function Blank() {
  const t = useUiText();
  return (
    <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'normal' }}>
      {t('table.blank')}
    </Box>
  );
}

function useCell<Row>(column: Column<Row>, row: Row): ReactNode {
  const t = useUiText();
  const value = column.cell
    ? column.cell(row)
    : column.value
      ? column.value(row)
      : (row as Record<string, unknown>)[column.id];
  if (isBlank(value)) return <Blank />;
  if (column.numeric && typeof value === 'number') return t('number', { value });
  if (column.cell) return value as ReactNode;
  return Array.isArray(value) ? value.join(', ') : String(value);
}

interface CellProps<Row> {
  column: Column<Row>;
  row: Row;
  /** Given to the column that carries the row's link. */
  rowLink?: DataTableProps<Row>['rowLink'];
}

export function CellContent<Row>({ column, row, rowLink }: CellProps<Row>): ReactNode {
  const content = useCell(column, row);
  if (!rowLink) return content;
  return (
    <Link href={`${rowLink.prefix}${rowLink.id(row)}/`} data-row-link="" underline="hover" sx={{ fontWeight: 500 }}>
      {content}
    </Link>
  );
}
