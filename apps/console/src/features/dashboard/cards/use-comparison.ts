import type { FigureName } from '@msurvey/domain';
import { wholeOf } from '~/features/dashboard/cards/shown.ts';
import { useFigures } from '~/features/dashboard/cards/use-figures.ts';
import { useTexts } from '~/features/dashboard/texts.ts';
import { useFormat } from '~/lib/format.ts';

/** What a figure is compared with: the share of its whole, with its base, and the year before where a year is chosen. */
export function useComparison(figure: FigureName): { share: number | undefined; words: string[] } {
  const t = useTexts();
  const { number, percent } = useFormat();
  const { now, before, year } = useFigures();
  const [value, whole] = [now[figure], wholeOf(figure)];
  const base = whole && now[whole];
  const share = value != null && base ? value / base : undefined;
  const words: string[] = [];
  if (share !== undefined) words.push(t('compared.share', { share: percent(share), base: number(base ?? 0) }));
  const then = before?.[figure];
  if (value != null && then != null) {
    const difference = number(value - then, { signDisplay: 'exceptZero' });
    const last = number(year - 1, { useGrouping: false });
    words.push(value === then ? t('compared.same', { year: last }) : t('compared.before', { difference, year: last }));
  }
  return { share, words };
}
