import { SEARCH_DEBOUNCE_MS } from '@msurvey/domain';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import MuiTextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { IconSearch, IconX } from '../icons.ts';
import { useUiText } from '../use-ui-text.ts';

interface SearchFieldProps {
  label?: string;
  value: string;
  onChange: (value: string) => void;
  /** 0: every letter at once, for a bar with a Search button. */
  debounceMs?: number;
}

/** The page's search: typing never waits for the network, and `/` jumps here. */
export function SearchField({ label, value, onChange, debounceMs = SEARCH_DEBOUNCE_MS }: SearchFieldProps) {
  const t = useUiText();
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => setTyped(value), [value]);
  // Whoever goes on, also by Back, is not followed by what they typed here.
  useEffect(() => {
    const forget = () => clearTimeout(timer.current);
    addEventListener('popstate', forget);
    return () => {
      removeEventListener('popstate', forget);
      forget();
    };
  }, []);

  const change = (next: string, wait: number) => {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = undefined;
    if (wait === 0) onChange(next);
    else
      timer.current = setTimeout(() => {
        timer.current = undefined;
        onChange(next);
      }, wait);
  };
  // who leaves the field has finished typing; on the way to another screen a late answer would land there
  const leave = () => {
    if (timer.current !== undefined) change(typed, 0);
  };
  return (
    <MuiTextField
      type="search"
      label={label ?? t('search')}
      value={typed}
      onChange={(event) => change(event.target.value, debounceMs)}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && change(typed, 0)}
      slotProps={{
        htmlInput: { 'data-page-search': '' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <IconSearch size={18} aria-hidden />
            </InputAdornment>
          ),
          endAdornment: typed && (
            <InputAdornment position="end">
              <IconButton size="small" edge="end" aria-label={t('clear')} onClick={() => change('', 0)}>
                <IconX size={16} aria-hidden />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
