import type { AnyRangeNode } from '@getodk/xforms-engine';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import type { KeyboardEvent } from 'react';
import { pathOf } from '../engine/tree.ts';
import { useEngineState } from '../engine/use-engine-state.ts';
import type { ControlProps } from '../question/use-question.ts';
import { useSession } from '../view/session.ts';
import { useFormText } from '../view/use-form-text.ts';
import { boundsOf, setNumber, stepsOf } from './range-values.ts';

const MOST_MARKS = 21;
/** The first key says "I answer", also when it would not move the mark. */
const ANSWERING = ['Enter', ' ', 'Home', 'ArrowLeft', 'ArrowDown'];

/** A number between two others: a slider, or a box of its steps. */
export function RangeControl({ node, ids, required, readonly, invalid }: ControlProps<AnyRangeNode>) {
  const t = useFormText();
  const { form } = useSession();
  const value = useEngineState(() => node.currentState.value);
  const { min, max, step } = boundsOf(node);
  const set = (next: number) => setNumber(node, next);
  if (node.appearances.picker)
    return (
      <select
        id={ids.control}
        className="wf-input wf-narrow"
        value={value === null ? '' : String(Number(value))}
        disabled={readonly}
        aria-required={required || undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={ids.description}
        onChange={({ target }) => (target.value === '' ? node.setValue(null as never) : set(Number(target.value)))}
      >
        <option value="">{t('choose')}</option>
        {stepsOf(node).map((number) => (
          <option key={number}>{number}</option>
        ))}
      </select>
    );
  const isBlank = value === null;
  const interval = form.extras.get(pathOf(node))?.tickInterval;
  const steps = (max - min) / (interval ?? step);
  const hasMarks = !node.appearances['no-ticks'] && steps <= MOST_MARKS;
  const marks = hasMarks
    ? Array.from({ length: Math.floor(steps) + 1 }, (_, i) => {
        const at = Number((min + i * (interval ?? step)).toFixed(10));
        return { value: at, label: interval || i === 0 || i === Math.floor(steps) ? String(at) : undefined };
      })
    : [min, max].map((at) => ({ value: at, label: String(at) }));
  const isVertical = Boolean(node.appearances.vertical);
  const answerFirst = (event: KeyboardEvent) => {
    if (!isBlank || readonly || !ANSWERING.includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    set(min);
  };
  return (
    <div role="group" aria-labelledby={ids.label} onKeyDownCapture={answerFirst}>
      <div className="wf-row">
        <output className="wf-number" aria-live="off">
          {isBlank ? t('range.open') : String(Number(value))}
        </output>
        {!isBlank && !readonly && (
          <Button size="small" onClick={() => node.setValue(null as never)}>
            {t('clear')}
          </Button>
        )}
      </div>
      <div style={isVertical ? { height: 220, padding: '12px 8px' } : { maxWidth: 520, padding: '0 12px' }}>
        <Slider
          orientation={isVertical ? 'vertical' : 'horizontal'}
          value={isBlank ? min : Number(value)}
          min={min}
          max={max}
          step={step}
          marks={marks}
          disabled={readonly}
          color={invalid ? 'error' : 'primary'}
          // an open ring is no answer yet
          sx={
            isBlank
              ? { '& .MuiSlider-thumb': { bgcolor: 'background.paper', border: '2px solid currentColor' } }
              : undefined
          }
          track={isBlank ? false : 'normal'}
          aria-labelledby={ids.label}
          getAriaValueText={(number) => (isBlank ? t('range.open') : String(number))}
          slotProps={{ input: { 'aria-describedby': ids.description } as object }}
          onChange={(_, next) => set(Number(next))}
          onChangeCommitted={(_, next) => set(Number(next))}
        />
      </div>
    </div>
  );
}
