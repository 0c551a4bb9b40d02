import type { DateTimeInputNode, TimeInputNode } from '@getodk/xforms-engine';
import type { ControlProps } from '../question/use-question.ts';
import { toAnswer, toShown } from './local-time.ts';
import { useTyped } from './use-typed.ts';

/** A time, or a day and a time. */
export function DateTimeControl({
  node,
  ids,
  required,
  readonly,
  invalid,
}: ControlProps<TimeInputNode | DateTimeInputNode>) {
  const hasDate = node.valueType === 'dateTime';
  const { text, type, settle } = useTyped(node, 'fault.date');
  return (
    <input
      id={ids.control}
      className="wf-input wf-narrow wf-number"
      type={hasDate ? 'datetime-local' : 'time'}
      max={hasDate ? '9999-12-31T23:59' : undefined}
      value={toShown(text, hasDate)}
      readOnly={readonly}
      aria-required={required || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={ids.description}
      onChange={({ target }) => type(target.value, toAnswer(target.value, hasDate))}
      onBlur={settle}
    />
  );
}
