import type { SelectNode } from '@getodk/xforms-engine';
import { useEngineState } from '../engine/use-engine-state.ts';
import type { ControlProps } from '../question/use-question.ts';
import { useFormText } from '../view/use-form-text.ts';
import { useOptions } from './use-options.ts';

/** One of a few, folded away: the browser's own box. */
export function ChoiceBox({ node, ids, required, readonly, invalid }: ControlProps<SelectNode>) {
  const t = useFormText();
  const options = useOptions(node);
  const value = useEngineState(() => node.currentState.value[0] ?? '');
  return (
    <select
      id={ids.control}
      className="wf-input"
      value={value}
      disabled={readonly}
      aria-required={required || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={ids.description}
      onChange={({ target }) => node.selectValue(target.value || null)}
    >
      <option value="">{t('choose')}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.words}
        </option>
      ))}
    </select>
  );
}
