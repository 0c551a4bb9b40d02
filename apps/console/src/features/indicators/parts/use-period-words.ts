import { type IndicatorFrequency, indicatorPeriod, type Period, periodLabel } from '@msurvey/domain';
import { useCallback } from 'react';
import { useTexts } from '~/features/indicators/texts.ts';
import { useFormat } from '~/lib/format.ts';
import { useLanguage } from '~/lib/use-language.ts';

/** A period as people say it, in their digits: `2025-26`, `2026, quarter 1`, `January 2026`. */
export function usePeriodWords() {
  const t = useTexts();
  const { number } = useFormat();
  const language = useLanguage();
  return useCallback(
    (period: Period): string => {
      const label = periodLabel(period);
      const digits = (text: string) => text.replace(/\d/g, (digit) => number(Number(digit)));
      const [year = '', part = ''] = label.split('-');
      if (period.kind === 'half' || period.kind === 'quarter')
        return t(`period.${period.kind}`, { year: digits(year), n: Number(part.slice(1)) });
      if (period.kind !== 'month') return digits(label);
      const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(
        new Date(`${period.first}T00:00:00Z`),
      );
      return `${month} ${digits(year)}`;
    },
    [t, number, language],
  );
}

/** Of a row's date; what is none stands as it is. */
export function useDateWords(frequency: IndicatorFrequency | null) {
  const words = usePeriodWords();
  return useCallback(
    (date: string): string => {
      const period = indicatorPeriod(date, frequency ?? 'yearly');
      return period ? words(period) : date;
    },
    [words, frequency],
  );
}
