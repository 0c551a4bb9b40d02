import type { LogframeType } from '@msurvey/contract';
import { type HeaderAction, MoreMenu } from '@msurvey/ui';
import { IconChevronDown, IconChevronRight } from '@msurvey/ui/icons';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import type { DragEvent, KeyboardEvent } from 'react';
import { nameOfNode, type TreeRow } from '~/features/logframe/tree/rows.ts';
import { useTexts } from '~/features/logframe/texts.ts';
import { useFormat } from '~/lib/format.ts';

export const COLUMNS = { xs: 'minmax(0, 1fr) 72px 44px', sm: 'minmax(0, 1fr) 110px 110px 150px 44px' };
export const WIDE = { display: { xs: 'none', sm: 'block' } };

export interface TreeLineProps {
  row: TreeRow;
  type: LogframeType | undefined;
  height: number;
  index: number;
  isActive: boolean;
  /** Something is being moved: this is a place for it, or not. */
  place: 'lit' | 'dim' | 'moving' | null;
  isOver: boolean;
  isDraggable: boolean;
  actions: readonly HeaderAction[];
  onToggle: () => void;
  onFocus: () => void;
  /** While something is being moved: it is to go here. */
  onPut: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onDragStart: (event: DragEvent) => void;
  onDragOver: (event: DragEvent) => void;
  onDrop: (event: DragEvent) => void;
  onDragEnd: () => void;
}

const LOOKS = {
  lit: { bgcolor: 'success.light', color: 'success.contrastText' },
  dim: { opacity: 0.55 },
  moving: { outline: '2px dashed', outlineOffset: -2, outlineColor: 'primary.main' },
};

function Figures({ row }: { row: TreeRow }) {
  const t = useTexts();
  const format = useFormat();
  const { view, baseline_value, target, progress } = row.node;
  const shown = (value: number | null) => (value === null ? t('tree.blank') : format.number(value));
  const end = { textAlign: 'end', fontVariantNumeric: 'tabular-nums', px: 1 } as const;
  return (
    <>
      <Box role="gridcell" sx={{ ...end, ...WIDE }}>
        {view && shown(baseline_value)}
      </Box>
      <Box role="gridcell" sx={end}>
        {view && shown(target)}
      </Box>
      <Box role="gridcell" sx={{ px: 1, ...WIDE }}>
        {view && progress === null && t('tree.blank')}
        {view && progress !== null && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <LinearProgress
              variant="determinate"
              value={Math.max(0, Math.min(100, progress))}
              aria-label={t('tree.progress')}
              sx={{ flexGrow: 1 }}
            />
            {format.percent(progress / 100)}
          </Box>
        )}
      </Box>
    </>
  );
}

/** One node: its place in the tree, its figures and what can be done with it. */
export function TreeLine(props: TreeLineProps) {
  const { row, type, height, index, isActive, place, isOver, isDraggable, actions, onToggle } = props;
  const t = useTexts();
  const { node, depth, isOpen, hasChildren } = row;
  const name = nameOfNode(node);
  return (
    <Box
      role="row"
      id={`logframe-node-${node.id}`}
      data-place={place ?? undefined}
      aria-level={depth}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-rowindex={index + 2}
      aria-expanded={hasChildren ? isOpen : undefined}
      aria-selected={isActive}
      tabIndex={isActive ? 0 : -1}
      draggable={isDraggable}
      onFocus={props.onFocus}
      onClick={(event) => {
        // Where nothing can be dragged, a finger points at the place; buttons stay what they are.
        if (place && !(event.target as Element).closest('button')) props.onPut();
      }}
      onKeyDown={props.onKeyDown}
      onDragStart={props.onDragStart}
      onDragOver={props.onDragOver}
      onDrop={props.onDrop}
      onDragEnd={props.onDragEnd}
      sx={{
        display: 'grid',
        gridTemplateColumns: COLUMNS,
        alignItems: 'center',
        height,
        borderBottom: 1,
        borderColor: 'divider',
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
        ...(place ? LOOKS[place] : {}),
        ...(isOver && place === 'lit' ? { outline: '3px solid', outlineColor: 'success.dark', outlineOffset: -3 } : {}),
      }}
    >
      <Box
        role="gridcell"
        sx={{
          display: 'flex',
          alignItems: 'center',
          minWidth: 0,
          height: '100%',
          paddingInlineStart: { xs: `${(depth - 1) * 10}px`, sm: `${(depth - 1) * 22}px` },
        }}
      >
        <Box aria-hidden sx={{ width: 4, height: 24, borderRadius: 1, bgcolor: type?.color, flexShrink: 0 }} />
        {hasChildren ? (
          <IconButton
            size="small"
            tabIndex={-1}
            color="inherit"
            aria-label={t(isOpen ? 'tree.close' : 'tree.open', { name })}
            onClick={onToggle}
          >
            {isOpen ? <IconChevronDown size={18} aria-hidden /> : <IconChevronRight size={18} aria-hidden />}
          </IconButton>
        ) : (
          <Box sx={{ width: 28, flexShrink: 0 }} />
        )}
        <Box
          component="span"
          title={`${type?.name ?? ''}: ${name}`}
          sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          <Box component="b" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            <bdi>{node.code}</bdi>
          </Box>{' '}
          {node.title}
        </Box>
      </Box>
      <Figures row={row} />
      <Box role="gridcell" sx={{ textAlign: 'center' }}>
        {actions.length > 0 && <MoreMenu actions={actions} label={t('tree.actions', { name })} />}
      </Box>
    </Box>
  );
}
