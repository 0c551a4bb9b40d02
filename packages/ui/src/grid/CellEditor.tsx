import type { KeyboardEvent } from 'react';
import type { Editing } from './use-editing.ts';
import type { GridColumn } from './types.ts';

export interface EditorProps<Row> {
  column: GridColumn<Row>;
  editing: Editing;
  label: string;
  /** Where the sentence about a refused text stands. */
  faultId: string;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onLeave: () => void;
}

/** In the field from the first moment, all of it selected unless it was begun by typing. */
function enter(field: HTMLInputElement | HTMLSelectElement | null, isTyped: boolean): void {
  if (!field || field === document.activeElement) return;
  field.focus({ preventScroll: true });
  if (!(field instanceof HTMLInputElement) || field.type === 'date') return;
  if (isTyped) field.setSelectionRange(field.value.length, field.value.length);
  else field.select();
}

/** The field in a cell: the browser's own, which phones, input methods and screen readers know. */
export function CellEditor<Row>({ column, editing, label, faultId, onType, onKeyDown, onLeave }: EditorProps<Row>) {
  const { text, isTyped, fault } = editing;
  const shared = {
    'data-editor': '',
    'aria-label': label,
    'aria-invalid': fault !== undefined,
    'aria-describedby': fault === undefined ? undefined : faultId,
    value: text,
    ref: (field: HTMLInputElement | HTMLSelectElement | null) => enter(field, isTyped),
    onChange: (event: { target: { value: string } }) => onType(event.target.value),
    onKeyDown,
    onBlur: onLeave,
  };
  if (column.kind === 'choice')
    return (
      <select {...shared}>
        {!column.required && <option value="" />}
        {column.options?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    );
  return (
    <input
      {...shared}
      type={column.kind === 'date' ? 'date' : 'text'}
      inputMode={column.kind === 'number' ? 'decimal' : undefined}
      autoComplete="off"
      data-number={column.kind === 'number' ? '' : undefined}
    />
  );
}
