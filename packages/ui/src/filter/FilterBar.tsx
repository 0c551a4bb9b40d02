import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { Children, type FormEvent, type ReactNode } from 'react';
import { IconSearch, IconX } from '../icons.ts';
import { useUiText } from '../use-ui-text.ts';
import { FoldButton, useFold } from './fold.tsx';

export interface FilterChip {
  id: string;
  label: string;
  onRemove: () => void;
}

interface FilterBarProps {
  /** The filters themselves. */
  children: ReactNode;
  /** What is chosen, in words. */
  chips?: readonly FilterChip[];
  /** How many are set, where not all of them have chips. */
  set?: number;
  onClearAll?: () => void;
  /** Instead of “Clear all”. */
  clearLabel?: string;
  /** With it the filters count only when Search is pressed. */
  onSearch?: () => void;
}

/** They share the line; where it is too short for all, it wraps. */
const LINE = {
  flexDirection: { xs: 'column', sm: 'row' },
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: { xs: 'stretch', sm: 'center' },
  '& > .MuiTextField-root, & > .MuiAutocomplete-root': { flex: { sm: '1 1 132px' }, maxWidth: { sm: 220 } },
} as const;

/** Filters in one line, on a phone folded behind a button; what is chosen stays visible beneath. */
export function FilterBar(props: FilterBarProps) {
  const { children, chips = [], set = chips.length, onClearAll, clearLabel, onSearch } = props;
  const t = useUiText();
  // one filter is no longer than the button that would hide it
  const fold = useFold(Children.toArray(children).length > 1);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch?.();
  };
  return (
    <Stack component="form" role="search" aria-label={t('filter.label')} noValidate onSubmit={submit} sx={{ gap: 1 }}>
      {fold.folds && <FoldButton {...fold} set={set} />}
      <Stack id={fold.id} sx={{ ...LINE, ...(fold.isClosed && { display: 'none' }) }}>
        {children}
        {onSearch && (
          <Button type="submit" variant="contained" startIcon={<IconSearch size={18} aria-hidden />}>
            {t('search')}
          </Button>
        )}
      </Stack>
      {chips.length > 0 && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {chips.map(({ id, label, onRemove }) => (
            <Chip
              key={id}
              size="small"
              label={label}
              onClick={onRemove}
              onDelete={onRemove}
              deleteIcon={<IconX size={16} aria-hidden />}
              aria-label={t('filter.remove', { filter: label })}
            />
          ))}
          {onClearAll && (
            <Button size="small" onClick={onClearAll}>
              {clearLabel ?? t('clearAll')}
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  );
}
