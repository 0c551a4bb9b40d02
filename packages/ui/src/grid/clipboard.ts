import type { ClipboardEvent } from 'react';
import { emptied, type Entry, laid } from './fill.ts';
import { columnsOf, rowsOf } from './ranges.ts';
import { copiedValue } from './shown.ts';
import { tellFilled } from './tell.ts';
import { readTsv, writeTsv } from './tsv.ts';
import type { GridControl } from './use-grid.ts';

/** More than any plan or list holds; reading it would only make one wait. */
const MOST_SIGNS = 5_000_000;

/** The selected block as a spreadsheet takes it. */
function onCopy<Row>(grid: GridControl<Row>, event: ClipboardEvent): void {
  const { model, selection, say, t } = grid;
  const { top, bottom, start, end } = selection.range;
  const columns = model.columns.slice(start, end + 1);
  const lines = model.flat
    .slice(top, bottom + 1)
    .map(({ row }) => columns.map((column) => copiedValue(model.valueOf(row, column.id), column)));
  event.preventDefault();
  event.clipboardData.setData('text/plain', writeTsv(lines));
  say(t('grid.copied', { count: rowsOf(selection.range) * columnsOf(selection.range) }));
}

function onCut<Row>(grid: GridControl<Row>, event: ClipboardEvent): void {
  onCopy(grid, event);
  if (grid.props.onChange) tellFilled(grid, grid.cells.fill(emptied(grid.selection.range)), 'grid.cleared');
}

function onPaste<Row>(grid: GridControl<Row>, event: ClipboardEvent): void {
  const { model, selection, say, t } = grid;
  if (!grid.props.onChange) return;
  event.preventDefault();
  const text = event.clipboardData.getData('text/plain');
  if (text === '') return say(t('grid.nothingToPaste'));
  if (text.length > MOST_SIGNS) return say(t('grid.tooMuch'));
  let outside = 0;
  const entries: Entry[] = [];
  for (const entry of laid(readTsv(text), selection.range)) {
    if (entry.at.row < model.flat.length && entry.at.column < model.columns.length) entries.push(entry);
    else outside++;
  }
  tellFilled(grid, grid.cells.fill(entries), 'grid.pasted', outside);
}

/** Copy, cut and paste while no cell is being edited; in a field they are the field's own. */
export function clipboardOf<Row>(grid: GridControl<Row>) {
  const outsideFields =
    (then: (grid: GridControl<Row>, event: ClipboardEvent) => void) =>
    (event: ClipboardEvent): void => {
      if (!grid.editing.editing && grid.model.flat.length > 0) then(grid, event);
    };
  return { onCopy: outsideFields(onCopy), onCut: outsideFields(onCut), onPaste: outsideFields(onPaste) };
}
