import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import { useConfirm } from '~/app/shell/confirm.tsx';
import { useTexts } from '~/features/collection/texts.ts';

/** Asks before another screen is opened while something is not sent; closing the tab is asked by the form itself. */
export function useLeaveGuard(isActive: boolean): void {
  const t = useTexts();
  const confirm = useConfirm();
  const asks = useRef(false);
  // The router forgets a form that is gone only a moment after the screen has changed: whoever is quick would be asked
  // about a record that was sent.
  useLayoutEffect(() => {
    asks.current = isActive;
    return () => {
      asks.current = false;
    };
  }, [isActive]);
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation }) => asks.current && currentLocation.pathname !== nextLocation.pathname,
      [],
    ),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({
      title: t('entry.leave'),
      text: t('entry.leave.text'),
      confirmLabel: t('entry.leave.confirm'),
      cancelLabel: t('entry.leave.stay'),
    }).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, confirm, t]);
}
