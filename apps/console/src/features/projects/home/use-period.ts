import { useTexts } from '~/features/projects/texts.ts';
import { useFormat } from '~/lib/format.ts';

/** The period of a project in words; either end may be open. */
export function usePeriod({ startDate, endDate }: { startDate: string | null; endDate: string | null }): string {
  const t = useTexts();
  const { date } = useFormat();
  if (startDate && endDate) return t('card.period', { from: date(startDate), to: date(endDate) });
  if (startDate) return t('card.from', { date: date(startDate) });
  return endDate ? t('card.until', { date: date(endDate) }) : t('card.noPeriod');
}
