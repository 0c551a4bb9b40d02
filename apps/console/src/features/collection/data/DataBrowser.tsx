import Stack from '@mui/material/Stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ColumnsDialog } from '~/features/collection/data/ColumnsDialog.tsx';
import { DataFilterBar } from '~/features/collection/data/DataFilterBar.tsx';
import { DataMap } from '~/features/collection/data/DataMap.tsx';
import { type DataDialog, DataToolbar } from '~/features/collection/data/DataToolbar.tsx';
import { useFilterChips } from '~/features/collection/data/filter-chips.ts';
import { RecordTable } from '~/features/collection/data/RecordTable.tsx';
import { answersShown } from '~/features/collection/data/columns.ts';
import { useColumns } from '~/features/collection/data/use-columns.ts';
import { filterInput, useDataView } from '~/features/collection/data/use-data-view.ts';
import { useKnownChoices } from '~/features/collection/data/use-known-choices.ts';
import { useFormUserOptions } from '~/features/collection/data/use-form-user-options.ts';
import { ExportDialog } from '~/features/collection/data/ExportDialog.tsx';
import { ImportDialog } from '~/features/collection/import/ImportDialog.tsx';
import { useQuestions } from '~/features/collection/parts/questions.ts';
import { useLabelLanguage } from '~/features/collection/parts/use-label-language.ts';
import { api, type DataOf } from '~/lib/client.ts';

interface DataBrowserProps {
  form: DataOf<'form'>;
  /** Only the records of this person. */
  userId?: number;
}

/** The records of a form as a table or a map, with filters, export and import. */
export function DataBrowser({ form, userId }: DataBrowserProps) {
  const view = useDataView();
  const labels = useLabelLanguage(form);
  const { questions, isPending } = useQuestions(form);
  const users = useFormUserOptions(form.id);
  const { columns, isPending: isChoosing, save } = useColumns(form.id, questions);
  const isReady = !isPending && !isChoosing;
  const [open, setOpen] = useState<DataDialog>();
  const close = () => setOpen(undefined);
  const filters = userId ? { ...view.filters, userId } : view.filters;
  const { after, before, end } = view.cursor;
  const page = { pageSize: view.pageSize, after, before, fromEnd: end, columns: answersShown(columns, questions) };
  const list = useQuery({
    ...api.submissions.query({ body: { formId: form.id, ...page, ...filterInput(filters) } }),
    placeholderData: keepPreviousData,
    // The columns of somebody who has chosen none are those of the form, which is on its way.
    enabled: isReady,
  });
  const offered = userId ? undefined : users;
  const { language } = labels;
  const known = useKnownChoices(form.id, questions, filters.answers, language);
  const chips = useFilterChips({ view, questions: known, language, users: offered });
  const can = list.data?.meta.can;
  return (
    <Stack sx={{ gap: 2 }}>
      <DataFilterBar formId={form.id} view={view} asked={{ questions, language }} chips={chips} users={offered} />
      <DataToolbar
        asMap={view.asMap}
        onAsMap={view.setAsMap}
        labels={labels}
        canExport={can?.export === true}
        canImport={!userId && can?.import === true}
        onOpen={setOpen}
      />
      {view.asMap ? (
        <DataMap form={form} filters={filters} />
      ) : (
        <RecordTable
          form={form}
          list={list}
          view={view}
          chosen={chips.map(({ id }) => id)}
          columns={columns}
          questions={questions}
          language={language}
        />
      )}
      {open === 'columns' && (
        <ColumnsDialog
          questions={questions}
          language={language}
          columns={columns}
          onSave={(next) => save.mutateAsync(next)}
          onClose={close}
        />
      )}
      {open === 'export' && (
        <ExportDialog
          form={form}
          filters={filters}
          labels={labels}
          words={chips.map(({ label }) => label)}
          count={list.data?.meta.count ?? null}
          onClose={close}
        />
      )}
      {open === 'import' && <ImportDialog formId={form.id} canUndo={can?.delete === true} onClose={close} />}
    </Stack>
  );
}
