import { FormDialog, type HeaderAction } from '@msurvey/ui';
import { IconEye, IconEyeOff, IconPencil, IconTrash } from '@msurvey/ui/icons';
import { type ReactNode, useState } from 'react';
import { useCan } from '~/app/session/index.ts';
import { useConfirm } from '~/app/shell/confirm.tsx';
import { ReasonDialog } from '~/features/notifications/forums/ReasonDialog.tsx';
import { useAfterChange } from '~/features/notifications/forums/use-after-change.ts';
import { useTexts } from '~/features/notifications/texts.ts';
import { useAction } from '~/lib/use-action.ts';

interface PostWork<Words extends Record<string, string>> {
  can: { edit: boolean; delete: boolean; moderate: boolean };
  isHidden: boolean;
  labels: { edit: string; saved: string; delete: string; deleteText?: string; deleted: string };
  words: Words;
  /** The fields in which the words are changed. */
  fields: ReactNode;
  save: (words: Words) => Promise<unknown>;
  /** A reason hides it, without one it is shown again. */
  hide: (reason: string | null) => Promise<unknown>;
  remove: (reason: string | null) => Promise<unknown>;
  /** What else a moderator may do. */
  more?: readonly HeaderAction[];
}

/** What may be done with a topic or a reply by whoever reads it, and the dialogs for it. */
export function usePostActions<Words extends Record<string, string>>(post: PostWork<Words>) {
  const t = useTexts();
  const may = useCan();
  const afterChange = useAfterChange();
  const confirm = useConfirm();
  const [open, setOpen] = useState<'edit' | 'hide' | 'delete' | null>(null);
  const { can, isHidden, labels, words, fields, save, hide, remove, more = [] } = post;
  const close = () => setOpen(null);
  const show = useAction(async () => {
    await hide(null);
    await afterChange(t('post.shown'));
  });
  const removeFor = async (reason: string | null) => {
    await remove(reason);
    await afterChange(labels.deleted);
  };
  const removeOwn = useAction(() => removeFor(null));
  const askToRemove = async () => {
    const { delete: title, deleteText: text } = labels;
    if (await confirm({ title, text, confirmLabel: title, tone: 'danger' })) removeOwn.mutate(undefined);
  };
  // Whoever may change it wrote it; of somebody else's words one says why.
  const isOwn = can.edit || !may('Forum/Delete');

  const actions: HeaderAction[] = [];
  if (can.edit) actions.push({ label: labels.edit, icon: IconPencil, onClick: () => setOpen('edit') });
  if (can.moderate) actions.push(...more);
  if (can.moderate)
    actions.push(
      isHidden
        ? { label: t('post.show'), icon: IconEye, onClick: () => show.mutate(undefined) }
        : { label: t('post.hide'), icon: IconEyeOff, onClick: () => setOpen('hide') },
    );
  if (can.delete)
    actions.push({
      label: labels.delete,
      icon: IconTrash,
      onClick: () => (isOwn ? void askToRemove() : setOpen('delete')),
    });

  const dialogs = (
    <>
      <FormDialog<Record<string, string>>
        open={open === 'edit'}
        title={labels.edit}
        defaultValues={words}
        onClose={close}
        onSubmit={async (changed) => {
          await save(changed as Words);
          await afterChange(labels.saved);
        }}
      >
        {fields}
      </FormDialog>
      <ReasonDialog
        open={open === 'hide'}
        title={t('post.hide')}
        hint={t('post.hideHint')}
        submitLabel={t('post.hide')}
        onClose={close}
        onSubmit={async (reason) => {
          await hide(reason);
          await afterChange(t('post.hiddenNow'));
        }}
      />
      <ReasonDialog
        open={open === 'delete'}
        title={labels.delete}
        hint={t('post.deleteHint')}
        submitLabel={labels.delete}
        onClose={close}
        onSubmit={removeFor}
      />
    </>
  );
  return { actions, dialogs };
}
