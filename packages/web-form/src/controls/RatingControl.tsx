import type { AnyRangeNode } from '@getodk/xforms-engine';
import Button from '@mui/material/Button';
import { IconStar } from '@msurvey/ui/icons';
import { useEngineState } from '../engine/use-engine-state.ts';
import type { ControlProps } from '../question/use-question.ts';
import { useFormText } from '../view/use-form-text.ts';
import { boundsOf, setNumber, stepsOf } from './range-values.ts';

/** Stars; to the keyboard and to screen readers, a row of radio buttons. */
export function RatingControl({ node, ids, required, readonly, invalid }: ControlProps<AnyRangeNode>) {
  const t = useFormText();
  const value = useEngineState(() => (node.currentState.value === null ? null : Number(node.currentState.value)));
  const { max } = boundsOf(node);
  return (
    <div
      role="radiogroup"
      aria-labelledby={ids.label}
      aria-describedby={ids.description}
      aria-required={required || undefined}
      aria-invalid={invalid || undefined}
    >
      <div className="wf-row wf-stars">
        {stepsOf(node).map((stars) => (
          <label key={stars} className="wf-choice" data-lit={value !== null && stars <= value ? '' : undefined}>
            <input
              type="radio"
              name={ids.control}
              checked={value === stars}
              disabled={readonly}
              aria-label={t('rating', { stars, max })}
              onChange={() => setNumber(node, stars)}
            />
            <IconStar size={28} aria-hidden />
          </label>
        ))}
        {value !== null && !readonly && (
          <Button size="small" onClick={() => node.setValue(null as never)}>
            {t('clear')}
          </Button>
        )}
      </div>
    </div>
  );
}
