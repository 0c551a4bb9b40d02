import { PERMISSION_LIST_CACHE_MS } from '@msurvey/domain';
import { FailedState, PageHeader, PageSkeleton, SwitchGridRow } from '@msurvey/ui';
import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useCatalogueWords } from '~/features/access/parts/words.ts';
import { usePermissionSwitch } from '~/features/access/permissions/use-permission-switch.ts';
import { RoleReach } from '~/features/access/reach/RoleReach.tsx';
import { useTexts } from '~/features/access/texts.ts';
import { api, messageOf } from '~/lib/client.ts';

/** One row per module, a switch per action; what is switched holds from the holders' next click. */
export default function PermissionListPage() {
  const t = useTexts();
  const { moduleName, actionName } = useCatalogueWords();
  const { role_name = '', id = '' } = useParams();
  const roleId = Number(id);
  const list = useQuery({
    ...api.permissionList.query({ query: { role_id: roleId } }),
    staleTime: PERMISSION_LIST_CACHE_MS,
    gcTime: PERMISSION_LIST_CACHE_MS,
  });
  const change = usePermissionSwitch(roleId);
  if (list.error && !list.data) return <FailedState text={messageOf(list.error)} onRetry={() => void list.refetch()} />;
  if (!list.data) return <PageSkeleton />;
  const { data: modules, meta } = list.data;
  const all = modules.flatMap((row) => row.activity);
  const count = t('permissionList.count', { on: all.filter((one) => one.permission).length, all: all.length });
  return (
    <Stack sx={{ gap: 2 }}>
      <PageHeader
        title={t('permissionList', { role: meta.role.name || role_name })}
        subtitle={`${meta.role.organization.name} · ${count}`}
      />
      {!meta.canEdit && <Alert severity="info">{t('permissionList.readOnly')}</Alert>}
      <RoleReach roleId={roleId} />
      {change.error && <Alert severity="error">{messageOf(change.error)}</Alert>}
      <Paper variant="outlined" sx={{ '& > :last-child': { borderBottom: 0 } }}>
        {modules.map(({ module_name, activity }) => (
          <SwitchGridRow
            key={module_name}
            title={moduleName(module_name)}
            disabled={!meta.canEdit}
            switches={activity.map((one) => ({
              id: one.module_action_role_id,
              label: actionName(one.action_name),
              on: one.permission,
              locked: !one.canChange,
            }))}
            onToggle={(switchId, on) => change.mutate({ id: Number(switchId), permission: on })}
          />
        ))}
      </Paper>
    </Stack>
  );
}
