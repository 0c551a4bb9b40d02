import { MAX_PAGE_SIZE } from '@msurvey/domain';
import { EmptyState, FailedState, PageHeader, PageSkeleton, PageTabs, StatusChip } from '@msurvey/ui';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { usePeriod } from '~/features/projects/home/use-period.ts';
import { useTexts } from '~/features/projects/texts.ts';
import { api, messageOf, type RowOf } from '~/lib/client.ts';
import { useUrlTab } from '~/lib/use-url-tab.ts';

/** By index, as saved links name them. */
const TABS = [
  { id: 0, label: 'project.tab.teams', empty: 'project.noTeams' },
  { id: 1, label: 'project.tab.forms', empty: 'project.noForms' },
  { id: 2, label: 'project.tab.sites', empty: 'project.noSites' },
  { id: 3, label: 'project.tab.configuration', empty: 'project.noConfiguration' },
] as const;
const IDS = TABS.map((tab) => tab.id);

export default function ProjectPage() {
  const t = useTexts();
  const id = Number(useParams().id);
  // every project one may see: also what the home page has just asked for
  const { data, error, refetch } = useQuery(
    api.myProjects.query({ body: { currentPage: 1, pageSize: MAX_PAGE_SIZE, name: '' } }),
  );
  if (!data) return error ? <FailedState text={messageOf(error)} onRetry={() => void refetch()} /> : <PageSkeleton />;
  const project = data.data.find((one) => one.id === id);
  if (!project)
    return (
      <>
        <PageHeader title={t('project.title')} />
        <EmptyState text={t('project.unknown')} action={<Button href="/">{t('project.home')}</Button>} />
      </>
    );
  return <Project project={project} />;
}

function Project({ project }: { project: RowOf<'myProjects'> }) {
  const t = useTexts();
  const period = usePeriod(project);
  const [open, choose] = useUrlTab(IDS);
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
        <PageHeader title={project.name || t('project.title')} subtitle={period} />
        {project.isArchived && <StatusChip status="archived" />}
      </Stack>
      <div>
        <PageTabs
          label={t('project.tabs')}
          value={open}
          onChange={choose}
          tabs={TABS.map((tab) => ({
            id: tab.id,
            label: t(tab.label),
            content: (
              <Paper variant="outlined">
                <EmptyState text={t(tab.empty)} hint={t('project.later')} />
              </Paper>
            ),
          }))}
        />
      </div>
    </Stack>
  );
}
