import Button from '@mui/material/Button';
import { useShellTexts } from '~/lib/shell-texts.ts';

interface Filtered {
  chosen: readonly string[];
  clearFilters: () => void;
}

/** An empty list: its filters hide everything, or the first record is still to be made. */
export function useEmpty(
  { chosen, clearFilters }: Filtered,
  hint: string,
  add?: { label: string; onClick: () => void },
) {
  const t = useShellTexts();
  if (chosen.length > 0)
    return { hint: t('list.noMatch'), action: <Button onClick={clearFilters}>{t('list.clearFilters')}</Button> };
  return {
    hint,
    action: add && (
      <Button variant="outlined" onClick={add.onClick}>
        {add.label}
      </Button>
    ),
  };
}
