import { FailedState, FilterSelect, PanelHeader } from '@msurvey/ui';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { ReachRow } from '~/features/access/reach/ReachRow.tsx';
import { useReachChange } from '~/features/access/reach/use-reach-change.ts';
import { useTexts } from '~/features/access/texts.ts';
import { api, messageOf } from '~/lib/client.ts';

const EVERY_PROJECT = 0;

/** Whose records and people a role reaches: in all projects, and where it is different in one. */
export function RoleReach({ roleId }: { roleId: number }) {
  const t = useTexts();
  const list = useQuery(api.roleReach.query({ query: { role_id: roleId } }));
  const change = useReachChange(roleId);
  if (list.error && !list.data) return <FailedState text={messageOf(list.error)} onRetry={() => void list.refetch()} />;
  if (!list.data) return <Skeleton variant="rounded" height={180} />;
  const { data: entries, meta } = list.data;
  const everywhere = entries.find((entry) => entry.projectId === EVERY_PROJECT);
  const free = meta.projects.filter((project) => !entries.some((entry) => entry.projectId === project.id));
  const disabled = !meta.canEdit || change.isPending;
  return (
    <Paper variant="outlined" component="section" aria-label={t('reach')} sx={{ p: 2, display: 'grid', gap: 2 }}>
      <PanelHeader title={t('reach')} />
      <Typography variant="body2" color="text.secondary">
        {t('reach.hint')}
      </Typography>
      {!meta.canEdit && <Alert severity="info">{t('reach.readOnly')}</Alert>}
      {entries.map((entry) => (
        <ReachRow
          key={entry.projectId}
          name={entry.projectName ?? t('reach.everyProject')}
          entry={entry}
          mayGive={meta.mayGive}
          disabled={disabled}
          onChange={(reach) => change.mutate({ project: entry.projectId, reach })}
          onRemove={
            entry.projectId === EVERY_PROJECT
              ? undefined
              : () => change.mutate({ project: entry.projectId, reach: null })
          }
        />
      ))}
      {meta.canEdit && free.length > 0 && (
        <Box sx={{ maxWidth: 320, display: 'grid' }}>
          <FilterSelect
            label={t('reach.add')}
            value={0}
            any={{ id: 0, name: t('reach.chooseProject') }}
            options={free}
            disabled={disabled}
            onChange={(project) => {
              if (project === EVERY_PROJECT) return;
              const { records = 'own', people = 'own' } = everywhere ?? {};
              change.mutate({ project, reach: { records, people } });
            }}
          />
        </Box>
      )}
    </Paper>
  );
}
