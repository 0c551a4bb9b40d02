import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MoreMenu } from '../page/PageHeader.tsx';
import { useUiText } from '../use-ui-text.ts';
import { ApprovalButton } from './ApprovalButton.tsx';
import { CellContent } from './cell.tsx';
import { RowActions } from './RowActions.tsx';
import type { Column, DataTableProps, RowAction } from './types.ts';
import { selectionOf } from './use-selection.ts';

const FEW = 3;

/** Beside a title on a phone there is room for a few icons; more of them become a menu. */
function CardActions({ actions }: { actions: readonly RowAction[] }) {
  return actions.length > FEW ? <MoreMenu actions={actions} /> : <RowActions actions={actions} />;
}

/** Without marks, the first columns are the ones that matter. */
function mainColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const marked = columns.filter((column) => column.primary);
  return marked.length ? marked : columns.slice(0, FEW);
}

/** The same rows on a phone. */
export function CardRows<Row>(props: DataTableProps<Row> & { rows: readonly Row[] }) {
  const { label, columns, rows, rowId, rowLink, approval, actions, selection } = props;
  const t = useUiText();
  const [title, ...rest] = mainColumns(columns);
  const ticks = selectionOf(selection, rows, rowId);
  return (
    <Stack component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row, index) => {
        const id = rowId(row);
        return (
          <Box component="li" key={id} sx={{ px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
            <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
              {selection && (
                <Checkbox
                  size="small"
                  checked={selection.selected.has(id)}
                  onChange={() => ticks.toggle(id)}
                  slotProps={{ input: { 'aria-label': t('table.selectRow', { row: index + 1 }) } }}
                />
              )}
              <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 500 }}>
                {title && <CellContent column={title} row={row} rowLink={rowLink} />}
              </Box>
              {actions && <CardActions actions={actions(row)} />}
            </Stack>
            {rest.map((column) => (
              <Stack key={column.id} direction="row" sx={{ gap: 1, mt: 0.5 }}>
                <Typography variant="body2" color="textSecondary" sx={{ minWidth: 96 }}>
                  {column.header}
                </Typography>
                <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
                  <CellContent column={column} row={row} />
                </Typography>
              </Stack>
            ))}
            {approval && (
              <Box sx={{ mt: 1 }}>
                <ApprovalButton approval={approval} row={row} />
              </Box>
            )}
          </Box>
        );
      })}
    </Stack>
  );
}
