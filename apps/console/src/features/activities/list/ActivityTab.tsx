import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useSearchParams } from 'react-router';
import { ActivityList } from '~/features/activities/list/ActivityList.tsx';
import { Returned } from '~/features/activities/list/Returned.tsx';
import { useReturned } from '~/features/activities/list/use-returned.ts';
import { useTexts } from '~/features/activities/texts.ts';

const VIEW = 'activity.view';
const VIEWS = ['all', 'returned'] as const;

/** All activities of the project, or those that came back to the reader. */
export function ActivityTab({ projectId }: { projectId: number }) {
  const t = useTexts();
  const [params, setParams] = useSearchParams();
  const view = VIEWS.find((one) => one === params.get(VIEW)) ?? 'all';
  const returned = useReturned(projectId);
  const choose = (next: (typeof VIEWS)[number] | null) => {
    if (!next) return;
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next === 'all') changed.delete(VIEW);
        else changed.set(VIEW, next);
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const views = (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={view}
      aria-label={t('view.label')}
      sx={{ '& .MuiToggleButton-root:not(.Mui-selected)': { color: 'text.secondary' } }}
      onChange={(_, next: (typeof VIEWS)[number] | null) => choose(next)}
    >
      <ToggleButton value="all">{t('view.all')}</ToggleButton>
      <ToggleButton value="returned">{t('view.returned', { count: returned.count ?? 0 })}</ToggleButton>
    </ToggleButtonGroup>
  );
  return view === 'all' ? (
    <ActivityList projectId={projectId} views={views} />
  ) : (
    <Returned projectId={projectId} views={views} />
  );
}
