import { type Registry, registryPermissions, SUMMARY_CACHE_MS } from '@msurvey/domain';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '~/app/session/index.ts';
import { api } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';
import { useShellTexts } from '~/lib/shell-texts.ts';

/** In place of the Add that somebody is not shown: whom to ask for it. */
export function AskToAdd({ registry }: { registry: Registry }) {
  const t = useShellTexts();
  const can = useCan();
  const { oneOf } = useFormat();
  const [permission, ...others] = registryPermissions(registry, 'Create');
  const isAsked = permission !== undefined && ![permission, ...others].some(can);
  const { data } = useQuery({
    ...api.permissionGivers.query({ query: { permission: permission ?? '' } }),
    enabled: isAsked,
    staleTime: SUMMARY_CACHE_MS,
  });
  if (!isAsked || !data) return null;
  const { organization, names } = data.data;
  return (
    <Typography variant="body2" color="textSecondary">
      {names.length > 0
        ? t('list.askPeople', { people: oneOf(names), organization })
        : t('list.askRole', { organization })}
    </Typography>
  );
}
