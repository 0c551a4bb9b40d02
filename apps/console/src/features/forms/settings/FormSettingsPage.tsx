import { BackLink, PageHeader, StatusChip } from '@msurvey/ui';
import { IconPencil, IconTrash } from '@msurvey/ui/icons';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCan } from '~/app/session/index.ts';
import { MissingFiles } from '~/features/forms/parts/MissingFiles.tsx';
import { EditTitleDialog } from '~/features/forms/project/EditTitleDialog.tsx';
import { useDeleteForm } from '~/features/forms/project/use-delete-form.ts';
import { FormFacts } from '~/features/forms/settings/FormFacts.tsx';
import { FormGate } from '~/features/forms/settings/FormGate.tsx';
import { FormStatePanel } from '~/features/forms/settings/FormStatePanel.tsx';
import { LibraryParts } from '~/features/forms/settings/LibraryParts.tsx';
import { useTexts } from '~/features/forms/texts.ts';
import { ArchivedNote } from '~/features/projects/index.ts';
import type { DataOf } from '~/lib/client.ts';
import { projectFormsPath } from '~/lib/form-path.ts';

export default function FormSettingsPage() {
  return <FormGate>{(form) => <FormSettings form={form} />}</FormGate>;
}

function FormSettings({ form }: { form: DataOf<'form'> }) {
  const t = useTexts();
  const can = useCan();
  const navigate = useNavigate();
  const back = projectFormsPath(form.projectId);
  const [editing, setEditing] = useState(false);
  const remove = useDeleteForm(() => navigate(back));
  return (
    <Stack sx={{ gap: 2 }}>
      <BackLink href={back} label={form.projectName} />
      <PageHeader
        title={form.title}
        subtitle={
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', mt: 0.5 }}>
            {form.isArchived && <StatusChip status="archived" />}
            <bdi>{form.idString}</bdi>
            {form.can.library && <MissingFiles idString={form.idString} count={form.missingMedia} />}
          </Stack>
        }
        action={
          can('Form/Edit')
            ? { label: t('edit.title'), icon: IconPencil, disabled: !form.can.edit, onClick: () => setEditing(true) }
            : undefined
        }
        more={
          // a form that holds data stays where its data is
          form.can.delete
            ? [
                {
                  label: t('action.delete'),
                  icon: IconTrash,
                  onClick: () => void remove(form),
                },
              ]
            : []
        }
      />
      {form.isArchived && <ArchivedNote />}
      <FormStatePanel form={form} />
      <FormFacts form={form} />
      {form.can.library && <LibraryParts form={form} />}
      <EditTitleDialog edited={editing ? form : null} onClose={() => setEditing(false)} />
    </Stack>
  );
}
