import { fullName } from '@msurvey/domain';
import type { Column } from '@msurvey/ui';
import { IconShieldCheck } from '@msurvey/ui/icons';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { OneLine } from '~/features/access/parts/OneLine.tsx';
import { StatusCell } from '~/features/access/parts/StatusCell.tsx';
import { useTexts } from '~/features/access/texts.ts';
import type { RowOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';

type User = RowOf<'users'>;

function NameCell({ user }: { user: User }) {
  const t = useTexts();
  return (
    <Box sx={{ minWidth: { sm: 180 }, maxWidth: { sm: 200 } }}>
      <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center' }}>
        {fullName(user)}
        {user.isSuperUser && (
          <Tooltip title={t('user.superUser')}>
            <IconShieldCheck size={18} role="img" aria-label={t('user.superUser')} />
          </Tooltip>
        )}
      </Stack>
      {user.email && (
        <Typography variant="body2" color="textSecondary" noWrap title={user.email}>
          {user.email}
        </Typography>
      )}
    </Box>
  );
}

/** E-mail and approval stand beneath name and status: columns of their own would push the actions out of sight. */
export function useUserColumns(approve: (user: User) => void): Column<User>[] {
  const t = useTexts();
  const { date, dateTime } = useFormat();
  return [
    {
      id: 'name',
      header: t('user.nameAndEmail'),
      primary: true,
      sortable: true,
      cell: (row) => <NameCell user={row} />,
    },
    { id: 'username', header: t('user.username'), sortable: true },
    {
      id: 'organization',
      header: t('organization'),
      primary: true,
      cell: (row) => <Box sx={{ minWidth: { sm: 150 } }}>{row.organization.name}</Box>,
    },
    { id: 'roles', header: t('user.roles'), primary: true, value: (row) => row.roles.map((role) => role.name) },
    {
      id: 'status',
      header: t('status'),
      primary: true,
      cell: (row) => (
        <Stack sx={{ gap: 0.5, alignItems: 'flex-start', py: row.can.approve ? 0.5 : 0 }}>
          <StatusCell status={row.status} />
          {row.can.approve && (
            <Button size="small" variant="outlined" onClick={() => approve(row)}>
              {t('approve.submit')}
            </Button>
          )}
        </Stack>
      ),
    },
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
