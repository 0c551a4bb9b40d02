import { CardsSkeleton, FailedState, PagingBar, PanelHeader } from '@msurvey/ui';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useCan } from '~/app/session/index.ts';
import { ProjectDialog } from '~/features/projects/edit/ProjectDialog.tsx';
import { NoProjects } from '~/features/projects/home/NoProjects.tsx';
import { ProjectCard } from '~/features/projects/home/ProjectCard.tsx';
import { archivedOf, ProjectFilters, stateOf } from '~/features/projects/home/ProjectFilters.tsx';
import { useProjectActions } from '~/features/projects/parts/use-project-actions.ts';
import { useTexts } from '~/features/projects/texts.ts';
import { api, messageOf, type RowOf } from '~/lib/client.ts';
import { useTableState } from '~/lib/use-table-state.ts';

const GRID = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))' };
/** Full rows of two, three or four cards. */
const PAGE_SIZE = 12;
const PAGE_SIZES = [PAGE_SIZE, 24, 48, 96];
const ANY = { name: '', state: 'active' };

/** The projects one is a member of, as cards; search, state and page stand in the URL. */
export function ProjectCards() {
  const t = useTexts();
  const id = useId();
  const can = useCan();
  const table = useTableState({ filters: ANY, pageSize: PAGE_SIZE });
  const { name, state } = table.filters;
  const { data, error, refetch } = useQuery({
    ...api.myProjects.query({
      body: { currentPage: table.page, pageSize: table.pageSize, name, isArchived: archivedOf(stateOf(state)) },
    }),
    placeholderData: keepPreviousData,
  });
  const [edited, setEdited] = useState<RowOf<'myProjects'> | 'new' | null>(null);
  const actions = useProjectActions(setEdited);
  const add = can('Project/Create') ? { label: t('project.new'), onClick: () => setEdited('new') } : undefined;
  const projects = data?.data;
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 2 }}>
      <PanelHeader id={id} title={t('home.projects')} count={data?.meta.count} action={add} />
      <ProjectFilters filters={table.filters} setFilters={table.setFilters} />
      {!projects &&
        (error ? <FailedState text={messageOf(error)} onRetry={() => void refetch()} /> : <CardsSkeleton count={3} />)}
      {projects?.length === 0 && (
        <NoProjects name={name} state={stateOf(state)} onClear={table.clearFilters} add={add} />
      )}
      {projects && projects.length > 0 && (
        <Box component="ul" sx={{ ...GRID, listStyle: 'none', m: 0, p: 0 }}>
          {projects.map((project) => (
            <li key={project.id}>
              <ProjectCard project={project} actions={actions(project)} />
            </li>
          ))}
        </Box>
      )}
      {data && data.meta.count > PAGE_SIZE && <PagingBar {...table.paging(data.meta.count)} pageSizes={PAGE_SIZES} />}
      <ProjectDialog edited={edited} onClose={() => setEdited(null)} />
    </Stack>
  );
}
