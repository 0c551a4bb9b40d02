import { type Column, DataTable, PageHeader } from '@msurvey/ui';
import { IconCheck, IconShieldLock } from '@msurvey/ui/icons';
import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useCan, useSession } from '~/app/session/index.ts';
import { byModule, useCatalogueWords } from '~/features/access/parts/words.ts';
import { useTexts } from '~/features/access/texts.ts';
import { api, messageOf } from '~/lib/client.ts';

interface ModuleRow {
  module: string;
  actions: string[];
}

function useColumns(): Column<ModuleRow>[] {
  const t = useTexts();
  const { moduleName, actionName } = useCatalogueWords();
  return [
    { id: 'module', header: t('module'), width: 240, primary: true, value: (row) => moduleName(row.module) },
    {
      id: 'actions',
      header: t('own.allowed'),
      primary: true,
      cell: (row) => (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {row.actions.map((action) => (
            <Chip key={action} size="small" icon={<IconCheck size={16} aria-hidden />} label={actionName(action)} />
          ))}
        </Stack>
      ),
    },
  ];
}

/** What the signed-in user's own roles allow, added up. */
export default function OwnPermissionsPage() {
  const t = useTexts();
  const can = useCan();
  const { user } = useSession();
  const columns = useColumns();
  const roles = user?.roles ?? [];
  const list = useQuery(api.userPermission.query({ body: { roles: roles.map((role) => role.id) } }));
  const granted = list.data?.data.map((one) => ({ module: one.module_name, action: one.action_name }));
  const rows = granted && byModule(granted).map(([module, actions]) => ({ module, actions }));
  return (
    <Stack sx={{ gap: 2 }}>
      <PageHeader
        title={t('own')}
        subtitle={t('own.roles', { count: roles.length, roles: roles.map((role) => role.name).join(', ') })}
        action={can('fao-admin') ? { label: t('own.link'), icon: IconShieldLock, href: '/permission/role' } : undefined}
      />
      {user?.isSuperUser && <Alert severity="info">{t('own.superUser')}</Alert>}
      <DataTable
        label={t('own')}
        columns={columns}
        rows={rows}
        rowId={(row) => row.module}
        error={list.error ? messageOf(list.error) : undefined}
        onRetry={() => void list.refetch()}
        empty={{ hint: t('own.none') }}
      />
    </Stack>
  );
}
