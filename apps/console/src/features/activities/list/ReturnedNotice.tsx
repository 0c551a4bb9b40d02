import { NoticeButton } from '@msurvey/ui';
import Alert from '@mui/material/Alert';
import { useReturned } from '~/features/activities/list/use-returned.ts';
import { returnedPath } from '~/features/activities/parts/paths.ts';
import { useTexts } from '~/features/activities/texts.ts';

/** Shown only when something came back; whoever is not in the project is not bothered with that. */
export function ReturnedNotice({ projectId }: { projectId: number }) {
  const t = useTexts();
  const { count = 0 } = useReturned(projectId);
  if (count === 0) return null;
  return (
    <Alert severity="warning" action={<NoticeButton href={returnedPath(projectId)} label={t('returned.see')} />}>
      {t('returned.notice', { count })}
    </Alert>
  );
}
