import { EmptyState, PageTabs } from '@msurvey/ui';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { useCan } from '~/app/session/index.ts';
import { FormsTab } from '~/features/forms/index.ts';
import { SitesPanel } from '~/features/geography/index.ts';
import { ConfigurationTab } from '~/features/projects/configuration/ConfigurationTab.tsx';
import { TeamTab } from '~/features/projects/team/TeamTab.tsx';
import { useTexts } from '~/features/projects/texts.ts';
import type { DataOf } from '~/lib/client.ts';
import { useUrlTab } from '~/lib/use-url-tab.ts';

/** By index, as saved links name them. */
const TABS = [
  { id: 0, label: 'project.tab.teams', empty: 'project.noTeams' },
  { id: 1, label: 'project.tab.forms', empty: 'project.noForms' },
  { id: 2, label: 'project.tab.sites', empty: 'project.noSites' },
  { id: 3, label: 'project.tab.configuration', empty: 'project.noConfiguration' },
] as const;
const IDS = TABS.map((tab) => tab.id);

export function ProjectTabs({ project }: { project?: DataOf<'project'> }) {
  const t = useTexts();
  const can = useCan();
  const [open, choose] = useUrlTab(IDS);
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
