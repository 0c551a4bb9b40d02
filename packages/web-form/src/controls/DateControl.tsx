import type { DateInputNode } from '@getodk/xforms-engine';
import type { ControlProps } from '../question/use-question.ts';
import { useTyped } from './use-typed.ts';

const LAST_DAY = '9999-12-31';

/** A day; or a month or a year, of which the first day is kept. Other calendars are shown as this one. */
export function DateControl({ node, ids, required, readonly, invalid }: ControlProps<DateInputNode>) {
  const { text, type, settle } = useTyped(node, 'fault.date');
  const shared = {
    id: ids.control,
    className: 'wf-input wf-narrow wf-number',
    readOnly: readonly,
    'aria-required': required || undefined,
    'aria-invalid': invalid || undefined,
    'aria-describedby': ids.description,
    onBlur: settle,
  };
  if (node.appearances.year)
    return (
      <input
        {...shared}
        type="text"
        inputMode="numeric"
        maxLength={4}
        value={text.slice(0, 4)}
        onChange={({ target }) => {
          if (/^\d{0,4}$/.test(target.value)) type(target.value, target.value && `${target.value}-01-01`);
        }}
      />
    );
  if (node.appearances['month-year'])
    return (
      <input
        {...shared}
        type="month"
        value={text.slice(0, 7)}
        onChange={({ target }) => type(target.value, target.value && `${target.value}-01`)}
      />
    );
  return (
    <input
      {...shared}
      type="date"
      max={LAST_DAY}
      value={text.slice(0, 10)}
      onChange={({ target }) => type(target.value, target.value)}
    />
  );
}
