import type { LogframeNode, LogframeType } from '@msurvey/contract';
import { drawnRows, type HeaderAction, useViewport } from '@msurvey/ui';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TreeRow } from '~/features/logframe/tree/rows.ts';
import { COLUMNS, TreeLine, WIDE } from '~/features/logframe/tree/TreeLine.tsx';
import type { Move } from '~/features/logframe/tree/use-move.ts';
import { useTreeKeys } from '~/features/logframe/tree/use-tree-keys.ts';
import { useTexts } from '~/features/logframe/texts.ts';

interface TreeTableProps {
  rows: readonly TreeRow[];
  types: readonly LogframeType[];
  move: Move;
  focus: {
    /** The row that one is on. */
    active: number;
    onActive: (id: number) => void;
    /** The node to go to when the table is first seen. */
    first: number | null;
  };
  lines: LineActions;
}

/** What can be done with a line. */
interface LineActions {
  actionsOf: (node: LogframeNode) => readonly HeaderAction[];
  onToggle: (id: number, isOpen: boolean) => void;
  onBeginMove: (node: LogframeNode) => void;
  onCopy: ((node: LogframeNode) => void) | null;
}

function focusLine(id: number): void {
  const line = document.getElementById(`logframe-node-${id}`);
  line?.focus({ preventScroll: true });
  line?.scrollIntoView?.({ block: 'nearest' });
}

/** Only what is in sight is drawn, so that a tree of thousands of nodes opens and scrolls at once. */
export function TreeTable(props: TreeTableProps) {
  const { rows, types, move, focus, lines } = props;
  const { active, onActive, first } = focus;
  const { actionsOf, onToggle, onBeginMove, onCopy } = lines;
  const t = useTexts();
  const height = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true }) ? 52 : 44;
  const box = useRef<HTMLDivElement>(null);
  const seen = useViewport(box, height);
  const [over, setOver] = useState<number | null>(null);
  const activeIndex = Math.max(
    0,
    rows.findIndex(({ node }) => node.id === active),
  );
  const count = Math.ceil(seen.height / height);

  const go = (row: TreeRow | undefined) => {
    if (!row) return;
    // The active row is drawn wherever it stands; once it is, it gets the focus.
    flushSync(() => onActive(row.node.id));
    focusLine(row.node.id);
  };
  useEffect(() => {
    if (first !== null) focusLine(first);
  }, [first]);

  const onKeyDown = useTreeKeys({
    rows,
    active,
    page: Math.max(1, count - 2),
    move,
    go,
    toggle: (row, isOpen) => onToggle(row.node.id, isOpen),
    openActions: (row) =>
      document.querySelector<HTMLElement>(`#logframe-node-${row.node.id} [aria-haspopup="menu"]`)?.click(),
    beginMove: (row) => onBeginMove(row.node),
    copy: onCopy && ((row) => onCopy(row.node)),
  });
  const placeOf = (node: LogframeNode) => {
    if (!move.moving) return null;
    if (node.id === move.moving.id) return 'moving';
    return move.legal.has(node.id) ? 'lit' : 'dim';
  };
  const head = { px: 1, textAlign: 'end' } as const;
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <Box
        role="treegrid"
        aria-label={t('tree.label')}
        aria-rowcount={rows.length + 1}
        aria-describedby="logframe-keys"
      >
        <Box role="rowgroup">
          <Box
            role="row"
            aria-rowindex={1}
            sx={{
              display: 'grid',
              gridTemplateColumns: COLUMNS,
              alignItems: 'center',
              height: 40,
              fontWeight: 600,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Box role="columnheader" sx={{ px: 2 }}>
              {t('tree.node')}
            </Box>
            <Box role="columnheader" sx={{ ...head, ...WIDE }}>
              {t('tree.baseline')}
            </Box>
            <Box role="columnheader" sx={head}>
              {t('tree.target')}
            </Box>
            <Box role="columnheader" sx={{ px: 1, ...WIDE }}>
              {t('tree.progress')}
            </Box>
            <Box role="columnheader" aria-label={t('tree.actions', { name: '' })} />
          </Box>
        </Box>
        <Box ref={box} role="rowgroup" sx={{ overflowY: 'auto', maxHeight: '70vh' }}>
          {drawnRows({ first: seen.first, count, rows: rows.length, active: activeIndex }).map((drawn) => {
            if ('gap' in drawn)
              return <Box key={`gap${drawn.after}`} role="presentation" sx={{ height: drawn.gap * height }} />;
            const row = rows[drawn.row] as TreeRow;
            const { node } = row;
            return (
              <TreeLine
                key={node.id}
                row={row}
                type={types.find(({ id }) => id === node.type)}
                height={height}
                index={drawn.row}
                isActive={drawn.row === activeIndex}
                place={placeOf(node)}
                isOver={over === node.id}
                isDraggable={move.isAllowed && node.can.edit && node.parent !== null}
                actions={actionsOf(node)}
                onToggle={() => onToggle(node.id, !row.isOpen)}
                onFocus={() => onActive(node.id)}
                onPut={() => move.drop(node)}
                onKeyDown={onKeyDown}
                onDragStart={(event: DragEvent) => {
                  event.dataTransfer.effectAllowed = 'move';
                  event.dataTransfer.setData('text/plain', String(node.id));
                  if (!move.begin(node)) event.preventDefault();
                }}
                onDragOver={(event: DragEvent) => {
                  if (!move.moving) return;
                  event.preventDefault();
                  setOver(node.id);
                }}
                onDrop={(event: DragEvent) => {
                  event.preventDefault();
                  setOver(null);
                  move.drop(node);
                }}
                onDragEnd={() => {
                  setOver(null);
                  if (move.moving) move.end();
                }}
              />
            );
          })}
        </Box>
      </Box>
    </Paper>
  );
}
