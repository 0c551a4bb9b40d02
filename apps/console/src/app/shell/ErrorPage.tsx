import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { NotFoundPage } from '~/app/shell/NotFoundPage.tsx';
import { useHandOver } from '~/app/start/hand-over.ts';
import { useShellTexts } from '~/lib/shell-texts.ts';

/** After a release the files an open page knows are gone; loading the page again brings the new ones. */
const isOldVersion = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);

/** What happened, what to do, and a way to try again. */
export function ErrorPage() {
  const t = useShellTexts();
  const error = useRouteError();
  useHandOver();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return (
    <Stack role="alert" sx={{ alignItems: 'center', textAlign: 'center', gap: 2, p: 6 }}>
      <Typography variant="h1">{t('error.pageTitle')}</Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 560 }}>
        {t(isOldVersion(error) ? 'error.updated' : 'error.pageHint')}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {t('error.reload')}
        </Button>
        <Button onClick={() => window.location.assign('/')}>{t('error.home')}</Button>
      </Stack>
    </Stack>
  );
}
