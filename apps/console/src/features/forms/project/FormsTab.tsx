import { DataTable, PanelHeader } from '@msurvey/ui';
import { IconFileImport } from '@msurvey/ui/icons';
import Stack from '@mui/material/Stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan } from '~/app/session/index.ts';
import { ImportDialog } from '~/features/forms/import/ImportDialog.tsx';
import { EditTitleDialog } from '~/features/forms/project/EditTitleDialog.tsx';
import { FormCards } from '~/features/forms/project/FormCards.tsx';
import { ANY_FORM, FormFilters } from '~/features/forms/project/FormFilters.tsx';
import { useFormActions } from '~/features/forms/project/form-actions.ts';
import { useFormColumns } from '~/features/forms/project/form-columns.tsx';
import { useTexts } from '~/features/forms/texts.ts';
import { api, type DataOf, type RowOf } from '~/lib/client.ts';
import { listInput, listProps } from '~/lib/list.ts';
import { useEmpty } from '~/lib/use-empty.tsx';
import { useTableState } from '~/lib/use-table-state.ts';

const SORTABLE = ['title', 'createdAt', 'target', 'totalSubmission'] as const;
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
  const columns = useFormColumns(project);
  const actions = useFormActions(project, setEdited);
  const table = useTableState({ filters: ANY_FORM, sort: { by: 'createdAt', order: 'desc' }, prefix: 'form.' });
  const { formName, fromDate, toDate, isPublished, isActive } = table.filters;
  const list = useQuery({
    ...api.projectForms.query({
      query: {
        projectId: project.id,
        formName,
        fromDate: fromDate || undefined,
        toDate: toDate || undefined,
        isPublished: yesNo(isPublished),
        isActive: yesNo(isActive),
        ...listInput(table, SORTABLE),
      },
    }),
    placeholderData: keepPreviousData,
  });
  const canImport = list.data?.meta.canImport ?? false;
  const add = { label: t('import.title'), icon: IconFileImport, onClick: () => setImporting(true) };
  const empty = useEmpty(table, t('tab.emptyHint'), canImport ? add : undefined);
  return (
    <Stack sx={{ gap: 2 }}>
      <FormCards projectId={project.id} />
      <PanelHeader
        title={t('tab.title')}
        count={list.data?.meta.count}
        action={can('Form/Create') ? { ...add, disabled: !canImport } : undefined}
      />
      <FormFilters
        filters={{ formName, fromDate, toDate, isPublished, isActive }}
        chosen={table.chosen}
        setFilters={table.setFilters}
        clearFilters={table.clearFilters}
      />
      <DataTable
        label={t('tab.title')}
        columns={columns}
        rowId={(row) => row.id}
        actions={actions}
        {...listProps(list, table)}
        empty={table.chosen.length > 0 ? empty : { text: emptyText, ...empty }}
      />
      <ImportDialog projectId={project.id} open={importing} onClose={() => setImporting(false)} />
      <EditTitleDialog edited={edited} onClose={() => setEdited(null)} />
    </Stack>
  );
}
