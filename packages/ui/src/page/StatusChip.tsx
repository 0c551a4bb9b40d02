import Chip from '@mui/material/Chip';
import {
  type Icon,
  IconArchive,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleOff,
  IconCircleX,
  IconClock,
  IconProgress,
  IconUserCheck,
} from '../icons.ts';
import { useUiText } from '../use-ui-text.ts';

type Tone = 'warning' | 'success' | 'error' | 'default' | 'secondary' | 'primary';

/** Status is colour, icon and word; never colour alone. */
const STATUSES = {
  pending: ['warning', IconClock],
  approved: ['success', IconCircleCheck],
  rejected: ['error', IconCircleX],
  verified: ['warning', IconUserCheck],
  active: ['success', IconCircleCheck],
  inactive: ['default', IconCircleOff],
  archived: ['default', IconArchive],
  new: ['secondary', IconCircleDashed],
  inProgress: ['primary', IconProgress],
  done: ['success', IconCircleCheck],
} as const satisfies Record<string, readonly [Tone, Icon]>;

export type Status = keyof typeof STATUSES;

export function StatusChip({ status, label }: { status: Status; label?: string }) {
  const t = useUiText();
  const [tone, StatusIcon] = STATUSES[status];
  return (
    <Chip
      size="small"
      variant="outlined"
      color={tone}
      icon={<StatusIcon size={16} aria-hidden />}
      label={label ?? t(`status.${status}`)}
    />
  );
}
