import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Draft, Grid, GridCell, GridRow } from '~/features/access/acl/draft.ts';
import { GridLine } from '~/features/access/acl/GridLine.tsx';
import { useGridKeys } from '~/features/access/acl/use-grid-keys.ts';
import { useCatalogueWords } from '~/features/access/parts/words.ts';
import { useTexts } from '~/features/access/texts.ts';

interface Props {
  grid: Grid;
  rows: readonly GridRow[];
  draft: Draft;
  onToggle: (cell: GridCell) => void;
}

const of = (draft: Draft, row: GridRow): Draft =>
  new Map([...draft].filter(([id]) => row.switches.some((cell) => cell.module_action_role_id === id)));

/** Permissions down, roles across; heading and first column stay in sight. */
export function GridTable({ grid, rows, draft, onToggle }: Props) {
  const t = useTexts();
  const { moduleName, actionName } = useCatalogueWords();
  const keys = useGridKeys(rows.length, grid.roles.length);
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <TableContainer
        // what the keys move to is never under the heading or the first column
        sx={{ maxHeight: 'max(320px, calc(100dvh - 300px))', scrollPaddingTop: 56, scrollPaddingInlineStart: 280 }}
      >
        <Table stickyHeader size="small" role="grid" aria-label={t('acl')}>
          <TableHead>
            <TableRow>
              <TableCell sx={{ insetInlineStart: 0, zIndex: 3, minWidth: 260 }}>{t('acl.permission')}</TableCell>
              {grid.roles.map((role) => (
                <TableCell key={role.id} align="center" sx={{ whiteSpace: 'normal', minWidth: 96 }}>
                  {role.name}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody onKeyDown={keys.onKeyDown} onFocus={keys.onFocus}>
            {rows.map((row, at) => (
              <GridLine
                key={`${row.module_name}/${row.action_name}`}
                row={row}
                roles={grid.roles}
                module={moduleName(row.module_name)}
                action={actionName(row.action_name)}
                isFirst={rows[at - 1]?.module_name !== row.module_name}
                at={at}
                tabStop={keys.active.row === at ? keys.active.column : -1}
                draft={of(draft, row)}
                onToggle={onToggle}
              />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Paper>
  );
}
