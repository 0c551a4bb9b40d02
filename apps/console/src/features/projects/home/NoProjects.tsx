import { EmptyState } from '@msurvey/ui';
import Button from '@mui/material/Button';
import type { ProjectState } from '~/features/projects/home/project-fields.ts';
import { useTexts } from '~/features/projects/texts.ts';

interface NoProjectsProps {
  name: string;
  state: ProjectState;
  onClear: () => void;
  add?: { label: string; onClick: () => void };
}

/** Nothing is called so, nothing is in this state, or there is nothing at all yet; each with its next step. */
export function NoProjects({ name, state, onClear, add }: NoProjectsProps) {
  const t = useTexts();
  if (name.trim())
    return (
      <EmptyState
        text={t('home.notFound', { name })}
        hint={t('home.notFoundHint')}
        action={<Button onClick={onClear}>{t('home.clear')}</Button>}
      />
    );
  if (state === 'archived') return <EmptyState text={t('home.noneArchived')} hint={t('home.noneArchivedHint')} />;
  return (
    <EmptyState
      text={t('home.empty')}
      hint={t(add ? 'home.createHint' : 'home.emptyHint')}
      action={
        add && (
          <Button variant="outlined" onClick={add.onClick}>
            {add.label}
          </Button>
        )
      }
    />
  );
}
