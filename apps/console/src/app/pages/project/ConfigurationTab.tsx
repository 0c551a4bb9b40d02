import { EmptyState, PageSkeleton, PageTabs } from '@msurvey/ui';
import Paper from '@mui/material/Paper';
import { Suspense } from 'react';
import { useCan } from '~/app/session/index.ts';
import { PANELS } from '~/app/pages/project/panels.ts';
import { CONFIGURATION_TABS, type ConfigurationModule } from '~/app/pages/project/configuration-tabs.ts';
import { useUrlTab } from '~/lib/use-url-tab.ts';
import { useProjectTexts } from '~/features/projects/index.ts';

/** A tab appears only with the View permission of its module. */
export function ConfigurationTab({ projectId }: { projectId: number }) {
  const t = useProjectTexts();
  const can = useCan();
  const tabs = CONFIGURATION_TABS.map((module, id) => ({ id, module })).filter(({ module }) => can(`${module}/View`));
  const [open, choose] = useUrlTab(
    tabs.map((tab) => tab.id),
    'index',
  );
  if (tabs.length === 0)
    return (
      <Paper variant="outlined">
        <EmptyState text={t('project.noConfiguration')} hint={t('configuration.none')} />
      </Paper>
    );
  return (
    <PageTabs
      label={t('configuration.tabs')}
      value={open}
      onChange={choose}
      tabs={tabs.map(({ id, module }) => ({
        id,
        label: t(`configuration.${module}`),
        content: <Panel module={module} projectId={projectId} />,
      }))}
    />
  );
}

function Panel({ module, projectId }: { module: ConfigurationModule; projectId: number }) {
  const t = useProjectTexts();
  const Content = PANELS[module];
  if (Content)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Content projectId={projectId} />
      </Suspense>
    );
  return (
    <Paper variant="outlined">
      <EmptyState text={t(`configuration.${module}`)} hint={t('configuration.later')} />
    </Paper>
  );
}
