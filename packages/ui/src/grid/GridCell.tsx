import type { ReactNode } from 'react';
import { IconAlertTriangle } from '../icons.ts';
import type { UiText } from '../use-ui-text.ts';

interface GridCellProps {
  index: number;
  /** Counted with the columns for screen readers; the first is the row's heading. */
  isHeading: boolean;
  isNumber: boolean;
  offset: number | undefined;
  isLastPinned: boolean;
  isActive: boolean;
  isVisited: boolean;
  isSelected: boolean;
  /** Null in a grid in which nothing can be edited at all. */
  canEdit: boolean | null;
  isChanged: boolean;
  fault: string | undefined;
  expanded: boolean | undefined;
  title: string;
  editor: ReactNode;
  children: ReactNode;
  t: UiText;
}

const flag = (on: boolean) => (on ? '' : undefined);

/** One cell. What is marked by a colour is said by a sign and a word too. */
export function GridCell(props: GridCellProps) {
  const { index, isHeading, offset, isActive, isSelected, canEdit, isChanged, fault, editor, children, t } = props;
  const Cell = isHeading ? 'th' : 'td';
  return (
    <Cell
      role={isHeading ? 'rowheader' : 'gridcell'}
      aria-colindex={index + 1}
      aria-selected={canEdit === null ? undefined : isSelected}
      aria-readonly={canEdit === null ? undefined : !canEdit}
      aria-invalid={fault ? true : undefined}
      aria-expanded={props.expanded}
      tabIndex={isActive && !editor ? 0 : -1}
      title={fault ?? (props.title || undefined)}
      data-column={index}
      data-active={flag(isActive && props.isVisited)}
      data-selected={flag(isSelected)}
      data-fixed={flag(canEdit === false)}
      data-fault={flag(fault !== undefined)}
      data-number={flag(props.isNumber)}
      data-editing={flag(editor !== undefined)}
      data-pinned={flag(offset !== undefined)}
      data-last-pinned={flag(props.isLastPinned)}
      style={offset === undefined ? undefined : { insetInlineStart: offset }}
    >
      {editor ?? (
        <>
          {fault ? (
            <span data-mark="fault">
              <IconAlertTriangle size={12} aria-hidden />
            </span>
          ) : (
            isChanged && (
              <span data-mark="changed" aria-hidden>
                ●
              </span>
            )
          )}
          {children}
          {isChanged && <span data-heard="">{t('grid.changed')}</span>}
          {fault && <span data-heard="">{fault}</span>}
        </>
      )}
    </Cell>
  );
}
