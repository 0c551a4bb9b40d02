import type { SelectNode } from '@getodk/xforms-engine';
import Chip from '@mui/material/Chip';
import { useEngineState } from '../engine/use-engine-state.ts';
import { useFormText } from '../view/use-form-text.ts';
import type { Option } from './use-options.ts';

interface ChosenOptionsProps {
  node: SelectNode;
  options: readonly Option[];
  readonly: boolean;
}

/** What was chosen of a long list, each to be taken back by itself. */
export function ChosenOptions({ node, options, readonly }: ChosenOptionsProps) {
  const t = useFormText();
  const chosen = useEngineState(() => node.currentState.value);
  if (chosen.length === 0) return null;
  const words = new Map(options.map((option) => [option.value, option.words]));
  return (
    <div className="wf-row" role="list" aria-label={t('choices.chosen')} style={{ marginTop: 8 }}>
      {chosen.map((value) => {
        const label = words.get(value) ?? value;
        return (
          <div key={value} role="listitem">
            <Chip
              label={label}
              aria-label={readonly ? undefined : t('choices.remove', { choice: label })}
              onDelete={readonly ? undefined : () => node.selectValues(chosen.filter((other) => other !== value))}
            />
          </div>
        );
      })}
    </div>
  );
}
