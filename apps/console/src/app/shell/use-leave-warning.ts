import { useWarnOnClose } from '@msurvey/ui';
import type { Question } from '~/app/shell/confirm.tsx';
import { type Losing, opensAnother, useAskBeforeLeaving } from '~/app/shell/use-ask-before-leaving.ts';
import { useShellTexts } from '~/lib/shell-texts.ts';

/** Whether what was typed and not saved may be lost: the same words wherever it is asked. */
export function useDiscardQuestion(): Question {
  const t = useShellTexts();
  return {
    title: t('leave.title'),
    text: t('leave.text'),
    confirmLabel: t('leave.discard'),
    cancelLabel: t('leave.keep'),
    tone: 'danger',
  };
}

interface Leaving {
  /** Which ways something is lost; without it, to another screen. */
  loses?: Losing;
  question?: Question;
}

/** Asks before what was typed is lost: to another screen, or out of the window. */
export function useLeaveWarning(isActive: boolean, { loses = opensAnother, question }: Leaving = {}): void {
  const discard = useDiscardQuestion();
  useAskBeforeLeaving(isActive ? loses : undefined, question ?? discard);
  useWarnOnClose(isActive);
}
