import type { UserStatus } from '@msurvey/domain';
import { StatusChip } from '@msurvey/ui';
import { useTexts } from '~/features/access/texts.ts';

export function StatusCell({ status }: { status: UserStatus }) {
  const t = useTexts();
  return <StatusChip status={status} label={t(`status.${status}`)} />;
}
