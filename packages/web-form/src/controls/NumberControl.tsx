import type { DecimalInputNode, IntInputNode } from '@getodk/xforms-engine';
import { useState } from 'react';
import type { ControlProps } from '../question/use-question.ts';
import { westernDigits } from './TextControl.tsx';
import { useTyped } from './use-typed.ts';

const WHOLE = /^-?\d*$/;
const DECIMAL = /^-?\d*[.,]?\d*$/;
/** The engine writes 2 as 2.0; who typed 2 reads 2. */
const withoutZero = (text: string): string => text.replace(/\.0$/, '');
const grouped = (text: string): string =>
  text.replace(/^(-?)(\d+)/, (_, sign: string, digits: string) => sign + digits.replace(/\B(?=(\d{3})+$)/g, ','));

/** A number. Letters are not let in; a number that is none ("-", too large) stays and is named. */
export function NumberControl({
  node,
  ids,
  required,
  readonly,
  invalid,
}: ControlProps<IntInputNode | DecimalInputNode>) {
  const isWhole = node.valueType === 'int';
  const { text, type, settle } = useTyped(node, isWhole ? 'fault.whole' : 'fault.number');
  const [focused, setFocused] = useState(false);
  const shown = focused ? text : withoutZero(text);
  const change = (given: string) => {
    const typed = westernDigits(given).replace(/\s/g, '');
    if (!(isWhole ? WHOLE : DECIMAL).test(typed)) return;
    type(typed, typed.replace(',', '.'));
  };
  return (
    <input
      id={ids.control}
      className="wf-input wf-narrow wf-number"
      type="text"
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={40}
      value={node.appearances['thousands-sep'] && !focused ? grouped(shown) : shown}
      readOnly={readonly}
      aria-required={required || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={ids.description}
      onFocus={() => setFocused(true)}
      onChange={({ target }) => change(target.value)}
      onBlur={() => {
        setFocused(false);
        settle();
      }}
    />
  );
}
