import { useRef } from 'react';
import { useConfirm } from '~/app/shell/confirm.tsx';
import { useToast } from '~/app/shell/toasts.tsx';
import { openBundle, takeIn } from '~/features/collection/offline/bundle/import-queue.ts';
import { NotAZip } from '~/features/collection/offline/bundle/read-zip.ts';
import { ownerId } from '~/features/collection/offline/owner.ts';
import { QuotaProblem } from '~/features/collection/offline/queue/types.ts';
import { useTexts } from '~/features/collection/texts.ts';
import { useAction } from '~/lib/use-action.ts';

/** A file of records back into the queue; those of somebody else only after a question: they go in one's own name. */
export function useImport() {
  const t = useTexts();
  const toast = useToast();
  const confirm = useConfirm();
  const input = useRef<HTMLInputElement>(null);
  const takeFile = useAction(async (file: File) => {
    try {
      const bundle = await openBundle(file);
      const { userId, userName } = bundle.index;
      const sure =
        userId === ownerId() ||
        (await confirm({
          title: t('sync.import.other'),
          text: t('sync.import.otherText', { name: userName }),
          confirmLabel: t('sync.import.take'),
        }));
      if (sure) toast.success(t('sync.imported', await takeIn(bundle)));
    } catch (error) {
      if (error instanceof NotAZip) toast.error(t('sync.import.notOurs'));
      else if (error instanceof QuotaProblem) toast.error(t('sync.full'));
      else throw error;
    }
  });
  return {
    input,
    choose: () => input.current?.click(),
    onChosen: (file: File | undefined) => {
      if (file) takeFile.mutate(file);
      // the same file can be chosen again
      if (input.current) input.current.value = '';
    },
  };
}
