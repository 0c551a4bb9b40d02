import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useId, useMemo, useRef } from 'react';
import { EmptyState } from '../page/EmptyState.tsx';
import { CellEditor } from './CellEditor.tsx';
import { clipboardOf } from './clipboard.ts';
import { GridFoot } from './GridFoot.tsx';
import { GridHead } from './GridHead.tsx';
import { GridRow } from './GridRow.tsx';
import { GridStatus } from './GridStatus.tsx';
import { headerLines } from './headers.ts';
import { onEditorKey, onGridKey, undoOrRedo } from './keys.ts';
import { pointerOf, type Press } from './pointer.ts';
import { columnsOf, rowsOf } from './ranges.ts';
import { GROUP_HEIGHT, HEADER_HEIGHT, ROW_HEIGHT, sizesOf } from './sizes.ts';
import { GridTable, HEARD } from './GridTable.ts';
import type { GridProps } from './types.ts';
import { useGrid } from './use-grid.ts';
import { useReveal } from './use-reveal.ts';
import { useViewport } from './use-viewport.ts';
import { drawnRows } from './virtual.ts';

const HEIGHT = 'min(640px, calc(100dvh - 200px))';

/**
 * A table that behaves like the spreadsheet people come from: grouped headers, a total row, rows of a tree, cells filled
 * in by keyboard and by paste. Rows out of sight are not drawn.
 */
export function Grid<Row>(props: GridProps<Row>) {
  const { label, pinned = 1, totalLabel, onChange, faults, height = HEIGHT, empty } = props;
  const grid = useGrid(props);
  const { model, selection, cells, editing, numbers, rtl, isTree, t } = grid;
  const [helpId, faultId] = [useId(), useId()];
  const box = useRef<HTMLDivElement>(null);
  const press = useRef<Press>({ drags: false, isTouch: false, again: false });
  const seen = useViewport(box, ROW_HEIGHT);
  const sizes = useMemo(() => sizesOf(model.columns, pinned, seen.width), [model.columns, pinned, seen.width]);
  const lines = useMemo(() => headerLines(props.columns), [props.columns]);
  const head = (lines.length - 1) * GROUP_HEIGHT + HEADER_HEIGHT;
  const covered = head + (totalLabel === undefined ? 0 : ROW_HEIGHT);
  useReveal(box, grid, sizes, covered);

  const { active, range } = selection;
  const count = Math.max(1, Math.ceil((seen.height - covered) / ROW_HEIGHT));
  const drawn = drawnRows({ first: seen.first, count, rows: model.flat.length, active: active.row });
  const current = editing.editing;
  const editedColumn = current && model.columns[current.at.column];
  const activeKey = model.keyAt(active);
  const isSelected = (line: number) => selection.isVisited && line >= range.top && line <= range.bottom;
  const editor = current && editedColumn && (
    <CellEditor
      column={editedColumn}
      editing={current}
      label={editedColumn.header}
      faultId={faultId}
      onType={editing.type}
      onKeyDown={(event) => onEditorKey(grid, event)}
      onLeave={() => editing.finish(true)}
    />
  );
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <Box id={helpId} sx={HEARD}>
        {t(onChange ? 'grid.helpEdit' : 'grid.help')}
      </Box>
      <Box ref={box} sx={{ maxHeight: height, overflow: 'auto', position: 'relative', overscrollBehavior: 'contain' }}>
        <GridTable
          role={isTree ? 'treegrid' : 'grid'}
          aria-label={label}
          aria-describedby={helpId}
          aria-rowcount={lines.length + model.flat.length + (totalLabel === undefined ? 0 : 1)}
          aria-colcount={model.columns.length}
          aria-multiselectable={onChange ? true : undefined}
          aria-readonly={onChange ? undefined : true}
          data-narrow={sizes.isNarrow ? '' : undefined}
          onKeyDown={(event) => onGridKey(grid, event, Math.max(1, count - 1))}
          {...clipboardOf(grid)}
          {...pointerOf(grid, press.current)}
          style={{ width: sizes.widths.reduce((sum, width) => sum + width, 0) }}
        >
          <colgroup>
            {model.columns.map((column, index) => (
              <col key={column.id} style={{ width: sizes.widths[index] }} />
            ))}
          </colgroup>
          <GridHead lines={lines} model={model} sizes={sizes} />
          <tbody role="rowgroup">
            {drawn.map((part) => {
              if ('gap' in part)
                return (
                  <tr key={`gap-${part.after}`} role="presentation">
                    <td
                      role="presentation"
                      colSpan={model.columns.length}
                      style={{ height: part.gap * ROW_HEIGHT, padding: 0 }}
                    />
                  </tr>
                );
              const flat = model.flat[part.row];
              if (!flat) return null;
              const isEdited = current?.at.row === part.row;
              return (
                <GridRow
                  key={flat.id}
                  flat={flat}
                  line={part.row}
                  ariaIndex={lines.length + part.row + 1}
                  model={model}
                  sizes={sizes}
                  numbers={numbers}
                  marks={cells.marks}
                  faults={faults}
                  isTree={isTree}
                  isEditable={onChange !== undefined}
                  rtl={rtl}
                  isVisited={selection.isVisited}
                  active={active.row === part.row ? active.column : -1}
                  selectedFrom={isSelected(part.row) ? range.start : -1}
                  selectedTo={isSelected(part.row) ? range.end : -1}
                  editingColumn={isEdited ? (current?.at.column ?? -1) : -1}
                  editor={isEdited ? editor : undefined}
                  t={t}
                />
              );
            })}
          </tbody>
          {totalLabel !== undefined && (
            <GridFoot
              label={totalLabel}
              model={model}
              sizes={sizes}
              numbers={numbers}
              ariaIndex={lines.length + model.flat.length + 1}
            />
          )}
        </GridTable>
      </Box>
      {model.flat.length === 0 && <EmptyState text={empty ?? t('table.empty')} />}
      {onChange && (
        <GridStatus
          faultId={faultId}
          fault={current ? current.fault : (cells.marks.get(activeKey) ?? faults?.get(activeKey))}
          said={grid.said}
          selected={{ rows: rowsOf(range), columns: columnsOf(range) }}
          onUndo={cells.canUndo ? () => undoOrRedo(grid, false) : undefined}
        />
      )}
    </Paper>
  );
}
