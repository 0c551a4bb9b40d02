import { fiscalYearFrom, type OpenedCell } from '@msurvey/domain';
import { EmptyState, Grid, PanelHeader } from '@msurvey/ui';
import { IconDownload } from '@msurvey/ui/icons';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useMemo, useState } from 'react';
import type { ResultsReport } from '@msurvey/contract';
import { useCan } from '~/app/session/index.ts';
import { FigurePanel } from '~/features/figures/index.ts';
import { AsOf } from '~/features/indicators/parts/AsOf.tsx';
import { indicatorPath } from '~/features/indicators/parts/paths.ts';
import { usePeriodWords } from '~/features/indicators/parts/use-period-words.ts';
import { useValueWords } from '~/features/indicators/parts/use-value-words.ts';
import { ChangedFigures } from '~/features/indicators/published/ChangedFigures.tsx';
import { PublicationList } from '~/features/indicators/published/PublicationList.tsx';
import { reportColumns } from '~/features/indicators/report/columns.tsx';
import { fitting, linesOf, type ReportLine } from '~/features/indicators/report/lines.ts';
import { PrintResults } from '~/features/indicators/report/PrintResults.tsx';
import { ReportFilters } from '~/features/indicators/report/ReportFilters.tsx';
import { type ReportAsked, useReportAddress } from '~/features/indicators/report/use-report-address.ts';
import { useTexts } from '~/features/indicators/texts.ts';
import { ExportFrame } from '~/features/tasks/index.ts';
import { api } from '~/lib/client.ts';
import { NotYet } from '~/lib/NotYet.tsx';

/** The results of a programme: each level with its indicators, year by year. */
export function ReportTab({ projectId }: { projectId: number }) {
  const { asked, change } = useReportAddress(projectId);
  const query = useQuery({
    ...api.resultsReport.query({
      query: {
        projectId,
        project: asked.project,
        ...(asked.from === null ? {} : { year_start: asked.from }),
        ...(asked.to === null ? {} : { year_end: asked.to }),
        withLeaves: asked.withLeaves ? 'true' : 'false',
      },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  if (!query.data) return <NotYet query={query} />;
  return <Results projectId={projectId} report={query.data} asked={asked} onAsk={change} />;
}

interface ResultsProps {
  projectId: number;
  report: ResultsReport;
  asked: ReportAsked;
  onAsk: (more: Partial<ReportAsked>) => void;
}

function Results({ projectId, report, asked, onAsk }: ResultsProps) {
  const t = useTexts();
  const can = useCan();
  const words = useValueWords();
  const periodWords = usePeriodWords();
  const [opened, setOpened] = useState<OpenedCell | null>(null);
  const [exports, setExports] = useState(false);
  const { meta } = report;
  const yearWords = useCallback((year: number) => periodWords(fiscalYearFrom(year)), [periodWords]);
  const all = useMemo(() => linesOf(report.data), [report.data]);
  const lines = useMemo(
    () => fitting(all, { words: asked.words, track: asked.track }),
    [all, asked.words, asked.track],
  );
  // asking without the right would end the session
  const [canOpen, canProfile] = [can('Dashboard/View'), can('Log Frame/View')];
  const columns = useMemo(
    () =>
      reportColumns({
        t,
        words,
        yearWords,
        years: meta.years,
        closed: new Set(meta.closed.map(({ year }) => year)),
        pathOf: ({ indicator }) =>
          indicator && canProfile ? indicatorPath(projectId, indicator.id, 'indicator-profile') : null,
        onOpen: canOpen ? setOpened : undefined,
      }),
    [t, words, yearWords, meta.years, meta.closed, projectId, canOpen, canProfile],
  );
  const rowId = useCallback(({ id }: ReportLine) => id, []);
  const childrenOf = useCallback(({ lines: beneath }: ReportLine) => beneath, []);
  return (
    <Stack sx={{ gap: 2 }}>
      <PanelHeader
        title={t('report.result')}
        beside={meta.computedAt && <AsOf asOf={meta.computedAt} isStale={false} />}
      >
        {meta.can.export && (
          <>
            <Button startIcon={<IconDownload size={16} aria-hidden />} onClick={() => setExports(true)}>
              {t('report.export')}
            </Button>
            <PrintResults taken={takenOf(projectId, asked)} />
          </>
        )}
      </PanelHeader>
      <ReportFilters offered={meta.offered} asked={asked} yearWords={yearWords} onAsk={onAsk} />
      <Typography variant="body2" color="textSecondary" role="status">
        {t('report.counts', meta.counts)}
      </Typography>
      <ChangedFigures projectId={projectId} project={asked.project} report={report} yearWords={yearWords} />
      {lines.length === 0 ? (
        <EmptyState text={t('report.empty')} hint={all.length > 0 ? t('report.noMatch') : undefined} />
      ) : (
        <Grid
          key={`${asked.project} ${meta.years.length}`}
          label={t('report.result')}
          columns={columns}
          rows={lines}
          rowId={rowId}
          childrenOf={childrenOf}
          startOpen={openAtFirst(all)}
          pinned={1}
          empty={t('report.empty')}
        />
      )}
      <PublicationList projectId={projectId} project={asked.project} yearWords={yearWords} />
      {opened && (
        <Suspense fallback={null}>
          <FigurePanel projectId={projectId} figure={opened.figure} cut={opened.cut} onClose={() => setOpened(null)} />
        </Suspense>
      )}
      {exports && (
        <ExportFrame
          title={t('report.export.title')}
          about={t('report.export.about')}
          values={null}
          start={() => api.exportResultsReport({ body: takenOf(projectId, asked) })}
          onClose={() => setExports(false)}
        />
      )}
    </Stack>
  );
}

/** What is asked for on the screen, as files of it are asked for. */
const takenOf = (projectId: number, { project, from, to, withLeaves }: ReportAsked) => ({
  projectId,
  project,
  ...(from === null ? {} : { year_start: from }),
  ...(to === null ? {} : { year_end: to }),
  withLeaves,
});

/** Every level; the parts of an indicator are opened one by one. */
const openAtFirst = (lines: readonly ReportLine[]): string[] =>
  lines.flatMap(({ id, indicator, lines: beneath }) => (indicator ? [] : [id, ...openAtFirst(beneath)]));
