import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { useConfirm } from '~/app/shell/confirm.tsx';
import { useTexts } from '~/features/access/texts.ts';

/** Asks before unsaved changes are lost: to another screen, another organisation, or out of the window. */
export function useLeaveWarning(count: number, loses: (from: Location, to: Location) => boolean): void {
  const t = useTexts();
  const confirm = useConfirm();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => count > 0 && loses(currentLocation, nextLocation));
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({
      title: t('acl.leaveTitle'),
      text: t('acl.leaveText', { count }),
      confirmLabel: t('acl.leave'),
      cancelLabel: t('acl.stay'),
      tone: 'danger',
    }).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, confirm, count, t]);
  useEffect(() => {
    if (count === 0) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [count]);
}
