import { IconEyeOff, IconLock, IconPin, IconSpeakerphone } from '@msurvey/ui/icons';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTexts } from '~/features/notifications/texts.ts';

interface Marked {
  isAnnouncement: boolean;
  isPinned: boolean;
  isLocked: boolean;
  isHidden: boolean;
  isUnread?: boolean;
}

interface Mark {
  key: 'new' | 'announcement' | 'pinned' | 'locked' | 'hidden';
  color?: ChipProps['color'];
  icon?: typeof IconPin;
}

/** What is special about a topic: colour, icon and word. */
export function TopicMarks({ isAnnouncement, isPinned, isLocked, isHidden, isUnread = false }: Marked) {
  const t = useTexts();
  const marks: Mark[] = [
    ...(isUnread ? [{ key: 'new', color: 'secondary' } as const] : []),
    ...(isAnnouncement ? [{ key: 'announcement', color: 'primary', icon: IconSpeakerphone } as const] : []),
    ...(isPinned ? [{ key: 'pinned', icon: IconPin } as const] : []),
    ...(isLocked ? [{ key: 'locked', icon: IconLock } as const] : []),
    ...(isHidden ? [{ key: 'hidden', color: 'warning', icon: IconEyeOff } as const] : []),
  ];
  if (marks.length === 0) return null;
  return (
    <Stack direction="row" component="span" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {marks.map(({ key, color = 'default', icon: Icon }) => (
        <Chip
          key={key}
          size="small"
          color={color}
          variant="outlined"
          label={t(`topic.${key}`)}
          {...(Icon ? { icon: <Icon size={16} aria-hidden /> } : {})}
        />
      ))}
    </Stack>
  );
}
