import { useEffect } from 'react';
import type { Location } from 'react-router';
import { useAskBeforeLeaving } from '~/app/shell/use-ask-before-leaving.ts';
import { useTexts } from '~/features/access/texts.ts';

const orgOf = ({ search }: Location) => new URLSearchParams(search).get('orgId');
const opensAnother = (from: Location, to: Location) => from.pathname !== to.pathname || orgOf(from) !== orgOf(to);

/** Asks before unsaved changes are lost: to another screen, another organisation, or out of the window. */
export function useLeaveWarning(count: number): void {
  const t = useTexts();
  const isActive = count > 0;
  useAskBeforeLeaving(isActive ? opensAnother : undefined, {
    title: t('acl.leaveTitle'),
    text: t('acl.leaveText', { count }),
    confirmLabel: t('acl.leave'),
    cancelLabel: t('acl.stay'),
    tone: 'danger',
  });
  useEffect(() => {
    if (!isActive) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isActive]);
}
