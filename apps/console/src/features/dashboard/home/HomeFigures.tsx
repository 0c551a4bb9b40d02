import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { ProjectFigures } from '~/features/dashboard/home/ProjectFigures.tsx';
import { useLiveFigures } from '~/features/dashboard/live/use-live-figures.ts';
import { api } from '~/lib/client.ts';

/** More projects than these have their figures on their own dashboards. */
const MOST = 6;

/** The headline figures of the reader's projects; they follow what others do. */
export function HomeFigures() {
  useLiveFigures();
  const { data } = useQuery(api.myProjects.query({ body: { currentPage: 1, pageSize: MOST, isArchived: false } }));
  return (
    <Stack sx={{ gap: 2 }}>
      {data?.data.map(({ id, name }) => (
        <ProjectFigures key={id} projectId={id} name={name} />
      ))}
    </Stack>
  );
}
