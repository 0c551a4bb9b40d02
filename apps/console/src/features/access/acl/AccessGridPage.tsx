import { FailedState, FilterBar, FilterSelect, PageHeader, SearchField } from '@msurvey/ui';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '~/app/session/index.ts';
import { AccessGrid } from '~/features/access/acl/AccessGrid.tsx';
import { ReachOfRoles } from '~/features/access/acl/ReachOfRoles.tsx';
import { useOrganizationOptions } from '~/features/access/parts/options.ts';
import { useTexts } from '~/features/access/texts.ts';
import { api, messageOf } from '~/lib/client.ts';
import { useTableState } from '~/lib/use-table-state.ts';

/** One's own organisation first; the address holds any other. */
export default function AccessGridPage() {
  const t = useTexts();
  const { user } = useSession();
  const { options } = useOrganizationOptions();
  const table = useTableState({ filters: { orgId: 0, module: '' } });
  const orgId = table.filters.orgId || (user?.organization.id ?? 0);
  const grid = useQuery({ ...api.accessGrid.query({ query: { orgId } }), enabled: orgId > 0 });
  return (
    <Stack sx={{ gap: 2 }}>
      <PageHeader title={t('acl')} subtitle={t('acl.hint')} />
      <FilterBar>
        <FilterSelect
          label={t('organization')}
          value={orgId}
          options={options}
          onChange={(next) => table.setFilters({ orgId: next })}
        />
        <SearchField
          label={t('acl.search')}
          value={table.filters.module}
          onChange={(module) => table.setFilters({ module })}
          debounceMs={0}
        />
      </FilterBar>
      {grid.data ? (
        <>
          <AccessGrid key={orgId} grid={grid.data.data} search={table.filters.module} />
          <ReachOfRoles key={`reach ${orgId}`} roles={grid.data.data.roles} />
        </>
      ) : grid.error ? (
        <FailedState text={messageOf(grid.error)} onRetry={() => void grid.refetch()} />
      ) : (
        <Skeleton variant="rounded" height={420} />
      )}
    </Stack>
  );
}
