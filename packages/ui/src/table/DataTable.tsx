import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import { useTheme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableContainer from '@mui/material/TableContainer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { EmptyState } from '../page/EmptyState.tsx';
import { FailedState } from '../page/FailedState.tsx';
import { useUiText } from '../use-ui-text.ts';
import { CardRows } from './CardRows.tsx';
import { PagingBar } from './PagingBar.tsx';
import { SkeletonCards, SkeletonRows } from './SkeletonRows.tsx';
import { TableHeader } from './TableHeader.tsx';
import { TableRows } from './TableRows.tsx';
import type { DataTableProps } from './types.ts';

/** Rows of 44 pixels have room for two lines; what lies between the columns is better spent on what stands in them. */
const DENSE = {
  '& .MuiTableCell-root': { px: 1, py: '2px' },
  '& .MuiTableCell-body': { lineHeight: 1.4, '&:lang(bn)': { lineHeight: 1.55 } },
  // a long heading has two lines as well, or it would be wider than what stands beneath it
  '& .MuiTableCell-head': { py: '6px', lineHeight: 1.3, whiteSpace: 'normal' },
  '& .MuiTableCell-root:first-of-type': { paddingInlineStart: 2 },
  '& .MuiTableCell-root:last-of-type': { paddingInlineEnd: 2 },
} as const;

/** The generic table. Paging, sorting and filtering happen on the server; the caller holds the state. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, paging, footer, refreshing, error, onRetry, empty } = props;
  const t = useUiText();
  const asCards = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const failed = error !== undefined && rows === undefined;
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden', position: 'relative' }} aria-busy={refreshing || undefined}>
      {refreshing && rows && (
        <LinearProgress aria-label={t('loading')} sx={{ position: 'absolute', insetInline: 0, top: 0, zIndex: 3 }} />
      )}
      {failed ? <FailedState text={error} onRetry={onRetry} /> : asCards ? <Cards {...props} /> : <Grid {...props} />}
      {rows?.length === 0 && !failed && <EmptyState {...empty} text={empty?.text ?? t('table.empty')} />}
      {paging && paging.count > 0 && !failed && (
        <Box sx={{ borderTop: 1, borderColor: 'divider', mt: '-1px' }}>
          <PagingBar {...paging} />
        </Box>
      )}
      {footer && rows && rows.length > 0 && !failed && (
        <Box sx={{ borderTop: 1, borderColor: 'divider', mt: '-1px' }}>{footer}</Box>
      )}
    </Paper>
  );
}

function Cards<Row>(props: DataTableProps<Row>) {
  const { rows } = props;
  return rows ? rows.length > 0 && <CardRows {...props} rows={rows} /> : <SkeletonCards />;
}

function Grid<Row>(props: DataTableProps<Row>) {
  const { rows, label, paging } = props;
  return (
    <TableContainer sx={{ maxHeight: 'max(560px, calc(100dvh - 160px))' }}>
      <Table stickyHeader size="small" aria-label={label} sx={DENSE}>
        <TableHeader {...props} />
        {rows ? <TableRows {...props} rows={rows} /> : <SkeletonRows {...props} count={paging?.pageSize} />}
      </Table>
    </TableContainer>
  );
}
