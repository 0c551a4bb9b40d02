import { useFormText } from '../view/use-form-text.ts';
import type { Option } from './use-options.ts';

interface PickerBarProps {
  /** Those that are shown. */
  found: readonly Option[];
  /** How many there are. */
  total: number;
  chosen: readonly string[];
  onAdd: (values: readonly string[]) => void;
  onRemove: (values: ReadonlySet<string>) => void;
}

/** All that are shown at one press, and how many are chosen. */
export function PickerBar({ found, total, chosen, onAdd, onRemove }: PickerBarProps) {
  const t = useFormText();
  const isChosen = new Set(chosen);
  const ticked = found.filter(({ value }) => isChosen.has(value)).length;
  const isAll = found.length > 0 && ticked === found.length;
  const values = found.map(({ value }) => value);
  return (
    <div className="wf-row wf-picker-bar">
      <label className="wf-choice">
        <input
          type="checkbox"
          disabled={found.length === 0}
          checked={isAll}
          ref={(input) => {
            if (input) input.indeterminate = ticked > 0 && !isAll;
          }}
          onChange={() => (isAll ? onRemove(new Set(values)) : onAdd(values))}
        />
        {t('choices.all', { count: found.length })}
      </label>
      <span className="wf-quiet" role="status">
        {t('choices.count', { chosen: chosen.length, count: total })}
      </span>
    </div>
  );
}
