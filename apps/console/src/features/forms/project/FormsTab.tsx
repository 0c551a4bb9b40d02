import { IconFileImport } from '@msurvey/ui/icons';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useCan } from '~/app/session/index.ts';
import { ImportDialog } from '~/features/forms/import/ImportDialog.tsx';
import { EditTitleDialog } from '~/features/forms/project/EditTitleDialog.tsx';
import { FormCards } from '~/features/forms/project/FormCards.tsx';
import { useFormActions } from '~/features/forms/project/form-actions.ts';
import { useFormColumns } from '~/features/forms/project/form-columns.tsx';
import { ANY_FORM, useFormFields } from '~/features/forms/project/form-fields.ts';
import { useTexts } from '~/features/forms/texts.ts';
import { api, type DataOf, type RowOf } from '~/lib/client.ts';
import { ListView } from '~/lib/list/ListView.tsx';
import { useList } from '~/lib/list/use-list.ts';

const yesNo = (value: string) => (value === 'true' || value === 'false' ? value : undefined);

interface FormsTabProps {
  project: Pick<DataOf<'project'>, 'id' | 'isArchived'>;
  /** The specification's words for a project without forms. */
  emptyText: string;
}

/** The forms of a project: how much they have brought, and who may still send. */
export function FormsTab({ project, emptyText }: FormsTabProps) {
  const t = useTexts();
  const can = useCan();
  const [importing, setImporting] = useState(false);
  const [edited, setEdited] = useState<RowOf<'projectForms'> | null>(null);
  const list = useList({
    filters: ANY_FORM,
    sort: { by: 'createdAt', order: 'desc' },
    sortable: ['title', 'createdAt', 'target', 'totalSubmission'],
    prefix: 'form.',
    call: ({ filters: { formName, fromDate, toDate, isPublished, isActive }, paged }) =>
      api.projectForms.query({
        query: {
          projectId: project.id,
          formName,
          fromDate: fromDate || undefined,
          toDate: toDate || undefined,
          isPublished: yesNo(isPublished),
          isActive: yesNo(isActive),
          ...paged,
        },
      }),
  });
  const add = {
    label: t('import.title'),
    icon: IconFileImport,
    disabled: !list.answer?.meta.canImport,
    onClick: () => setImporting(true),
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <FormCards projectId={project.id} />
      <ListView
        list={list}
        keptAs="forms"
        title={t('tab.title')}
        columns={useFormColumns(project)}
        rowId={({ id }) => id}
        actions={useFormActions(project, setEdited)}
        fields={useFormFields(list)}
        add={can('Form/Create') ? add : undefined}
        empty={{ textWhenBare: emptyText, hint: t('tab.emptyHint') }}
      />
      <ImportDialog projectId={project.id} open={importing} onClose={() => setImporting(false)} />
      <EditTitleDialog edited={edited} onClose={() => setEdited(null)} />
    </Stack>
  );
}
