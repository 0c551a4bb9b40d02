import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { IconChevronDown, IconChevronUp, IconFilter } from '../icons.ts';
import { useUiText } from '../use-ui-text.ts';

/** Filters of a phone: closed until they are asked for, so that the first row is on the screen. */
export function useFold(isWorthIt: boolean) {
  const id = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const [isOpen, setOpen] = useState(false);
  const folds = isPhone && isWorthIt;
  return { id, folds, isOpen, isClosed: folds && !isOpen, toggle: () => setOpen(!isOpen) };
}

interface FoldButtonProps {
  id: string;
  isOpen: boolean;
  toggle: () => void;
  /** How many filters are set. */
  set: number;
}

export function FoldButton({ id, isOpen, toggle, set }: FoldButtonProps) {
  const t = useUiText();
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <Button
      variant="outlined"
      aria-expanded={isOpen}
      aria-controls={id}
      startIcon={<IconFilter size={18} aria-hidden />}
      endIcon={<Chevron size={16} aria-hidden />}
      onClick={toggle}
      sx={{ alignSelf: 'flex-start' }}
    >
      {set > 0 ? t('filter.folded', { count: set }) : t('filter.label')}
    </Button>
  );
}
