import { changeFormFlags, type FormFlagChange } from '@msurvey/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useConfirm } from '~/app/shell/confirm.tsx';
import { useToast } from '~/app/shell/toasts.tsx';
import { AFTER_FORM } from '~/features/forms/parts/stale.ts';
import { useTexts } from '~/features/forms/texts.ts';
import { api, messageOf, type RowOf } from '~/lib/client.ts';

type Form = RowOf<'projectForms'>;

/** Published and active of one form, by the same rules as the server's. */
export function useFormStatus(form: Form) {
  const t = useTexts();
  const toast = useToast();
  const confirm = useConfirm();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (flags: FormFlagChange) => api.setFormStatus({ body: { formId: form.id, ...flags } }),
    onSuccess: () => toast.success(t('toast.status')),
    onError: (error) => toast.error(messageOf(error)),
    // after a refusal somebody else has changed the form: show what it is now
    onSettled: () => Promise.all(AFTER_FORM.map((name) => client.invalidateQueries({ queryKey: [name] }))),
  });
  const pending = change.isPending ? changeFormFlags(form, change.variables) : null;
  return {
    isPending: change.isPending,
    /** While the server is asked, what will be. */
    flags: pending ?? { isActive: form.isActive, isPublished: form.isPublished },
    set: async (flags: FormFlagChange) => {
      const deactivates = flags.isPublished === false && form.isActive;
      const text = t('flag.unpublishText', { title: form.title });
      if (deactivates && !(await confirm({ text, confirmLabel: t('flag.unpublish') }))) return;
      change.mutate(flags);
    },
  };
}
