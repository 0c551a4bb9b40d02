import type { Location } from 'react-router';
import { useLeaveWarning } from '~/app/shell/use-leave-warning.ts';
import { useTexts } from '~/features/access/texts.ts';

const orgOf = ({ search }: Location) => new URLSearchParams(search).get('orgId');
const opensOther = (from: Location, to: Location) => from.pathname !== to.pathname || orgOf(from) !== orgOf(to);

/** Asks before unsaved changes are lost: to another screen, another organisation, or out of the window. */
export function useUnsavedChanges(count: number): void {
  const t = useTexts();
  useLeaveWarning(count > 0, {
    loses: opensOther,
    question: {
      title: t('acl.leaveTitle'),
      text: t('acl.leaveText', { count }),
      confirmLabel: t('acl.leave'),
      cancelLabel: t('acl.stay'),
      tone: 'danger',
    },
  });
}
