import type { KeyboardEvent } from 'react';
import { emptied } from './fill.ts';
import { meantBy, moved, treeStep } from './move.ts';
import type { Position } from './ranges.ts';
import { tellFilled } from './tell.ts';
import type { GridControl } from './use-grid.ts';

const isSign = (event: KeyboardEvent): boolean =>
  event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;

/** The next cell of a line that can be filled in; undefined where there is none. */
function nextInLine<Row>({ model }: GridControl<Row>, at: Position, back: boolean): Position | undefined {
  const step = back ? -1 : 1;
  for (let column = at.column + step; column >= 0 && column < model.columns.length; column += step)
    if (model.canEdit({ row: at.row, column })) return { row: at.row, column };
  return undefined;
}

/** The same, and on to the next lines: while one fills in. */
function nextToFill<Row>(grid: GridControl<Row>, at: Position, back: boolean): Position | undefined {
  const { model } = grid;
  const [step, edge] = back ? [-1, model.columns.length] : [1, -1];
  let found = nextInLine(grid, at, back);
  for (let row = at.row + step; !found && row >= 0 && row < model.flat.length; row += step)
    found = nextInLine(grid, { row, column: edge }, back);
  return found;
}

/** The focus goes back to the cells: the button that was pressed may be gone. */
export function undoOrRedo<Row>(grid: GridControl<Row>, redo: boolean): void {
  const { cells, say, t } = grid;
  const count = redo ? cells.redo() : cells.undo();
  grid.go(grid.selection.active);
  say(count ? t(redo ? 'grid.redone' : 'grid.undone', { count }) : t('grid.nothingToUndo'));
}

function withCtrl<Row>(grid: GridControl<Row>, event: KeyboardEvent): boolean {
  switch (event.key.toLowerCase()) {
    case 'a':
      grid.selection.selectAll();
      return true;
    case 'z':
      undoOrRedo(grid, event.shiftKey);
      return true;
    case 'y':
      undoOrRedo(grid, true);
      return true;
    default:
      return false;
  }
}

function onTree<Row>(grid: GridControl<Row>, event: KeyboardEvent): boolean {
  const { model, selection, rtl } = grid;
  const { row, column } = selection.active;
  if (!grid.isTree || column !== 0 || event.shiftKey || event.ctrlKey || event.metaKey) return false;
  const flat = model.flat[row];
  const toggles = event.key === 'Enter' || event.key === ' ';
  if (toggles && flat?.isParent && !model.canEdit(selection.active)) {
    grid.open(row, !flat.isOpen);
    return true;
  }
  const step = treeStep(flat, event.key, rtl);
  if (!step) return false;
  if ('open' in step) grid.open(row, step.open);
  else grid.go({ row: step.row, column: 0 });
  return true;
}

function edits<Row>(grid: GridControl<Row>, event: KeyboardEvent): boolean {
  const { selection, editing, model } = grid;
  const { active, range } = selection;
  const column = model.columns[active.column];
  if (event.key === 'Enter' || event.key === 'F2') {
    if (editing.begin(active)) return true;
    if (event.key === 'Enter')
      grid.go({ row: within(active.row + (event.shiftKey ? -1 : 1), model.flat.length), column: active.column });
    else grid.say(grid.t('grid.readOnly'));
    return true;
  }
  if ((event.key === 'Delete' || event.key === 'Backspace') && grid.props.onChange) {
    tellFilled(grid, grid.cells.fill(emptied(range)), 'grid.cleared');
    return true;
  }
  if (!isSign(event) || (event.key === ' ' && column?.kind !== 'text' && column?.kind !== undefined)) return false;
  // A field for days has parts of its own, and a list its choices: they open and take what is typed next.
  const opens = column?.kind === 'date' || column?.kind === 'choice';
  if (editing.begin(active, opens ? undefined : event.key)) return true;
  if (grid.props.onChange && model.flat.length > 0) grid.say(grid.t('grid.readOnly'));
  return false;
}

const within = (value: number, count: number) => Math.min(Math.max(0, value), Math.max(0, count - 1));

/** A key while no cell is being edited. */
export function onGridKey<Row>(grid: GridControl<Row>, event: KeyboardEvent, page: number): void {
  const { model, selection, rtl } = grid;
  if (model.flat.length === 0 || event.defaultPrevented) return;
  const far = event.ctrlKey || event.metaKey;
  if (event.key === 'Tab') {
    const to = nextInLine(grid, selection.active, event.shiftKey);
    if (!to) return;
    event.preventDefault();
    grid.go(to);
    return;
  }
  if (event.key === 'Escape') {
    grid.go(selection.active);
    return;
  }
  if ((far && withCtrl(grid, event)) || onTree(grid, event)) {
    event.preventDefault();
    return;
  }
  const extent = { rows: model.flat.length, columns: model.columns.length, page, rtl };
  const to = moved(selection.active, event.key, far, extent);
  if (to) {
    event.preventDefault();
    grid.go(to, event.shiftKey);
    return;
  }
  if (!far && edits(grid, event)) event.preventDefault();
}

/** A key in the field of a cell. */
export function onEditorKey<Row>(grid: GridControl<Row>, event: KeyboardEvent): void {
  const { editing, selection, model, rtl } = grid;
  const current = editing.editing;
  // What an input method still composes is its own.
  if (!current || event.nativeEvent.isComposing) return;
  event.stopPropagation();
  const { at, isTyped } = current;
  const leave = (to: Position | undefined) => {
    event.preventDefault();
    if (editing.finish()) grid.go(to ?? selection.active);
  };
  const kind = model.columns[at.column]?.kind;
  if (event.key === 'Escape') {
    event.preventDefault();
    editing.cancel();
    grid.go(at);
  } else if (event.key === 'Enter')
    leave({ row: within(at.row + (event.shiftKey ? -1 : 1), model.flat.length), column: at.column });
  else if (event.key === 'Tab') leave(nextToFill(grid, at, event.shiftKey));
  else if (
    isTyped &&
    kind !== 'choice' &&
    kind !== 'date' &&
    meantBy(event.key, rtl) !== 'Home' &&
    event.key !== 'End'
  ) {
    const to = moved(at, event.key, false, {
      rows: model.flat.length,
      columns: model.columns.length,
      page: 1,
      rtl,
    });
    if (to) leave(to);
  }
}
