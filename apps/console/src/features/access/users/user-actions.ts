import { fullName } from '@msurvey/domain';
import type { RowAction } from '@msurvey/ui';
import { IconCircleCheck, IconCircleOff, IconCircleX, IconLockOpen, IconPencil } from '@msurvey/ui/icons';
import { useConfirm } from '~/app/shell/confirm.tsx';
import { AFTER_USER } from '~/features/access/parts/stale.ts';
import { useTexts } from '~/features/access/texts.ts';
import { api, type RowOf } from '~/lib/client.ts';
import { useAction } from '~/lib/use-action.ts';

type User = RowOf<'users'>;

/** A pending account can only be switched off, an inactive one only on. */
const leadsTo = (user: User): 'activate' | 'deactivate' => (user.status === 'inactive' ? 'activate' : 'deactivate');

export function useUserActions(edit: (user: User) => void): (user: User) => RowAction[] {
  const t = useTexts();
  const confirm = useConfirm();
  const change = useAction((body: { id: number; isActive: boolean }) => api.changeUserStatus({ body }), {
    success: ({ data }) => t(data.isActive ? 'user.activated' : 'user.deactivated'),
    refresh: AFTER_USER,
  });
  const unlock = useAction((id: number) => api.unlockUser({ body: { id } }), {
    success: t('user.unlocked'),
    refresh: AFTER_USER,
  });
  const refuse = useAction((id: number) => api.approveUser({ body: { id, approve: false } }), {
    success: t('user.refused'),
    refresh: AFTER_USER,
  });
  const askStatus = async (user: User) => {
    const word = leadsTo(user);
    const agreed = await confirm({
      text: t(`user.${word}Text`, { name: fullName(user) }),
      confirmLabel: t(word),
      tone: word === 'deactivate' ? 'danger' : 'default',
    });
    if (agreed) change.mutate({ id: user.id, isActive: word === 'activate' });
  };
  const askRefuse = async (user: User) => {
    const text = t('user.refuseText', { name: fullName(user) });
    if (await confirm({ text, confirmLabel: t('user.refuse'), tone: 'danger' })) refuse.mutate(user.id);
  };
  return (user) => [
    ...(user.can.edit ? [{ id: 'edit', label: t('edit'), icon: IconPencil, onClick: () => edit(user) }] : []),
    ...(user.can.approve
      ? [
          {
            id: 'refuse',
            label: t('user.refuse'),
            icon: IconCircleX,
            tone: 'danger' as const,
            disabled: refuse.isPending,
            onClick: () => void askRefuse(user),
          },
        ]
      : []),
    ...(user.can.unlock
      ? [
          {
            id: 'unlock',
            label: t('user.unlock'),
            icon: IconLockOpen,
            disabled: unlock.isPending,
            onClick: () => unlock.mutate(user.id),
          },
        ]
      : []),
    ...(user.can.changeStatus
      ? [
          {
            id: 'status',
            label: t(leadsTo(user)),
            icon: leadsTo(user) === 'activate' ? IconCircleCheck : IconCircleOff,
            disabled: change.isPending,
            onClick: () => void askStatus(user),
          },
        ]
      : []),
  ];
}
