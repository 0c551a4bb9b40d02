import { LOGFRAME_TAB_INDEX } from '@msurvey/domain';
import { EmptyState, PageTabs } from '@msurvey/ui';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useCan } from '~/app/session/index.ts';
import { FormsTab } from '~/features/forms/index.ts';
import { SitesPanel } from '~/features/geography/index.ts';
import { ConfigurationTab } from '~/app/pages/project/ConfigurationTab.tsx';
import { CONFIGURATION_TABS } from '~/app/pages/project/configuration-tabs.ts';
import type { DataOf } from '~/lib/client.ts';
import { useUrlTab } from '~/lib/use-url-tab.ts';
import { TeamTab, useProjectTexts } from '~/features/projects/index.ts';

/** By index, as saved links name them. */
const TABS = [
  { id: 0, label: 'project.tab.teams', empty: 'project.noTeams' },
  { id: 1, label: 'project.tab.forms', empty: 'project.noForms' },
  { id: 2, label: 'project.tab.sites', empty: 'project.noSites' },
  { id: 3, label: 'project.tab.configuration', empty: 'project.noConfiguration' },
] as const;
const IDS = TABS.map((tab) => tab.id);

export function ProjectTabs({ project }: { project?: DataOf<'project'> }) {
  const t = useProjectTexts();
  const can = useCan();
  const [params] = useSearchParams();
  const [open, choose] = useUrlTab(IDS);
  // Links back from a node of the logframe name a tab of its own; here it is one of the configuration's.
  if (params.get('tabIndex') === String(LOGFRAME_TAB_INDEX)) {
    const there = new URLSearchParams(params);
    there.set('tabIndex', '3');
    there.set('index', String(CONFIGURATION_TABS.indexOf('Log Frame')));
    return <Navigate replace to={`?${there}`} />;
  }
  const blank = (text: string, hint?: string) => (
    <Paper variant="outlined">
      <EmptyState text={text} hint={hint} />
    </Paper>
  );
  const contentOf = (id: (typeof IDS)[number], text: string): ReactNode => {
    if (!project) return blank(text);
    // asking without the right would end the session
    if (id === 0) return can('Team/View') ? <TeamTab project={project} /> : blank(text, t('project.notAllowed'));
    if (id === 1)
      return can('Form/View') ? <FormsTab project={project} emptyText={text} /> : blank(text, t('project.notAllowed'));
    if (id === 3) return <ConfigurationTab projectId={project.id} />;
    return can('Site/View') ? (
      <SitesPanel projectId={project.id} emptyText={text} />
    ) : (
      blank(text, t('project.notAllowed'))
    );
  };
  return (
    <div>
      <PageTabs
        label={t('project.tabs')}
        value={open}
        onChange={choose}
        tabs={TABS.map(({ id, label, empty }) => ({
          id,
          label: t(label),
          content: id === open && contentOf(id, t(empty)),
        }))}
      />
    </div>
  );
}
