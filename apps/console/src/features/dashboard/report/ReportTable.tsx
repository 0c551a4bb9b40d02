import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useMemo, useState } from 'react';
import type { OpenFigure } from '~/features/dashboard/cards/use-figures.ts';
import { ReportLine } from '~/features/dashboard/report/ReportLine.tsx';
import {
  BY_NAME,
  pressed,
  type ReportColumn,
  type ReportRow,
  sorted,
  type Sorting,
} from '~/features/dashboard/report/rows.ts';
import { STICKY } from '~/features/dashboard/report/sticky.ts';
import { useLanguage } from '~/lib/use-language.ts';

export interface ReportTableProps {
  label: string;
  /** What the rows are. */
  of: string;
  columns: readonly ReportColumn[];
  rows: readonly ReportRow[];
  /** What no row holds; after the rows, however they are sorted. */
  rest?: ReportRow;
  total: ReportRow;
  onOpen: OpenFigure;
}

/** Numbers by rows; each of them opens. Wider than its card it is moved sideways, and the names of the rows stay. */
export function ReportTable({ label, of, columns, rows, rest, total, onOpen }: ReportTableProps) {
  const language = useLanguage();
  const [sorting, setSorting] = useState<Sorting>();
  const shown = useMemo(() => sorted(rows, sorting, language), [rows, sorting, language]);
  const header = (by: string, text: string) => (
    <TableCell
      key={by}
      scope="col"
      align={by === BY_NAME ? 'left' : 'right'}
      sortDirection={sorting?.by === by ? sorting.order : false}
      sx={by === BY_NAME ? { ...STICKY, zIndex: 2 } : { minWidth: 104, whiteSpace: 'normal', verticalAlign: 'bottom' }}
    >
      <TableSortLabel
        active={sorting?.by === by}
        direction={sorting?.by === by ? sorting.order : 'asc'}
        onClick={() => setSorting(pressed(sorting, by))}
      >
        {text}
      </TableSortLabel>
    </TableCell>
  );
  return (
    <TableContainer tabIndex={0} role="group" aria-label={label} sx={{ maxWidth: '100%', overflowX: 'auto' }}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            {header(BY_NAME, of)}
            {columns.map(({ id, label: text }) => header(id, text))}
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map((row) => (
            <ReportLine key={row.id} row={row} columns={columns} onOpen={onOpen} />
          ))}
          {rest && <ReportLine row={rest} columns={columns} onOpen={onOpen} />}
        </TableBody>
        <TableFooter>
          <ReportLine row={total} columns={columns} onOpen={onOpen} isTotal />
        </TableFooter>
      </Table>
    </TableContainer>
  );
}
