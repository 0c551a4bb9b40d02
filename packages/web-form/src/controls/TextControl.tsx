import type { StringInputNode } from '@getodk/xforms-engine';
import type { ControlProps } from '../question/use-question.ts';
import { useTyped } from './use-typed.ts';

/** Digits as typed on a Bengali keyboard are the same digits. */
export const westernDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));

const MOST = 100_000;

/** Words; also codes that a phone would scan. */
export function TextControl({ node, ids, required, readonly, invalid }: ControlProps<StringInputNode>) {
  const { text, type, settle } = useTyped(node, 'fault.notTaken');
  const { appearances } = node;
  const rows = node.nodeOptions?.rows ?? (appearances.multiline ? 4 : 1);
  const shared = {
    id: ids.control,
    className: 'wf-input',
    value: text,
    readOnly: readonly,
    maxLength: MOST,
    'aria-required': required || undefined,
    'aria-invalid': invalid || undefined,
    'aria-describedby': ids.description,
    onBlur: settle,
  };
  if (rows > 1) return <textarea {...shared} rows={rows} onChange={({ target }) => type(target.value, target.value)} />;
  const isNumber = Boolean(appearances.numbers);
  return (
    <input
      {...shared}
      type={appearances.masked ? 'password' : appearances.url ? 'url' : 'text'}
      inputMode={isNumber ? 'numeric' : undefined}
      autoComplete={appearances.masked ? 'new-password' : 'off'}
      onChange={({ target }) => {
        const answer = isNumber ? westernDigits(target.value) : target.value;
        type(answer, answer);
      }}
    />
  );
}
