import { MAX_PAGE_SIZE } from '@msurvey/domain';
import { CardsSkeleton, EmptyState, FailedState, SearchField } from '@msurvey/ui';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ProjectCard } from '~/features/projects/home/ProjectCard.tsx';
import { useTexts } from '~/features/projects/texts.ts';
import { api, messageOf } from '~/lib/client.ts';
import { useTableState } from '~/lib/use-table-state.ts';

const GRID = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))' };

/** The projects one is a member of, as cards, with a search by name in the URL. */
export function ProjectCards() {
  const t = useTexts();
  const id = useId();
  const { filters, setFilters } = useTableState({ filters: { name: '' } });
  const { data, error, refetch } = useQuery({
    ...api.myProjects.query({ body: { currentPage: 1, pageSize: MAX_PAGE_SIZE, name: filters.name } }),
    placeholderData: keepPreviousData,
  });
  const projects = data?.data;
  const searched = filters.name.trim() !== '';
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <Typography id={id} variant="h2">
          {t('home.projects')}
        </Typography>
        <Box sx={{ width: { xs: 1, sm: 280 } }}>
          <SearchField label={t('home.search')} value={filters.name} onChange={(name) => setFilters({ name })} />
        </Box>
      </Stack>
      {!projects &&
        (error ? <FailedState text={messageOf(error)} onRetry={() => void refetch()} /> : <CardsSkeleton count={3} />)}
      {projects?.length === 0 && (
        <EmptyState
          text={searched ? t('home.notFound', { name: filters.name }) : t('home.empty')}
          hint={t(searched ? 'home.notFoundHint' : 'home.emptyHint')}
        />
      )}
      {projects && projects.length > 0 && (
        <Box component="ul" sx={{ ...GRID, listStyle: 'none', m: 0, p: 0 }}>
          {projects.map((project) => (
            <li key={project.id}>
              <ProjectCard project={project} />
            </li>
          ))}
        </Box>
      )}
      {projects && data.meta.count > projects.length && (
        <Typography variant="body2" color="textSecondary">
          {t('home.first', { shown: projects.length, count: data.meta.count })}
        </Typography>
      )}
    </Stack>
  );
}
