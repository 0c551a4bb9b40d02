import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useReturned } from '~/features/activities/list/use-returned.ts';
import { returnedPath } from '~/features/activities/parts/paths.ts';
import { useTexts } from '~/features/activities/texts.ts';

/** Shown only when something came back; whoever is not in the project is not bothered with that. */
export function ReturnedNotice({ projectId }: { projectId: number }) {
  const t = useTexts();
  const { count = 0 } = useReturned(projectId);
  if (count === 0) return null;
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" href={returnedPath(projectId)}>
          {t('returned.see')}
        </Button>
      }
    >
      {t('returned.notice', { count })}
    </Alert>
  );
}
