import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { NoticeButton } from '@msurvey/ui';
import { useQuery } from '@tanstack/react-query';
import { ALL_WAITING, deskPath } from '~/features/activities/parts/paths.ts';
import { useTexts } from '~/features/activities/texts.ts';
import { api } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';

/** What waits for the reader's decision, as far as they reach, and since when; nothing where nothing waits. */
export function WaitingNotice({ projectId }: { projectId: number }) {
  const t = useTexts();
  const { date } = useFormat();
  const { data } = useQuery(api.pendingValidation.query({ query: { projectId } }));
  const { count = 0, oldest = null } = data?.meta ?? {};
  if (!data?.meta.can.validate || count === 0) return null;
  return (
    <Alert severity="info" action={<NoticeButton href={deskPath(projectId, ALL_WAITING)} label={t('waiting.see')} />}>
      <Link href={deskPath(projectId, ALL_WAITING)} color="inherit">
        {t('waiting.notice', { count })}
      </Link>
      {oldest && (
        <>
          {' '}
          <Link href={`${deskPath(projectId, ALL_WAITING)}?record=${oldest.id}`} color="inherit">
            {t('waiting.oldest', { day: date(oldest.received_at) })}
          </Link>
        </>
      )}
    </Alert>
  );
}
