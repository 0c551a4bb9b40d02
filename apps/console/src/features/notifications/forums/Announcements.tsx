import type { Announcement } from '@msurvey/contract';
import { NoticeButton } from '@msurvey/ui';
import { IconSpeakerphone } from '@msurvey/ui/icons';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { topicPath } from '~/features/notifications/forums/paths.ts';
import { useTexts } from '~/features/notifications/texts.ts';
import { api } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';
import { useAction } from '~/lib/use-action.ts';

/** What the programme tells everybody, until it is read or put away. Nobody waits for it, and nobody misses it when it fails. */
export function Announcements() {
  const t = useTexts();
  const { data } = useQuery(api.announcements.query());
  const read = useAction(({ id, activity }: Announcement) => api.readForumTopic({ body: { id, activity } }), {
    refresh: ['announcements', 'forumList'],
  });
  if (!data?.data.length) return null;
  return (
    <Stack component="section" aria-label={t('announcements.title')} sx={{ gap: 1 }}>
      {data.data.map((announcement) => (
        <AnnouncementNotice
          key={announcement.id}
          announcement={announcement}
          onRead={() => !read.isPending && read.mutate(announcement)}
        />
      ))}
    </Stack>
  );
}

function AnnouncementNotice({ announcement, onRead }: { announcement: Announcement; onRead: () => void }) {
  const t = useTexts();
  const { date } = useFormat();
  const { id, forum, title, text, by, createdAt } = announcement;
  return (
    <Alert
      severity="info"
      role="note"
      icon={<IconSpeakerphone size={22} aria-hidden />}
      action={<NoticeButton label={t('announcements.read')} onClick={onRead} />}
      sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' }, '& .MuiAlert-message': { minWidth: 0, flex: '1 1 200px' } }}
    >
      <AlertTitle component="h2" sx={{ overflowWrap: 'anywhere' }}>
        <Link href={topicPath(forum.id, id)} color="inherit">
          {title}
        </Link>
      </AlertTitle>
      <Typography
        variant="body2"
        sx={{
          overflowWrap: 'anywhere',
          display: '-webkit-box',
          WebkitLineClamp: 2,
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
        }}
      >
        {text}
      </Typography>
      <Typography variant="body2" component="p" sx={{ mt: 0.5 }}>
        {[by.name, by.organization, date(createdAt)].join(' · ')}
      </Typography>
    </Alert>
  );
}
