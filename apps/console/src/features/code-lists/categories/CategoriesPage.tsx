import { type Column, REMOVAL, type RowAction } from '@msurvey/ui';
import { IconListDetails, IconPencil } from '@msurvey/ui/icons';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useCan } from '~/app/session/index.ts';
import { useConfirm } from '~/app/shell/confirm.tsx';
import { CategoryDialog } from '~/features/code-lists/categories/CategoryDialog.tsx';
import { nameOf } from '~/features/code-lists/labels.tsx';
import { useTexts } from '~/features/code-lists/texts.ts';
import { api, type RowOf } from '~/lib/client.ts';
import { fieldsOf } from '~/lib/list/fields.ts';
import { ListView } from '~/lib/list/ListView.tsx';
import { useList } from '~/lib/list/use-list.ts';
import { useAction } from '~/lib/use-action.ts';

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
  const list = useList({
    filters: { name: '' },
    call: ({ filters, paged }) => api.categories.query({ body: { ...filters, ...paged } }),
  });
  const [edited, setEdited] = useState<Category | 'new' | null>(null);
  const remove = useAction((id: number) => api.deleteCategory({ params: { id } }), {
    success: t('deleted'),
    refresh: ['categories'],
  });
  const askDelete = async (row: Category) => {
    if (await confirm({ text: t('delete.text', { name: nameOf(row.title) }) })) remove.mutate(row.id);
  };
  const actions = (row: Category): RowAction[] => [
    { id: 'open', label: t('open'), icon: IconListDetails, href: itemsPath(row) },
    ...(row.can.edit ? [{ id: 'edit', label: t('edit'), icon: IconPencil, onClick: () => setEdited(row) }] : []),
    ...(row.can.delete
      ? [
          {
            id: 'delete',
            label: t('delete'),
            ...REMOVAL,
            onClick: () => void askDelete(row),
          },
        ]
      : []),
  ];
  return (
    <ListView
      list={list}
      title={t('categories')}
      page={{ subtitle: t('categories.hint') }}
      columns={useColumns()}
      rowId={({ id }) => id}
      serial
      actions={actions}
      fields={[fieldsOf(list).search('name', t('search'))]}
      add={can('Category/Create') ? { label: t('add'), onClick: () => setEdited('new') } : undefined}
      empty={{ hint: t('categories.emptyHint') }}
    >
      <CategoryDialog edited={edited} onClose={() => setEdited(null)} />
    </ListView>
  );
}
