import { type FigureName } from '@msurvey/domain';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Figure } from '~/features/dashboard/cards/Figure.tsx';

interface FigureTableProps {
  label: string;
  /** What the rows are. */
  of: string;
  columns: readonly string[];
  rows: readonly { label: string; figures: readonly FigureName[] }[];
}

/** Figures that are read across and down; each of them opens. */
export function FigureTable({ label, of, columns, rows }: FigureTableProps) {
  return (
    <TableContainer>
      <Table size="small" aria-label={label} sx={{ '& td, & th': { px: { xs: 0, sm: 1 } } }}>
        <TableHead>
          <TableRow>
            <TableCell scope="col">{of}</TableCell>
            {columns.map((column) => (
              <TableCell key={column} scope="col" align="right">
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ label: row, figures }) => (
            <TableRow key={row}>
              <TableCell component="th" scope="row">
                {row}
              </TableCell>
              {figures.map((figure) => (
                <TableCell key={figure} align="right">
                  <Figure figure={figure} isCell />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
