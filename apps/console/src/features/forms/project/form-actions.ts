import { REMOVAL, type RowAction } from '@msurvey/ui';
import { IconPencil, IconSettings } from '@msurvey/ui/icons';
import { useCan } from '~/app/session/index.ts';
import { useDeleteForm } from '~/features/forms/project/use-delete-form.ts';
import { useTexts } from '~/features/forms/texts.ts';
import type { DataOf, RowOf } from '~/lib/client.ts';
import { formPath } from '~/lib/form-path.ts';

type Form = RowOf<'projectForms'>;

export function useFormActions(
  project: Pick<DataOf<'project'>, 'id'>,
  edit: (form: Form) => void,
): (form: Form) => RowAction[] {
  const t = useTexts();
  const can = useCan();
  const remove = useDeleteForm();
  return (form) => [
    {
      id: 'settings',
      label: t('action.settings'),
      icon: IconSettings,
      href: formPath({ projectId: project.id, ...form }, '/settings'),
    },
    ...(can('Form/Edit')
      ? [
          {
            id: 'edit',
            label: t('edit.title'),
            icon: IconPencil,
            disabled: !form.can.edit,
            onClick: () => edit(form),
          },
        ]
      : []),
    ...(can('Form/Delete')
      ? [
          {
            id: 'delete',
            label: t('action.delete'),
            ...REMOVAL,
            disabled: !form.can.delete,
            whyNot: form.totalSubmission > 0 ? t('action.deleteHasData') : undefined,
            onClick: () => void remove(form),
          },
        ]
      : []),
  ];
}
