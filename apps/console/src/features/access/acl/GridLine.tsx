import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { memo } from 'react';
import { type Draft, type GridCell, type GridRow, valueOf } from '~/features/access/acl/draft.ts';
import { GridCheck } from '~/features/access/acl/GridCheck.tsx';
import { useTexts } from '~/features/access/texts.ts';

interface Props {
  row: GridRow;
  roles: readonly { id: number; name: string }[];
  module: string;
  action: string;
  /** The first line of a module shows its name. */
  isFirst: boolean;
  at: number;
  /** The column in the tab order, or -1. */
  tabStop: number;
  /** Only what differs in this line, so that a click redraws one line and not the grid. */
  draft: Draft;
  onToggle: (cell: GridCell) => void;
}

function Line({ row, roles, module, action, isFirst, at, tabStop, draft, onToggle }: Props) {
  const t = useTexts();
  return (
    <TableRow hover sx={isFirst && at > 0 ? { '& > *': { borderTop: 1, borderTopColor: 'divider' } } : undefined}>
      <TableCell
        component="th"
        scope="row"
        aria-label={t('acl.row', { module, action })}
        sx={{ position: 'sticky', insetInlineStart: 0, zIndex: 1, bgcolor: 'background.paper' }}
      >
        <Box sx={{ display: 'grid', gridTemplateColumns: '160px 1fr', gap: 1 }}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {isFirst && module}
          </Box>
          <span>{action}</span>
        </Box>
      </TableCell>
      {roles.map((role, column) => {
        const cell = row.switches.find((one) => one.role_id === role.id);
        if (!cell) return <TableCell key={role.id} />;
        return (
          <GridCheck
            key={role.id}
            label={t('acl.cell', { module, action, role: role.name })}
            checked={valueOf(draft, cell)}
            changed={draft.has(cell.module_action_role_id)}
            inTabOrder={tabStop === column}
            place={`${at}:${column}`}
            onToggle={() => onToggle(cell)}
          />
        );
      })}
    </TableRow>
  );
}

const sameDraft = (a: Draft, b: Draft) => a.size === b.size && [...a].every(([id, value]) => b.get(id) === value);

export const GridLine = memo(
  Line,
  ({ draft: a, ...before }, { draft: b, ...after }) =>
    sameDraft(a, b) && (Object.keys(after) as (keyof typeof after)[]).every((key) => before[key] === after[key]),
);
