import { fiscalYearFrom, indicatorPeriod, type IndicatorFrequency, periodLabel, yearOfPeriod } from '@msurvey/domain';
import type { Option } from '@msurvey/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePeriodWords } from '~/features/indicators/parts/use-period-words.ts';
import { api } from '~/lib/client.ts';

/** The years of a project, and the periods within a year, from the year itself to its parts. */
export function useYearOptions(projectId: number, frequency: IndicatorFrequency, periods: readonly { date: string }[]) {
  const words = usePeriodWords();
  const { data } = useQuery(api.indicatorYears.query({ query: { projectId } }));
  return useMemo(() => {
    const years: Option<number>[] = (data?.data.years ?? []).map(({ year }) => ({
      id: year,
      name: words(fiscalYearFrom(year)),
    }));
    const partsOf = (year: number): Option<string>[] => {
      const whole = fiscalYearFrom(year);
      const parts = periods.flatMap(({ date }) => {
        const period = indicatorPeriod(date, frequency);
        return period && period.kind !== 'fiscalYear' && yearOfPeriod(period) === year
          ? [{ id: date, name: words(period) }]
          : [];
      });
      return [{ id: periodLabel(whole), name: words(whole) }, ...parts];
    };
    const yearOf = (date: string): number | null => {
      const period = indicatorPeriod(date, frequency);
      return period && yearOfPeriod(period);
    };
    return { years, partsOf, yearOf };
  }, [data, periods, frequency, words]);
}
export type YearOptions = ReturnType<typeof useYearOptions>;
