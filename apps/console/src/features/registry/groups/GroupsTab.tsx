import { LIST_PAGE_SIZE, LIST_PAGE_SIZES } from '@msurvey/domain';
import { DataTable, PanelHeader } from '@msurvey/ui';
import { IconPencil, IconTrash, IconUsersGroup } from '@msurvey/ui/icons';
import Stack from '@mui/material/Stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useGroupColumns } from '~/features/registry/groups/group-columns.tsx';
import { countedProps } from '~/features/registry/parts/counted.ts';
import { ExportButton } from '~/features/registry/parts/ExportButton.tsx';
import { groupProfilePath } from '~/features/registry/parts/paths.ts';
import { NO_PLACE, placeInput } from '~/features/registry/parts/place-filter.ts';
import { PlaceFilters } from '~/features/registry/parts/PlaceFilters.tsx';
import { useDelete } from '~/features/registry/parts/use-delete.ts';
import { useFilterChips } from '~/features/registry/parts/use-filter-chips.ts';
import { useRegistryForms } from '~/features/registry/parts/use-registry-forms.ts';
import { useTexts } from '~/features/registry/texts.ts';
import { api, type DataOf } from '~/lib/client.ts';
import { useEmpty } from '~/lib/use-empty.tsx';
import { useTableState } from '~/lib/use-table-state.ts';

type Group = DataOf<'groups'>['data'][number];

/** The farmer groups of a project. */
export function GroupsTab({ projectId }: { projectId: number }) {
  const t = useTexts();
  const navigate = useNavigate();
  const columns = useGroupColumns(projectId);
  const forms = useRegistryForms(projectId);
  const remove = useDelete(projectId, 'group');
  const table = useTableState({ filters: { ...NO_PLACE, name: '' }, pageSize: LIST_PAGE_SIZE, prefix: 'g.' });
  const { chips, loadPlaces } = useFilterChips(table.filters, table.setFilters);
  const input = { projectId, ...placeInput(table.filters), firstName: table.filters.name.toLowerCase() };
  const list = useQuery({
    ...api.groups.query({ body: { ...input, page: table.page, limit: table.pageSize } }),
    placeholderData: keepPreviousData,
    // who has just saved a group looks for it here
    staleTime: 0,
  });
  const can = list.data?.meta.can;
  const { totalCount, isMore } = list.data?.data ?? {};
  const addPath = can?.create ? forms.add('group') : undefined;
  const actions = (row: Group) => {
    const edit = row.can.edit ? forms.edit(row) : undefined;
    return [
      ...(edit ? [{ id: 'edit', label: t('edit'), icon: IconPencil, href: edit }] : []),
      { id: 'profile', label: t('profile'), icon: IconUsersGroup, href: groupProfilePath(projectId, row.id) },
      ...(row.can.delete
        ? [
            {
              id: 'delete',
              label: t('delete'),
              icon: IconTrash,
              tone: 'danger' as const,
              onClick: () => void remove.ask(row),
            },
          ]
        : []),
    ];
  };
  const empty = useEmpty(
    table,
    t('groups.emptyHint'),
    addPath ? { label: t('groups.add'), onClick: () => void navigate(addPath) } : undefined,
  );
  return (
    <Stack sx={{ gap: 2 }}>
      <PanelHeader
        title={t('groups.title')}
        count={isMore ? undefined : totalCount}
        action={addPath ? { label: t('groups.add'), href: addPath } : undefined}
      >
        {can?.export && (
          <ExportButton
            title={t('groups.title')}
            words={chips.map(({ label }) => label)}
            count={totalCount}
            isMore={isMore}
            start={(type) => api.exportGroups({ body: { ...input, type } })}
          />
        )}
      </PanelHeader>
      <PlaceFilters {...table} chips={chips} loadPlaces={loadPlaces} />
      <DataTable
        label={t('groups.title')}
        columns={columns}
        rowId={(row) => row.id}
        serial
        actions={actions}
        {...countedProps(list, table, LIST_PAGE_SIZES)}
        empty={{ text: t('groups.empty'), ...empty }}
      />
    </Stack>
  );
}
