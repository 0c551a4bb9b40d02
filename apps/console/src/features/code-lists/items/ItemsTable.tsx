import { type Column, StatusChip } from '@msurvey/ui';
import { useState } from 'react';
import { useCan } from '~/app/session/index.ts';
import { ItemDialog } from '~/features/code-lists/items/ItemDialog.tsx';
import { useItemActions } from '~/features/code-lists/items/item-actions.ts';
import { nameOf } from '~/features/code-lists/labels.tsx';
import { useTexts } from '~/features/code-lists/texts.ts';
import { api, type RowOf } from '~/lib/client.ts';
import { fieldsOf } from '~/lib/list/fields.ts';
import { ListView } from '~/lib/list/ListView.tsx';
import { useList } from '~/lib/list/use-list.ts';

type Item = RowOf<'items'>;
const STATES = { any: null, active: true, inactive: false } as const;
const stateOf = (text: string) => (text in STATES ? (text as keyof typeof STATES) : 'any');

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
  const list = useList({
    filters: { name: '', state: 'any' },
    pageSize: 30,
    call: ({ filters: { name, state }, paged }) =>
      api.items.query({ body: { categoryId, name, isActive: STATES[stateOf(state)], ...paged } }),
  });
  const by = fieldsOf(list);
  const [edited, setEdited] = useState<Item | 'new' | null>(null);
  return (
    <ListView
      list={list}
      title={title}
      page={{}}
      columns={useColumns()}
      rowId={({ id }) => id}
      serial
      actions={useItemActions(setEdited, list.counted ?? 0, list.chosen.length === 0)}
      fields={[
        by.search('name', t('search')),
        by.choice('state', {
          label: t('status'),
          options: (['any', 'active', 'inactive'] as const).map((id) => ({ id: id as string, name: t(`state.${id}`) })),
        }),
      ]}
      add={can('Category/Create') ? { label: t('item.add'), onClick: () => setEdited('new') } : undefined}
      empty={{ hint: t('items.emptyHint') }}
    >
      <ItemDialog categoryId={categoryId} edited={edited} onClose={() => setEdited(null)} />
    </ListView>
  );
}
