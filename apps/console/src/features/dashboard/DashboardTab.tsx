import { ANY_CHOICE, PROJECT_PROGRAMME, PROJECT_RAINS, PROJECT_SACP } from '@msurvey/domain';
import { CardsSkeleton, EmptyState, FilterFields } from '@msurvey/ui';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Cards } from '~/features/dashboard/cards/Cards.tsx';
import { isNothing, shownIn } from '~/features/dashboard/cards/shown.ts';
import { Charts } from '~/features/dashboard/charts/Charts.tsx';
import { askedBy, cutBy } from '~/features/dashboard/filters/asked.ts';
import { useAgencies, useDashboardFields } from '~/features/dashboard/filters/use-dashboard-fields.ts';
import { useDashboardFilters } from '~/features/dashboard/filters/use-dashboard-filters.ts';
import { useLiveFigures } from '~/features/dashboard/live/use-live-figures.ts';
import { DashboardMap } from '~/features/dashboard/map/DashboardMap.tsx';
import { Reports } from '~/features/dashboard/report/Reports.tsx';
import { useTexts } from '~/features/dashboard/texts.ts';
import { useOpenedFigure } from '~/features/dashboard/use-opened-figure.ts';
import { FigurePanel } from '~/features/figures/index.ts';
import { PrintReport } from '~/features/dashboard/PrintReport.tsx';
import { YouthBounds } from '~/features/dashboard/youth/YouthBounds.tsx';
import { api } from '~/lib/client.ts';
import { NotYet } from '~/lib/NotYet.tsx';

/** Of a project that is a programme, its own; else the chosen one. */
const programmeOf = (projectId: number, chosen: number): number => {
  if (projectId === PROJECT_SACP || projectId === PROJECT_RAINS) return projectId;
  return projectId === PROJECT_PROGRAMME ? chosen : ANY_CHOICE;
};

const LEVELS = ['division', 'district', 'upazila', 'union'] as const;

/** What a project has reached, in numbers that open. Another project is another dashboard, with filters of its own. */
export const DashboardTab = ({ projectId }: { projectId: number }) => (
  <Dashboard key={projectId} projectId={projectId} />
);

function Dashboard({ projectId }: { projectId: number }) {
  const t = useTexts();
  const state = useDashboardFilters(projectId);
  const { filters, chosen, clearFilters, isReady } = state;
  const agencies = useAgencies();
  const fields = useDashboardFields(projectId, state, agencies);
  const { opened, open, close } = useOpenedFigure();
  useLiveFigures(projectId);
  const query = useQuery({
    ...api.dashboardCards.query({ body: askedBy(projectId, filters) }),
    enabled: isReady,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { data, isPlaceholderData } = query;
  const below = LEVELS.find((level) => filters[level] === ANY_CHOICE);
  const agency = agencies.find(({ id }) => id === filters.agency);
  const cut = cutBy(filters, agency?.agencyId ?? null);
  const reset = chosen.length > 0 && <Button onClick={clearFilters}>{t('filter.reset')}</Button>;
  const content = () => {
    // what is there stays, though the next answer did not come
    if (!data) return <NotYet query={query} skeleton={<CardsSkeleton count={8} />} />;
    if (isNothing(shownIn(data.data), data.data.waiting))
      return (
        <Paper variant="outlined">
          <EmptyState
            text={t('empty')}
            hint={chosen.length > 0 ? t('empty.filtered') : t('empty.hint')}
            action={reset}
          />
        </Paper>
      );
    return (
      <>
        <Cards
          answer={data}
          year={filters.year}
          hasPlace={filters.division !== ANY_CHOICE}
          programme={programmeOf(projectId, filters.project)}
          isOld={isPlaceholderData}
          onOpen={open}
        />
        <Charts shown={shownIn(data.data)} projectId={projectId} filters={filters} onOpen={open} />
        <DashboardMap projectId={projectId} filters={filters} onOpen={open} />
        <Reports
          projectId={projectId}
          filters={filters}
          onOpen={open}
          onPlace={(unitId) => below && state.setFilters({ [below]: unitId })}
        />
      </>
    );
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <PrintReport asked={askedBy(projectId, filters)} />
      <FilterFields fields={fields} onClearAll={clearFilters} clearLabel={t('filter.reset')} />
      {content()}
      <YouthBounds projectId={projectId} />
      {opened && data && (filters.agency === ANY_CHOICE || agency) && (
        <Suspense fallback={null}>
          <FigurePanel projectId={projectId} figure={opened.figure} cut={{ ...cut, ...opened.at }} onClose={close} />
        </Suspense>
      )}
    </Stack>
  );
}
