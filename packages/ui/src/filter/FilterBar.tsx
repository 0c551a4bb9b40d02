import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { FormEvent, ReactNode } from 'react';
import { IconSearch, IconX } from '../icons.ts';
import { useUiText } from '../use-ui-text.ts';

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
  onClearAll?: () => void;
  /** With it the filters count only when Search is pressed. */
  onSearch?: () => void;
}

/** Filters in one line that wraps; what is chosen stays visible beneath. */
export function FilterBar({ children, chips = [], onClearAll, onSearch }: FilterBarProps) {
  const t = useUiText();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch?.();
  };
  return (
    <Stack component="form" role="search" aria-label={t('filter.label')} noValidate onSubmit={submit} sx={{ gap: 1 }}>
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          gap: 1.5,
          alignItems: 'center',
          '& > .MuiTextField-root': { width: { xs: 1, sm: 220 } },
        }}
      >
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
              {t('clearAll')}
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  );
}
