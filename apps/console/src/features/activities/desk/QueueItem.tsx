import type { QueueRow } from '@msurvey/contract';
import { IconAlertTriangle, IconCircleCheck, IconUser } from '@msurvey/ui/icons';
import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { subActivityName } from '~/features/activities/parts/sub-activity-name.ts';
import { useTexts } from '~/features/activities/texts.ts';
import { useFormat } from '~/lib/format.ts';

interface QueueItemProps {
  row: QueueRow;
  isOpen: boolean;
  isOwn: boolean;
  /** Among records of several sub-activities it says of which it is. */
  isNamed: boolean;
  onOpen: () => void;
}

/** One record that waits: when, where, by whom, and whether the checks found something. */
export function QueueItem({ row, isOpen, isOwn, isNamed, onOpen }: QueueItemProps) {
  const t = useTexts();
  const { date } = useFormat();
  const box = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  // many a record is called by its sub-activity
  const isSaid = !isNamed || row.name?.startsWith(row.sub_activity_name ?? '');
  const subActivity = isSaid ? null : subActivityName(row);
  const found = row.checks.length + (row.missing_files > 0 ? 1 : 0);
  return (
    <Box component="li" ref={box} sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <ListItemButton
        selected={isOpen}
        aria-current={isOpen ? 'true' : undefined}
        onClick={onOpen}
        sx={{ display: 'block', px: 2, py: 1 }}
      >
        <Stack direction="row" sx={{ gap: 1, alignItems: 'baseline', justifyContent: 'space-between' }}>
          <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
            {date(row.implementation_date) || t('queue.noDate')}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary" noWrap>
            {row.member_count === null ? '' : t('queue.people', { count: row.member_count })}
          </Typography>
        </Stack>
        {subActivity && (
          <Typography component="span" variant="body2" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
            {subActivity}
          </Typography>
        )}
        <Typography component="span" variant="body2" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {[row.name, row.location ?? t('queue.noPlace')].filter(Boolean).join(' · ')}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {[row.author, row.implemented_by].filter(Boolean).join(' · ')}
        </Typography>
        <Stack direction="row" component="span" sx={{ gap: 2, mt: 0.5, flexWrap: 'wrap' }}>
          <Mark icon={row.is_clean ? IconCircleCheck : IconAlertTriangle} color={row.is_clean ? 'success' : 'warning'}>
            {row.is_clean ? t('queue.clean') : t('queue.found', { count: found })}
          </Mark>
          {row.revision > 1 && <Mark>{t('queue.revision', { revision: row.revision })}</Mark>}
          {isOwn && <Mark icon={IconUser}>{t('queue.own')}</Mark>}
        </Stack>
      </ListItemButton>
    </Box>
  );
}

interface MarkProps {
  icon?: typeof IconUser;
  color?: 'success' | 'warning';
  children: string;
}

function Mark({ icon: Icon, color, children }: MarkProps) {
  return (
    <Stack
      direction="row"
      component="span"
      sx={{ gap: 0.5, alignItems: 'center', typography: 'body2', '& svg': color && { color: `${color}.main` } }}
    >
      {Icon && <Icon size={16} aria-hidden />}
      {children}
    </Stack>
  );
}
