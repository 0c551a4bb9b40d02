import Button from '@mui/material/Button';
import { EmptyState } from '@msurvey/ui';
import { useShellTexts } from '~/lib/shell-texts.ts';

export function NotFoundPage() {
  const t = useShellTexts();
  return (
    <EmptyState
      isPage
      text={t('notFound.title')}
      hint={t('notFound.hint')}
      action={<Button href="/">{t('error.home')}</Button>}
    />
  );
}
