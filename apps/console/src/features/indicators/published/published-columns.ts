import type { ShownPublication } from '@msurvey/contract';
import type { GridHeader } from '@msurvey/ui';
import type { useValueWords } from '~/features/indicators/parts/use-value-words.ts';
import { reportColumns } from '~/features/indicators/report/columns.tsx';
import type { ReportLine } from '~/features/indicators/report/lines.ts';
import { meaningOf } from '~/features/indicators/settings/meaning.ts';
import type { useTexts } from '~/features/indicators/texts.ts';

interface PublishedColumnsOptions {
  t: ReturnType<typeof useTexts>;
  words: ReturnType<typeof useValueWords>;
  yearWords: (year: number) => string;
  shown: ShownPublication;
}

/** The columns of the report, then what each indicator meant on that day. Nothing opens: records have gone on. */
export function publishedColumns({ t, words, yearWords, shown }: PublishedColumnsOptions): GridHeader<ReportLine>[] {
  const definitions = new Map(shown.definitions.map((one) => [one.logframeId, one]));
  const meant = ({ indicator, isLeaf }: ReportLine): string => {
    const definition = isLeaf || !indicator ? undefined : definitions.get(indicator.id);
    return definition ? meaningOf(t, { ...definition, counts: definition.counts ?? 'activities' }).join(' ') : '';
  };
  return [
    ...reportColumns({
      t,
      words,
      yearWords: (year) => (year === shown.year ? t('publish.closedYear', { year: yearWords(year) }) : yearWords(year)),
      years: shown.years,
      closed: new Set(),
      pathOf: () => null,
      onOpen: undefined,
    }),
    { id: 'definition', header: t('publish.definition'), width: 480, value: meant },
  ];
}
