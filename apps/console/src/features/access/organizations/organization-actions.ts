import type { RowAction } from '@msurvey/ui';
import { IconCircleCheck, IconCircleOff, IconPencil } from '@msurvey/ui/icons';
import { useConfirm } from '~/app/shell/confirm.tsx';
import { AFTER_ORGANIZATION } from '~/features/access/parts/stale.ts';
import { useTexts } from '~/features/access/texts.ts';
import { api, type RowOf } from '~/lib/client.ts';
import { useAction } from '~/lib/use-action.ts';

type Organization = RowOf<'organizations'>;

export function useOrganizationActions(edit: (row: Organization) => void): (row: Organization) => RowAction[] {
  const t = useTexts();
  const confirm = useConfirm();
  const change = useAction((body: { orgId: number; isActive: boolean }) => api.changeOrganizationStatus({ body }), {
    success: ({ data }) => t(data.isActive ? 'organization.activated' : 'organization.deactivated'),
    refresh: AFTER_ORGANIZATION,
  });
  const ask = async ({ orgId, name, isActive }: Organization) => {
    const word = isActive ? 'deactivate' : 'activate';
    const agreed = await confirm({
      text: t(`organization.${word}Text`, { name }),
      confirmLabel: t(word),
      tone: isActive ? 'danger' : 'default',
    });
    if (agreed) change.mutate({ orgId, isActive: !isActive });
  };
  return (row) => [
    ...(row.can.edit ? [{ id: 'edit', label: t('edit'), icon: IconPencil, onClick: () => edit(row) }] : []),
    ...(row.can.changeStatus
      ? [
          {
            id: 'status',
            label: t(row.isActive ? 'deactivate' : 'activate'),
            icon: row.isActive ? IconCircleOff : IconCircleCheck,
            disabled: change.isPending,
            onClick: () => void ask(row),
          },
        ]
      : []),
  ];
}
