import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useSession } from './session.ts';
import { useFormText } from './use-form-text.ts';

const MOST = 10;

/** What one should know before filling: files that are missing, answers the form no longer takes. */
export function Notices() {
  const t = useFormText();
  const { missingFiles, lostAnswers, notDone } = useSession().form;
  return (
    <Stack sx={{ gap: 1, mb: missingFiles.length + lostAnswers.length + notDone.length ? 2 : 0 }}>
      {missingFiles.length > 0 && (
        <Alert severity="warning">{t('notice.missing', { files: missingFiles.join(', ') })}</Alert>
      )}
      {lostAnswers.length > 0 && (
        <Alert severity="warning">
          {t('notice.lost')}
          <ul>
            {lostAnswers.slice(0, MOST).map(({ path, value }) => (
              <li key={path}>
                {path}: {value}
              </li>
            ))}
          </ul>
          {lostAnswers.length > MOST && t('notice.more', { count: lostAnswers.length - MOST })}
        </Alert>
      )}
      {notDone.length > 0 && <Alert severity="info">{t('notice.notDone')}</Alert>}
    </Stack>
  );
}
