import { CardsSkeleton, FailedState, FilterFields, PagingBar, PanelHeader } from '@msurvey/ui';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { useCan } from '~/app/session/index.ts';
import { ProjectDialog } from '~/features/projects/edit/ProjectDialog.tsx';
import { NoProjects } from '~/features/projects/home/NoProjects.tsx';
import { ProjectCard } from '~/features/projects/home/ProjectCard.tsx';
import { archivedOf, stateOf, useProjectFields } from '~/features/projects/home/project-fields.ts';
import { useProjectActions } from '~/features/projects/parts/use-project-actions.ts';
import { useTexts } from '~/features/projects/texts.ts';
import { api, type RowOf } from '~/lib/client.ts';
import { useList } from '~/lib/list/use-list.ts';

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
  const list = useList({
    filters: ANY,
    pageSize: PAGE_SIZE,
    pageSizes: PAGE_SIZES,
    call: ({ filters, paged }) =>
      api.myProjects.query({
        body: { ...paged, name: filters.name, isArchived: archivedOf(stateOf(filters.state)) },
      }),
  });
  const { name, state } = list.filters;
  const { rows: projects, paging, error, onRetry } = list.table;
  const [edited, setEdited] = useState<RowOf<'myProjects'> | 'new' | null>(null);
  const actions = useProjectActions(setEdited);
  const add = can('Project/Create') ? { label: t('project.new'), onClick: () => setEdited('new') } : undefined;
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 2 }}>
      <PanelHeader id={id} title={t('home.projects')} count={list.count} action={add} />
      <FilterFields fields={useProjectFields(list)} onClearAll={list.clearFilters} />
      {!projects && (error ? <FailedState text={error} onRetry={onRetry} /> : <CardsSkeleton count={3} />)}
      {projects?.length === 0 && (
        <NoProjects name={name} state={stateOf(state)} onClear={list.clearFilters} add={add} />
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
      {paging && paging.count > PAGE_SIZE && <PagingBar {...paging} />}
      <ProjectDialog edited={edited} onClose={() => setEdited(null)} />
    </Stack>
  );
}
