import type { ReportYearData, ResultsReport } from '@msurvey/contract';
import { type Figure, openedCell, type OpenedCell, type PublishedFigure } from '@msurvey/domain';
import type { GridColumn, GridHeader } from '@msurvey/ui';
import type { ReportLine } from '~/features/indicators/report/lines.ts';
import { LineName } from '~/features/indicators/report/LineName.tsx';
import { ReportCell } from '~/features/indicators/report/ReportCell.tsx';
import { PublishedCell } from '~/features/indicators/published/PublishedCell.tsx';
import { Sparkline } from '~/features/indicators/report/Sparkline.tsx';
import { Standing } from '~/features/indicators/report/Standing.tsx';
import type { useValueWords } from '~/features/indicators/parts/use-value-words.ts';
import type { useTexts } from '~/features/indicators/texts.ts';

type Year = ResultsReport['meta']['years'][number];

interface ReportColumnsOptions {
  t: ReturnType<typeof useTexts>;
  words: ReturnType<typeof useValueWords>;
  yearWords: (year: number) => string;
  years: readonly Year[];
  /** Years whose figures are published: what has changed since stands beside them. */
  closed: ReadonlySet<number>;
  pathOf: (line: ReportLine) => string | null;
  /** Without it nothing opens: who may not see records sees numbers. */
  onOpen: ((cell: OpenedCell) => void) | undefined;
}

const yearOf = (line: ReportLine, year: number): ReportYearData | undefined =>
  line.figures?.data.yearData.find((one) => one.year === year);

/** What a result opens to; nothing where somebody stated it. */
function cellOf(line: ReportLine, year: Year, of: 'value' | 'cumulative'): OpenedCell | null {
  const { indicator, figures } = line;
  if (!indicator?.counts || !figures?.attributes) return null;
  const data = yearOf(line, year.year);
  if (of === 'value' && data?.computed !== null) return null;
  // Records have gone on since it was published.
  if (data?.published?.now) return null;
  return openedCell({ ...indicator.counts, mode: indicator.mode }, figures.attributes, year, of);
}

/** As the documents have it: what is fixed, three columns for each year, then how it goes on. */
export function reportColumns(options: ReportColumnsOptions): GridHeader<ReportLine>[] {
  const { t, words, yearWords, years, closed, pathOf, onOpen } = options;
  const figure = (id: string, header: string, read: (line: ReportLine) => Figure): GridColumn<ReportLine> => ({
    id,
    header,
    kind: 'number',
    width: 104,
    value: read,
    // A node has no figures; of an indicator that is not known is said.
    cell: (line) => (line.figures ? words(line.indicator?.kind ?? 'amount', read(line)) : ''),
  });
  const ofYear = (id: string, header: string, year: Year, of: PublishedFigure): GridColumn<ReportLine> => {
    const read = (line: ReportLine) => yearOf(line, year.year)?.[of] ?? null;
    return {
      id,
      header,
      kind: 'number',
      // With what it was, and what it would be today.
      width: closed.has(year.year) ? 168 : 112,
      value: read,
      cell: (line) => {
        if (!line.figures) return '';
        const kind = line.indicator?.kind ?? 'amount';
        const shown = words(kind, read(line));
        const data = yearOf(line, year.year);
        return (
          <PublishedCell data={data} figure={of} kind={kind}>
            <ReportCell
              name={line.name}
              year={yearWords(year.year)}
              shown={shown}
              isKnown={read(line) !== null}
              beside={of === 'collection' ? data : undefined}
              cell={of === 'target' ? null : cellOf(line, year, of === 'collection' ? 'value' : 'cumulative')}
              onOpen={onOpen}
            />
          </PublishedCell>
        );
      },
    };
  };
  return [
    {
      id: 'name',
      header: t('report.hierarchy'),
      width: 400,
      value: ({ name }) => name,
      cell: (line) => <LineName line={line} path={pathOf(line)} />,
    },
    {
      id: 'unit',
      header: t('report.unit'),
      width: 92,
      value: ({ indicator, isLeaf }) => (isLeaf ? null : (indicator?.unit ?? null)),
    },
    {
      id: 'track',
      header: t('report.track'),
      // wide enough for the counts of a level in every language
      width: 312,
      value: ({ indicator, isLeaf }) => (indicator && !isLeaf ? t(`report.track.${indicator.track}`) : null),
      cell: (line) => <Standing line={line} />,
    },
    figure('baseline', t('report.baseline'), ({ figures }) => figures?.data.baseline ?? null),
    figure('midTerm', t('report.midTerm'), ({ figures }) => figures?.data.midTerm ?? null),
    figure('target', t('report.target'), ({ figures }) => figures?.data.target ?? null),
    ...years.map(
      (year): GridHeader<ReportLine> => ({
        id: `year-${year.year}`,
        header: closed.has(year.year) ? t('publish.closedYear', { year: yearWords(year.year) }) : yearWords(year.year),
        children: [
          ofYear(`target-${year.year}`, t('report.target'), year, 'target'),
          ofYear(`result-${year.year}`, t('report.collection'), year, 'collection'),
          ofYear(`cumulative-${year.year}`, t('report.cumulative'), year, 'cumulative'),
        ],
      }),
    ),
    {
      id: 'trend',
      header: t('report.trend'),
      width: 104,
      value: () => null,
      cell: ({ figures }) =>
        figures && <Sparkline values={figures.data.yearData.map(({ cumulative }) => cumulative)} />,
    },
    figure('forecast', t('report.forecast'), ({ indicator, isLeaf }) =>
      isLeaf ? null : (indicator?.forecast ?? null),
    ),
  ];
}
