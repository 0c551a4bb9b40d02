import type { Location } from 'react-router';
import { useLeaveWarning } from '~/app/shell/use-leave-warning.ts';
import { useTexts } from '~/features/logframe/texts.ts';

const opensOther = (from: Location, to: Location) => from.pathname !== to.pathname || from.search !== to.search;

/** Asks before a diagram that was not saved is lost: to another screen or tab, or out of the window. */
export function useUnsavedDiagram(isChanged: boolean): void {
  const t = useTexts();
  useLeaveWarning(isChanged, {
    loses: opensOther,
    question: {
      title: t('leave.title'),
      text: t('leave.text'),
      confirmLabel: t('leave.go'),
      cancelLabel: t('leave.stay'),
      tone: 'danger',
    },
  });
}
