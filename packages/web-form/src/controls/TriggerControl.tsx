import type { TriggerNode } from '@getodk/xforms-engine';
import { useEngineState } from '../engine/use-engine-state.ts';
import type { ControlProps } from '../question/use-question.ts';
import { useFormText } from '../view/use-form-text.ts';

/** One tick that says: read and understood. */
export function TriggerControl({ node, ids, required, readonly, invalid }: ControlProps<TriggerNode>) {
  const t = useFormText();
  const checked = useEngineState(() => node.currentState.value);
  return (
    <div role="group" aria-labelledby={ids.label}>
      <label className="wf-choice">
        <input
          type="checkbox"
          id={ids.control}
          checked={checked}
          disabled={readonly}
          aria-required={required || undefined}
          aria-invalid={invalid || undefined}
          aria-describedby={ids.description}
          onChange={({ target }) => node.setValue(target.checked)}
        />
        <span>{t('acknowledge')}</span>
      </label>
    </div>
  );
}
