import { memo, type ReactNode } from 'react';
import { Blank } from '../table/cell.tsx';
import type { UiText } from '../use-ui-text.ts';
import type { Marks } from './faults.ts';
import type { FlatRow } from './flatten.ts';
import { GridCell } from './GridCell.tsx';
import type { GridModel } from './model.ts';
import { shownValue } from './shown.ts';
import type { Sizes } from './sizes.ts';
import { TreeCell } from './TreeCell.tsx';
import { cellKey, type GridColumn } from './types.ts';
import type { Numbers } from './use-numbers.ts';

export interface GridRowProps<Row> {
  flat: FlatRow<Row>;
  line: number;
  /** Counted with the header's lines for screen readers. */
  ariaIndex: number;
  model: GridModel<Row>;
  sizes: Sizes;
  numbers: Numbers;
  marks: Marks;
  faults: Marks | undefined;
  isTree: boolean;
  isEditable: boolean;
  rtl: boolean;
  /** The active column of this row, and the selected ones; -1 for none. */
  active: number;
  isVisited: boolean;
  selectedFrom: number;
  selectedTo: number;
  /** The field, where a cell of this row is being edited. */
  editingColumn: number;
  editor: ReactNode;
  t: UiText;
}

function Row<Row>(props: GridRowProps<Row>) {
  const { flat, line, model, sizes, numbers, marks, faults, isTree, isEditable, rtl, t } = props;
  const content = (column: GridColumn<Row>, index: number, canEdit: boolean): [string, ReactNode] => {
    const shown = shownValue(model.valueOf(flat.row, column.id), column, numbers);
    // Where nobody can type, a figure that is missing is said to be missing.
    const isMissing = shown === '' && column.kind === 'number' && !canEdit && !flat.isParent;
    const inner = (
      <span data-shown="">{column.cell ? column.cell(flat.row, shown) : isMissing ? <Blank /> : shown}</span>
    );
    if (!isTree || index > 0) return [shown, inner];
    return [
      shown,
      <TreeCell key="tree" flat={flat} isNarrow={sizes.isNarrow} rtl={rtl}>
        {inner}
      </TreeCell>,
    ];
  };
  const expanded = flat.isParent ? flat.isOpen : undefined;
  return (
    <tr
      role="row"
      data-line={line}
      data-parent={flat.isParent ? '' : undefined}
      aria-rowindex={props.ariaIndex}
      {...(isTree && {
        'aria-level': flat.level,
        'aria-posinset': flat.place,
        'aria-setsize': flat.siblings,
        'aria-expanded': expanded,
      })}
    >
      {model.columns.map((column, index) => {
        const key = cellKey(flat.id, column.id);
        const canEdit = model.canEdit({ row: line, column: index });
        const [shown, inner] = content(column, index, canEdit);
        return (
          <GridCell
            key={column.id}
            index={index}
            isHeading={index === 0}
            isNumber={column.kind === 'number'}
            offset={sizes.offsets[index]}
            isLastPinned={index === sizes.offsets.length - 1}
            isActive={index === props.active}
            isVisited={props.isVisited}
            isSelected={index >= props.selectedFrom && index <= props.selectedTo}
            canEdit={isEditable ? canEdit : null}
            isChanged={model.isChanged(key)}
            fault={marks.get(key) ?? faults?.get(key)}
            expanded={isTree && index === 0 ? expanded : undefined}
            title={shown}
            editor={index === props.editingColumn ? props.editor : undefined}
            t={t}
          >
            {inner}
          </GridCell>
        );
      })}
    </tr>
  );
}

type Shown = GridRowProps<unknown>;

/** A model is made anew by every cell that is filled in: what a row without children shows depends on the row alone. */
function showsTheSame(before: Shown, after: Shown): boolean {
  if (before.model === after.model) return true;
  const { flat } = after;
  return (
    !flat.isParent &&
    before.model.columns === after.model.columns &&
    before.model.typedIn(flat.id) === after.model.typedIn(flat.id)
  );
}
function isSame(before: Shown, after: Shown): boolean {
  const names = Object.keys(after) as (keyof Shown)[];
  return names.every((name) => name === 'model' || Object.is(before[name], after[name])) && showsTheSame(before, after);
}

/** Drawn anew only when something of its own has changed: rows come and go while one scrolls, and are typed into. */
export const GridRow = memo(Row, isSame as never) as typeof Row;
