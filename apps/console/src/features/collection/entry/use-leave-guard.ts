import { opensAnother, useAskBeforeLeaving } from '~/app/shell/use-ask-before-leaving.ts';
import { useTexts } from '~/features/collection/texts.ts';

/** Asks before another screen is opened while something is not sent; closing the tab is asked by the form itself. */
export function useLeaveGuard(isActive: boolean): void {
  const t = useTexts();
  useAskBeforeLeaving(isActive ? opensAnother : undefined, {
    title: t('entry.leave'),
    text: t('entry.leave.text'),
    confirmLabel: t('entry.leave.confirm'),
    cancelLabel: t('entry.leave.stay'),
  });
}
