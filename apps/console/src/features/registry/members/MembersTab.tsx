import { LIST_PAGE_SIZES } from '@msurvey/domain';
import { DataTable, FilterSelect, PanelHeader } from '@msurvey/ui';
import { IconPencil, IconTrash, IconUser, IconUserPlus, IconUsers } from '@msurvey/ui/icons';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useNavigate } from 'react-router';
import { useMemberColumns } from '~/features/registry/members/member-columns.tsx';
import { ANY_COUNT, useMemberView } from '~/features/registry/members/use-member-view.ts';
import { countedProps } from '~/features/registry/parts/counted.ts';
import { ExportButton } from '~/features/registry/parts/ExportButton.tsx';
import { duplicatesPath, memberProfilePath } from '~/features/registry/parts/paths.ts';
import { PROJECT_COUNTS } from '~/features/registry/parts/choices.ts';
import { PlaceFilters } from '~/features/registry/parts/PlaceFilters.tsx';
import { useDelete } from '~/features/registry/parts/use-delete.ts';
import { useRegistryForms } from '~/features/registry/parts/use-registry-forms.ts';
import { useTexts } from '~/features/registry/texts.ts';
import { api, type DataOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';
import { useEmpty } from '~/lib/use-empty.tsx';

type Member = DataOf<'members'>['data'][number];

/** The farmers of a project. */
export function MembersTab({ projectId }: { projectId: number }) {
  const t = useTexts();
  const { number } = useFormat();
  const navigate = useNavigate();
  const columns = useMemberColumns(projectId);
  const forms = useRegistryForms(projectId);
  const remove = useDelete(projectId, 'member');
  const { table, chips, loadPlaces, input, list } = useMemberView(projectId);
  const can = list.data?.meta.can;
  const { totalCount, isMore } = list.data?.data ?? {};
  const addPath = can?.create ? forms.add('member') : undefined;
  const actions = (row: Member) => {
    const edit = row.can.edit ? forms.edit(row) : undefined;
    return [
      ...(edit ? [{ id: 'edit', label: t('edit'), icon: IconPencil, href: edit }] : []),
      { id: 'profile', label: t('profile'), icon: IconUser, href: memberProfilePath(projectId, row) },
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
    t('members.emptyHint'),
    addPath ? { label: t('members.add'), onClick: () => void navigate(addPath) } : undefined,
  );
  return (
    <Stack sx={{ gap: 2 }}>
      <PanelHeader
        title={t('members.title')}
        count={isMore ? undefined : totalCount}
        action={addPath ? { label: t('members.add'), icon: IconUserPlus, href: addPath } : undefined}
      >
        {can?.export && (
          <ExportButton
            title={t('members.title')}
            words={chips.map(({ label }) => label)}
            count={totalCount}
            isMore={isMore}
            start={(type) => api.exportMembers({ body: { ...input, type } })}
          />
        )}
        {can?.merge && (
          <Button href={duplicatesPath(projectId)} startIcon={<IconUsers size={18} aria-hidden />}>
            {t('duplicates.title')}
          </Button>
        )}
      </PanelHeader>
      <PlaceFilters {...table} chips={chips} loadPlaces={loadPlaces}>
        <FilterSelect
          label={t('filter.projectCount')}
          value={table.filters.projectCount}
          any={{ id: ANY_COUNT, name: t('filter.any') }}
          options={PROJECT_COUNTS.map((count) => ({ id: count, name: number(count) }))}
          onChange={(projectCount) => table.setFilters({ projectCount })}
        />
      </PlaceFilters>
      <DataTable
        label={t('members.title')}
        columns={columns}
        rowId={(row) => row.id}
        serial
        actions={actions}
        {...countedProps(list, table, LIST_PAGE_SIZES)}
        empty={{ text: t('members.empty'), ...empty }}
      />
    </Stack>
  );
}
