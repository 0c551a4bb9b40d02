import type { Option } from '../form/options.ts';
import { DayFilter } from './DayFilter.tsx';
import { FilterBar } from './FilterBar.tsx';
import { FilterSelect } from './FilterSelect.tsx';
import { SearchField } from './SearchField.tsx';

interface Base<Value> {
  /** Its name among the filters. */
  id: string;
  label?: string;
  value: Value;
  onChange: (value: Value) => void;
  /** What is chosen, in words; left out while nothing is. */
  chip?: string;
  /** Takes the choice back. */
  onRemove: () => void;
  isSet: boolean;
}
interface Choice extends Base<string | number> {
  kind: 'choice';
  label: string;
  options: readonly Option<string | number>[];
  any?: Option<string | number>;
  disabled?: boolean;
  fault?: string;
}
/** One filter of a list, as data: its bar, its chips and the words of an export are made from it. */
export type FilterField =
  | (Base<string> & { kind: 'search'; debounceMs?: number })
  | (Base<string> & { kind: 'day'; label: string })
  | Choice;

/** The chosen filters in words, each with the way to take it back. */
export const chipsOf = (fields: readonly FilterField[]) =>
  fields.flatMap(({ id, chip, onRemove }) => (chip ? [{ id, label: chip, onRemove }] : []));

interface FilterFieldsProps {
  fields: readonly FilterField[];
  onClearAll: () => void;
  clearLabel?: string;
}

export function FilterFields({ fields, onClearAll, clearLabel }: FilterFieldsProps) {
  const set = fields.filter(({ isSet }) => isSet).length;
  return (
    <FilterBar chips={chipsOf(fields)} set={set} onClearAll={onClearAll} clearLabel={clearLabel}>
      {fields.map((field) => (
        <Field key={field.id} {...field} />
      ))}
    </FilterBar>
  );
}

function Field(field: FilterField) {
  const { label, value, onChange } = field;
  if (field.kind === 'search')
    return <SearchField label={label} value={field.value} onChange={field.onChange} debounceMs={field.debounceMs} />;
  if (field.kind === 'day') return <DayFilter label={field.label} value={field.value} onChange={field.onChange} />;
  const { options, any, disabled, fault } = field;
  return (
    <FilterSelect<string | number>
      label={field.label}
      value={value}
      onChange={onChange as Choice['onChange']}
      options={options}
      any={any}
      disabled={disabled}
      fault={fault}
    />
  );
}
