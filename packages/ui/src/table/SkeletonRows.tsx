import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useDelayed } from '../page/Delayed.tsx';
import type { DataTableProps } from './types.ts';

const MOST = 10;
const lines = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Rows of the real height, so that nothing jumps when the answer comes; grey only after a moment. */
export function SkeletonRows<Row>(props: DataTableProps<Row> & { count?: number }) {
  const { columns, serial, approval, actions, selection, count = MOST } = props;
  const visible = useDelayed();
  const extra = [serial, approval, actions, selection].filter(Boolean).length;
  return (
    <TableBody aria-hidden>
      {lines(Math.min(count, MOST)).map((row) => (
        <TableRow key={row} sx={{ height: 44 }}>
          {lines(columns.length + extra).map((cell) => (
            <TableCell key={cell}>{visible ? <Skeleton width={cell % 2 ? '60%' : '80%'} /> : null}</TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  );
}

export function SkeletonCards() {
  const visible = useDelayed();
  return (
    <Box aria-hidden sx={{ p: 2, minHeight: 320 }}>
      {visible && lines(4).map((row) => <Skeleton key={row} height={64} />)}
    </Box>
  );
}
