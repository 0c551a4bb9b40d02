import { useState } from 'react';
import { ChooseKindDialog } from '~/features/forms/add/ChooseKindDialog.tsx';
import { DesignDialog } from '~/features/forms/add/DesignDialog.tsx';
import { UploadDialog } from '~/features/forms/add/UploadDialog.tsx';
import { useOpenDesigner } from '~/features/forms/designer/use-open-designer.ts';
import type { RowOf } from '~/lib/client.ts';

/** A new form, or the form that is to be replaced. */
export type AddFormTask = 'new' | RowOf<'formTemplates'>;
/** Choose the kind (0), design it (1), upload it (2). */
type Step = 0 | 1 | 2;

export function AddFormDialog({ task, onClose }: { task: AddFormTask | null; onClose: () => void }) {
  // while a dialog fades out it still says what it was about
  const [shown, setShown] = useState<AddFormTask>('new');
  const [step, setStep] = useState<Step>(0);
  const openDesigner = useOpenDesigner();
  if (task !== null && task !== shown) {
    setShown(task);
    setStep(0);
  }
  const replaced = shown === 'new' ? undefined : shown;
  const open = task !== null;
  const leave = () => {
    onClose();
    setStep(0);
  };
  const design = () => {
    if (!replaced) return setStep(1);
    leave();
    openDesigner.mutate(replaced.id);
  };
  return (
    <>
      <ChooseKindDialog
        open={open && step === 0}
        replaced={replaced}
        onDesign={design}
        onUpload={() => setStep(2)}
        onClose={leave}
      />
      <DesignDialog open={open && step === 1} onClose={leave} />
      <UploadDialog open={open && step === 2} replaced={replaced} onClose={leave} />
    </>
  );
}
