import InputBase from '@mui/material/InputBase';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { targetOf } from '~/features/collection/users/target-value.ts';
import { useTexts } from '~/features/collection/texts.ts';
import { useFormat } from '~/lib/format.ts';

interface TargetCellProps {
  userName: string;
  /** Null: none was set. */
  value: number | null;
  disabled: boolean;
  onSave: (target: number) => void;
}

/** Typed where it stands: Enter or leaving the field saves, Esc takes it back. */
export function TargetCell({ userName, value, disabled, onSave }: TargetCellProps) {
  const t = useTexts();
  const { number } = useFormat();
  const stored = value === null ? '' : String(value);
  const [typed, setTyped] = useState(stored);
  const [editing, setEditing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => setTyped(stored), [stored]);

  const finish = () => {
    setEditing(false);
    if (typed === stored) return;
    const target = targetOf(typed);
    setTyped(String(target));
    if (target !== value) onSave(target);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') input.current?.blur();
    if (event.key !== 'Escape') return;
    setTyped(stored);
    setEditing(false);
  };
  return (
    <InputBase
      inputRef={input}
      value={editing || value === null ? typed : number(value)}
      disabled={disabled}
      onFocus={() => setEditing(true)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={finish}
      onKeyDown={onKeyDown}
      placeholder={t('target.none')}
      inputProps={{ 'aria-label': t('target.of', { name: userName }), inputMode: 'numeric', maxLength: 15 }}
      sx={{
        width: 96,
        px: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        '&:hover:not(.Mui-disabled)': { borderColor: 'text.secondary' },
        '&.Mui-focused': { borderColor: 'primary.main', outline: 1, outlineColor: 'primary.main' },
        '& input': { textAlign: 'end', py: 0.5, fontVariantNumeric: 'tabular-nums' },
      }}
    />
  );
}
