import { type Column, DataTable, FilterBar, PageHeader, SearchField } from '@msurvey/ui';
import { IconListDetails, IconPencil, IconTrash } from '@msurvey/ui/icons';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan } from '~/app/session/index.ts';
import { useConfirm } from '~/app/shell/confirm.tsx';
import { CategoryDialog } from '~/features/code-lists/categories/CategoryDialog.tsx';
import { nameOf } from '~/features/code-lists/labels.tsx';
import { useTexts } from '~/features/code-lists/texts.ts';
import { api, messageOf, type RowOf } from '~/lib/client.ts';
import { useAction } from '~/lib/use-action.ts';
import { useEmpty } from '~/lib/use-empty.tsx';
import { useTableState } from '~/lib/use-table-state.ts';

type Category = RowOf<'categories'>;
const itemsPath = (row: Category) => `/item/${encodeURIComponent(nameOf(row.title))}/${row.id}`;

function useColumns(): Column<Category>[] {
  const t = useTexts();
  return [
    {
      id: 'title',
      header: t('category'),
      primary: true,
      cell: (row) => <Link href={itemsPath(row)}>{nameOf(row.title)}</Link>,
    },
    { id: 'code', header: t('code') },
    { id: 'itemCount', header: t('itemCount'), numeric: true, primary: true },
    { id: 'isSystem', header: t('kind'), value: (row) => t(row.isSystem ? 'kind.system' : 'kind.own') },
    { id: 'description', header: t('description') },
  ];
}

export default function CategoriesPage() {
  const t = useTexts();
  const can = useCan();
  const confirm = useConfirm();
  const columns = useColumns();
  const table = useTableState({ filters: { name: '' } });
  const list = useQuery({
    ...api.categories.query({ body: { name: table.filters.name, currentPage: table.page, pageSize: table.pageSize } }),
    placeholderData: keepPreviousData,
  });
  const [edited, setEdited] = useState<Category | 'new' | null>(null);
  const remove = useAction((id: number) => api.deleteCategory({ params: { id } }), {
    success: t('deleted'),
    refresh: ['categories'],
  });
  const add = can('Category/Create') ? { label: t('add'), onClick: () => setEdited('new') } : undefined;
  return (
    <Stack sx={{ gap: 2 }}>
      <PageHeader title={t('categories')} count={list.data?.meta.count} subtitle={t('categories.hint')} action={add} />
      <FilterBar>
        <SearchField label={t('search')} value={table.filters.name} onChange={(name) => table.setFilters({ name })} />
      </FilterBar>
      <DataTable
        label={t('categories')}
        columns={columns}
        rows={list.data?.data}
        rowId={(row) => row.id}
        serial
        paging={table.paging(list.data?.meta.count)}
        refreshing={list.isFetching}
        error={list.error ? messageOf(list.error) : undefined}
        onRetry={() => void list.refetch()}
        empty={useEmpty(table, t('categories.emptyHint'), add)}
        actions={(row) => [
          { id: 'open', label: t('open'), icon: IconListDetails, href: itemsPath(row) },
          ...(row.can.edit ? [{ id: 'edit', label: t('edit'), icon: IconPencil, onClick: () => setEdited(row) }] : []),
          ...(row.can.delete
            ? [
                {
                  id: 'delete',
                  label: t('delete'),
                  icon: IconTrash,
                  tone: 'danger' as const,
                  onClick: async () => {
                    if (await confirm({ text: t('delete.text', { name: nameOf(row.title) }) })) remove.mutate(row.id);
                  },
                },
              ]
            : []),
        ]}
      />
      <CategoryDialog edited={edited} onClose={() => setEdited(null)} />
    </Stack>
  );
}
