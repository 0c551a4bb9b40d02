import { type Column, DataTable, FilterBar, FilterSelect, PageHeader, SearchField, StatusChip } from '@msurvey/ui';
import Stack from '@mui/material/Stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan } from '~/app/session/index.ts';
import { ItemDialog } from '~/features/code-lists/items/ItemDialog.tsx';
import { useItemActions } from '~/features/code-lists/items/item-actions.ts';
import { nameOf } from '~/features/code-lists/labels.tsx';
import { useTexts } from '~/features/code-lists/texts.ts';
import { api, messageOf, type RowOf } from '~/lib/client.ts';
import { useEmpty } from '~/lib/use-empty.tsx';
import { useTableState } from '~/lib/use-table-state.ts';

type Item = RowOf<'items'>;
const STATES = { any: null, active: true, inactive: false } as const;

function useColumns(): Column<Item>[] {
  const t = useTexts();
  return [
    { id: 'label', header: t('item'), primary: true, value: (row) => nameOf(row.label) },
    { id: 'bn', header: t('language.bn'), value: (row) => row.label.bn },
    { id: 'code', header: t('code'), primary: true },
    { id: 'order', header: t('order'), numeric: true },
    {
      id: 'isActive',
      header: t('status'),
      primary: true,
      cell: (row) => (
        <StatusChip
          status={row.isActive ? 'active' : 'inactive'}
          label={t(row.isActive ? 'state.active' : 'state.inactive')}
        />
      ),
    },
  ];
}

/** The items of one list, in their order. */
export function ItemsTable({ title, categoryId }: { title: string; categoryId: number }) {
  const t = useTexts();
  const can = useCan();
  const columns = useColumns();
  const table = useTableState({ filters: { name: '', state: 'any' }, pageSize: 30 });
  const state = table.filters.state in STATES ? (table.filters.state as keyof typeof STATES) : 'any';
  const list = useQuery({
    ...api.items.query({
      body: {
        categoryId,
        name: table.filters.name,
        isActive: STATES[state],
        currentPage: table.page,
        pageSize: table.pageSize,
      },
    }),
    placeholderData: keepPreviousData,
  });
  const [edited, setEdited] = useState<Item | 'new' | null>(null);
  const actions = useItemActions(setEdited, list.data?.meta.count ?? 0, table.chosen.length === 0);
  const add = can('Category/Create') ? { label: t('item.add'), onClick: () => setEdited('new') } : undefined;
  return (
    <Stack sx={{ gap: 2 }}>
      <PageHeader title={title} count={list.data?.meta.count} action={add} />
      <FilterBar>
        <SearchField label={t('search')} value={table.filters.name} onChange={(name) => table.setFilters({ name })} />
        <FilterSelect
          label={t('status')}
          value={state}
          options={(['any', 'active', 'inactive'] as const).map((id) => ({ id, name: t(`state.${id}`) }))}
          onChange={(next) => table.setFilters({ state: next })}
        />
      </FilterBar>
      <DataTable
        label={title}
        columns={columns}
        rows={list.data?.data}
        rowId={(row) => row.id}
        serial
        paging={table.paging(list.data?.meta.count)}
        refreshing={list.isFetching}
        error={list.error ? messageOf(list.error) : undefined}
        onRetry={() => void list.refetch()}
        empty={useEmpty(table, t('items.emptyHint'), add)}
        actions={actions}
      />
      <ItemDialog categoryId={categoryId} edited={edited} onClose={() => setEdited(null)} />
    </Stack>
  );
}
