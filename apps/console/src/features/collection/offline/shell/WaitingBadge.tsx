import { IconCloudUpload } from '@msurvey/ui/icons';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { useQueue } from '~/features/collection/offline/queue/live.ts';
import { SYNC_PATH } from '~/features/collection/parts/paths.ts';
import { useFormat } from '~/lib/format.ts';
import { useShellTexts } from '~/lib/shell-texts.ts';

/** In the top bar while something waits: the user's own records, or that there are some of another user. */
export default function WaitingBadge() {
  const t = useShellTexts();
  const { number } = useFormat();
  const { entries, others } = useQueue();
  const count = entries.length;
  if (count + others === 0) return null;
  const failed = entries.some(({ state }) => state === 'failed' || state === 'conflict');
  const label = count > 0 ? t('offline.badge', { count }) : t('offline.others', { count: others });
  return (
    <IconButton color="inherit" href={SYNC_PATH} aria-label={label} title={label}>
      <Badge color={failed ? 'error' : 'secondary'} badgeContent={count ? number(count) : undefined}>
        <IconCloudUpload size={22} aria-hidden />
      </Badge>
    </IconButton>
  );
}
