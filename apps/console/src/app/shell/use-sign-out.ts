import { logout } from '~/app/session/session.ts';
import { useConfirm } from '~/app/shell/confirm.tsx';
import { useShellTexts } from '~/lib/shell-texts.ts';

/** Signing out keeps what was not sent, but nobody should be surprised by it. */
export function useSignOut(): () => Promise<void> {
  const t = useShellTexts();
  const confirm = useConfirm();
  return async () => {
    const count = await import('~/features/collection/offline/queue/count.ts')
      .then(({ countWaiting }) => countWaiting())
      .catch(() => 0);
    const sure =
      count === 0 ||
      (await confirm({
        title: t('offline.signOut', { count }),
        text: t('offline.signOut.text'),
        confirmLabel: t('user.logout'),
      }));
    if (sure) await logout();
  };
}
