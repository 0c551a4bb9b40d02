import { REMOVAL, type RowAction } from '@msurvey/ui';
import { IconChevronDown, IconChevronUp, IconPencil } from '@msurvey/ui/icons';
import { useConfirm } from '~/app/shell/confirm.tsx';
import { nameOf } from '~/features/code-lists/labels.tsx';
import { useTexts } from '~/features/code-lists/texts.ts';
import { api, type RowOf } from '~/lib/client.ts';
import { useAction } from '~/lib/use-action.ts';

type Item = RowOf<'items'>;

/** What one may do with an item: move it by a place, edit, delete. A filtered list cannot be ordered. */
export function useItemActions(
  edit: (item: Item) => void,
  count: number,
  ordered: boolean,
): (item: Item) => RowAction[] {
  const t = useTexts();
  const confirm = useConfirm();
  const move = useAction((body: { id: number; order: number }) => api.moveItem({ body }), {
    refresh: ['items', 'itemOptions'],
  });
  const remove = useAction((id: number) => api.deleteItem({ params: { id } }), {
    success: t('deleted'),
    refresh: ['items', 'itemOptions', 'categories'],
  });
  const askAndRemove = async (item: Item) => {
    if (await confirm({ text: t('item.delete', { name: nameOf(item.label) }) })) remove.mutate(item.id);
  };
  const step = (item: Item, by: -1 | 1): RowAction => ({
    id: by < 0 ? 'up' : 'down',
    label: t(by < 0 ? 'moveUp' : 'moveDown'),
    icon: by < 0 ? IconChevronUp : IconChevronDown,
    disabled: move.isPending || item.order + by < 1 || item.order + by > count,
    onClick: () => move.mutate({ id: item.id, order: item.order + by }),
  });
  return (item) => [
    ...(item.can.edit && ordered ? [step(item, -1), step(item, 1)] : []),
    ...(item.can.edit ? [{ id: 'edit', label: t('edit'), icon: IconPencil, onClick: () => edit(item) }] : []),
    ...(item.can.delete
      ? [
          {
            id: 'delete',
            label: t('delete'),
            ...REMOVAL,
            onClick: () => void askAndRemove(item),
          },
        ]
      : []),
  ];
}
