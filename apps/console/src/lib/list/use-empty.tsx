import type { HeaderAction } from '@msurvey/ui';
import Button from '@mui/material/Button';
import { useShellTexts } from '~/lib/shell-texts.ts';

export interface EmptyTexts {
  /** Instead of `No Data Found`. */
  text?: string;
  /** The same, only while no filter is set. */
  textWhenBare?: string;
  /** What will be here. */
  hint: string;
  /** Instead of `Nothing matches these filters.` */
  noMatch?: string;
}
interface Filtered {
  chosen: readonly string[];
  clearFilters: () => void;
}

/** An empty list: its filters hide everything, or the first record is still to be made. */
export function useEmpty({ chosen, clearFilters }: Filtered, texts: EmptyTexts, add?: HeaderAction) {
  const t = useShellTexts();
  const { text, textWhenBare, hint, noMatch } = texts;
  if (chosen.length > 0)
    return {
      text,
      hint: noMatch ?? t('list.noMatch'),
      action: <Button onClick={clearFilters}>{t('list.clearFilters')}</Button>,
    };
  return {
    text: text ?? textWhenBare,
    hint,
    action: add && !add.disabled && (
      <Button variant="outlined" {...(add.href ? { href: add.href } : { onClick: add.onClick })}>
        {add.label}
      </Button>
    ),
  };
}
