import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { forumPath } from '~/features/notifications/forums/paths.ts';
import { useTexts } from '~/features/notifications/texts.ts';
import type { RowOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';

/** A forum with how much is new in it. */
export function ForumCard({ forum }: { forum: RowOf<'forumList'> }) {
  const t = useTexts();
  const { dateTime } = useFormat();
  const { id, title, description, topics, unread, isMore, lastAt, can } = forum;
  return (
    <Card variant="outlined" sx={{ height: '100%' }}>
      <CardActionArea href={forumPath(id)} sx={{ height: '100%', p: 2 }}>
        <Stack sx={{ gap: 1, height: '100%' }}>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography variant="h2" sx={{ typography: 'h6', overflowWrap: 'anywhere', flexGrow: 1 }}>
              {title}
            </Typography>
            {unread > 0 && (
              <Chip
                size="small"
                color="secondary"
                variant="outlined"
                label={t(isMore ? 'forums.unreadMore' : 'forums.unread', { count: unread })}
              />
            )}
          </Stack>
          {description && (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {description}
            </Typography>
          )}
          <Typography variant="body2" color="textSecondary" sx={{ mt: 'auto' }}>
            {[
              t('forums.topics', { count: topics }),
              lastAt && t('forums.last', { at: dateTime(lastAt) }),
              !can.write && t('forums.readOnly'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Stack>
      </CardActionArea>
    </Card>
  );
}
