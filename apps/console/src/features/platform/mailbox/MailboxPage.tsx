import { EmptyState, FailedState, FormSkeleton } from '@msurvey/ui';
import { IconRefresh } from '@msurvey/ui/icons';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '~/app/session/index.ts';
import { PublicTitle } from '~/app/shell/PublicTitle.tsx';
import { MailMessage } from '~/features/platform/mailbox/MailMessage.tsx';
import { useTexts } from '~/features/platform/texts.ts';
import { ApiError, api, messageOf } from '~/lib/client.ts';

/** Somebody is waiting for a message while looking at this page. */
const LOOK_MS = 5000;

export default function MailboxPage() {
  const t = useTexts();
  const { isLoggedIn } = useSession();
  const { data, error, isFetching, refetch } = useQuery({ ...api.mailbox.query(), refetchInterval: LOOK_MS });
  const closed = error instanceof ApiError && error.status === 404;
  const messages = data?.data;
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'start', justifyContent: 'space-between' }}>
        <PublicTitle
          title={t(closed ? 'mailbox.closedTitle' : 'mailbox.title')}
          intro={t(closed ? 'mailbox.closedText' : 'mailbox.intro')}
        />
        {!closed && (
          <Tooltip title={t('mailbox.refresh')}>
            <IconButton aria-label={t('mailbox.refresh')} disabled={isFetching} onClick={() => void refetch()}>
              <IconRefresh size={20} aria-hidden />
            </IconButton>
          </Tooltip>
        )}
      </Stack>
      {!messages && error && !closed && <FailedState text={messageOf(error)} onRetry={() => void refetch()} />}
      {!messages && !error && <FormSkeleton fields={3} />}
      {messages?.length === 0 && <EmptyState text={t('mailbox.empty')} hint={t('mailbox.emptyHint')} />}
      {messages && messages.length > 0 && (
        <Box component="ul" aria-label={t('mailbox.list')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {messages.map((message, index) => (
            <li key={message.id}>
              <MailMessage message={message} isOpenAtFirst={index === 0} />
            </li>
          ))}
        </Box>
      )}
      <Link href={isLoggedIn ? '/' : '/login'} variant="body2" sx={{ alignSelf: 'center' }}>
        {t(isLoggedIn ? 'mailbox.home' : 'signIn')}
      </Link>
    </Stack>
  );
}
