import { fullName } from '@msurvey/domain';
import { type Column, InLine } from '@msurvey/ui';
import { IconShieldCheck } from '@msurvey/ui/icons';
import Button from '@mui/material/Button';
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
  return (
    <>
      <InLine>
        {fullName(user)}
        {user.isSuperUser && (
          <Tooltip title={t('user.superUser')}>
            <IconShieldCheck
              size={18}
              role="img"
              aria-label={t('user.superUser')}
              style={{ marginInlineStart: 4, verticalAlign: 'text-bottom' }}
            />
          </Tooltip>
        )}
      </InLine>
      {user.email && <InLine isSecond>{user.email}</InLine>}
    </>
  );
}

/** E-mail and approval stand with name and status: columns of their own would push the actions out of sight. */
export function useUserColumns(approve: (user: User) => void): Column<User>[] {
  const t = useTexts();
  const { date, dateTime } = useFormat();
  return [
    {
      id: 'name',
      header: t('user.nameAndEmail'),
      primary: true,
      sortable: true,
      lines: 2,
      cell: (row) => <NameCell user={row} />,
    },
    { id: 'username', header: t('user.username'), sortable: true },
    {
      id: 'organization',
      header: t('organization'),
      primary: true,
      value: (row) => row.organization.name,
    },
    { id: 'roles', header: t('user.roles'), primary: true, value: (row) => row.roles.map((role) => role.name) },
    {
      id: 'status',
      header: t('status'),
      primary: true,
      cell: (row) => (
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
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
