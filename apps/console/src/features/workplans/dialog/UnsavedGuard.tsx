import { ConfirmDialog } from '@msurvey/ui';
import { useDiscardQuestion } from '~/app/shell/use-leave-warning.ts';

/** Nobody loses what they typed by closing a dialog. */
export function UnsavedGuard({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  return <ConfirmDialog open {...useDiscardQuestion()} onConfirm={onLeave} onCancel={onStay} />;
}
