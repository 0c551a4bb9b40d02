import { fullName } from '@msurvey/domain';
import type { Column } from '@msurvey/ui';
import { IconShieldCheck } from '@msurvey/ui/icons';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { OneLine } from '~/features/access/parts/OneLine.tsx';
import { StatusCell } from '~/features/access/parts/StatusCell.tsx';
import { useTexts } from '~/features/access/texts.ts';
import type { RowOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';

type User = RowOf<'users'>;

function NameCell({ user }: { user: User }) {
  const t = useTexts();
  if (!user.isSuperUser) return fullName(user);
  return (
    <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center' }}>
      {fullName(user)}
      <Tooltip title={t('user.superUser')}>
        <IconShieldCheck size={18} role="img" aria-label={t('user.superUser')} />
      </Tooltip>
    </Stack>
  );
}

export function useUserColumns(): Column<User>[] {
  const t = useTexts();
  const { date, dateTime } = useFormat();
  return [
    { id: 'name', header: t('name'), primary: true, sortable: true, cell: (row) => <NameCell user={row} /> },
    { id: 'username', header: t('user.username'), sortable: true },
    {
      id: 'email',
      header: t('user.email'),
      cell: (row) => row.email && <Box sx={{ minWidth: 140, overflowWrap: 'anywhere' }}>{row.email}</Box>,
    },
    { id: 'organization', header: t('organization'), primary: true, width: 180, value: (row) => row.organization.name },
    { id: 'roles', header: t('user.roles'), primary: true, value: (row) => row.roles.map((role) => role.name) },
    { id: 'status', header: t('status'), primary: true, cell: (row) => <StatusCell status={row.status} /> },
    {
      id: 'createdAt',
      header: t('user.joiningDate'),
      sortable: true,
      cell: (row) => <OneLine>{date(row.createdAt)}</OneLine>,
    },
    {
      id: 'lastSeenAt',
      header: t('user.lastSeen'),
      sortable: true,
      cell: (row) => row.lastSeenAt && <OneLine hint={dateTime(row.lastSeenAt)}>{date(row.lastSeenAt)}</OneLine>,
    },
  ];
}
