import { type Column, InLine, StatusChip } from '@msurvey/ui';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Pace } from '~/features/collection/users/Pace.tsx';
import { StatusMenu } from '~/features/collection/users/StatusMenu.tsx';
import { TargetCell } from '~/features/collection/users/TargetCell.tsx';
import { useTexts } from '~/features/collection/texts.ts';
import type { RowOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';

type FormUser = RowOf<'formUsers'>;
interface Changes {
  canEdit: boolean;
  onTarget: (user: FormUser, target: number) => void;
  onStatus: (user: FormUser, isActive: boolean) => void;
}

export function useUserColumns({ canEdit, onTarget, onStatus }: Changes): Column<FormUser>[] {
  const t = useTexts();
  const { date, dateTime } = useFormat();
  return [
    { id: 'userName', header: t('user.userName'), primary: true, sortable: true },
    {
      id: 'name',
      header: t('user.name'),
      lines: 2,
      cell: (user) => (
        <>
          <InLine>{`${user.firstName} ${user.lastName}`}</InLine>
          <InLine isSecond>{t('user.roleAt', { role: user.roleName, organization: user.orgName })}</InLine>
        </>
      ),
    },
    {
      id: 'isActive',
      header: t('user.status'),
      primary: true,
      cell: (user) => (
        <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
          <StatusChip status={user.isActive ? 'active' : 'inactive'} />
          <StatusMenu
            userName={user.userName}
            isActive={user.isActive}
            disabled={!canEdit}
            onChange={(isActive) => onStatus(user, isActive)}
          />
        </Stack>
      ),
    },
    {
      id: 'targetValue',
      header: t('user.target'),
      primary: true,
      sortable: true,
      cell: (user) => (
        <TargetCell
          userName={user.userName}
          value={user.targetValue}
          disabled={!canEdit}
          onSave={(target) => onTarget(user, target)}
        />
      ),
    },
    { id: 'totalSubmission', header: t('user.submissions'), primary: true, numeric: true, sortable: true },
    {
      id: 'pace',
      header: t('user.pace'),
      primary: true,
      cell: (user) => (
        <Box sx={{ minWidth: { sm: 200 } }}>
          <Pace user={user} />
        </Box>
      ),
    },
    { id: 'createdAt', header: t('user.joined'), sortable: true, nowrap: true, value: (user) => date(user.createdAt) },
    {
      id: 'lastSubmissionAt',
      header: t('user.last'),
      nowrap: true,
      value: (user) => dateTime(user.lastSubmissionAt),
    },
  ];
}
