import { DataTable, PanelHeader } from '@msurvey/ui';
import Stack from '@mui/material/Stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { LibraryFilters, NO_FILTER } from '~/features/forms/library/LibraryFilters.tsx';
import { useLibraryActions } from '~/features/forms/library/library-actions.ts';
import { useLibraryColumns } from '~/features/forms/library/library-columns.tsx';
import { useTexts } from '~/features/forms/texts.ts';
import { api, type RowOf } from '~/lib/client.ts';
import { listInput, listProps } from '~/lib/list.ts';
import { useEmpty } from '~/lib/use-empty.tsx';
import { useTableState } from '~/lib/use-table-state.ts';

export type LibraryState = 'deployed' | 'draft' | 'deleted';
const SORTABLE = ['title', 'formCreatedAt', 'formUpdatedAt'] as const;

interface FormsSectionProps {
  state: LibraryState;
  /** Before its names in the address, where two lists stand on one page. */
  prefix?: string;
  onReplace: (xform: RowOf<'formTemplates'>) => void;
  add?: { label: string; onClick: () => void };
}

/** One table of the library with its count and its filters. */
export function FormsSection({ state, prefix, onReplace, add }: FormsSectionProps) {
  const t = useTexts();
  const id = useId();
  const columns = useLibraryColumns(state);
  const actions = useLibraryActions(onReplace);
  const table = useTableState({
    filters: NO_FILTER,
    sort: { by: state === 'draft' ? 'formUpdatedAt' : 'formCreatedAt', order: 'desc' },
    prefix,
  });
  const { name, fromDate, toDate } = table.filters;
  const list = useQuery({
    ...api.formTemplates.query({
      body: { state, name, fromDate: fromDate || null, toDate: toDate || null, ...listInput(table, SORTABLE) },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 1.5 }}>
      <PanelHeader id={id} title={t(`section.${state}`)} count={list.data?.meta.count} />
      <LibraryFilters
        state={state}
        filters={{ name, fromDate, toDate }}
        chosen={table.chosen}
        setFilters={table.setFilters}
        clearFilters={table.clearFilters}
      />
      <DataTable
        label={t(`section.${state}`)}
        columns={columns}
        rowId={(row) => row.id}
        actions={actions}
        {...listProps(list, table)}
        empty={useEmpty(table, t(`empty.${state}`), add)}
      />
    </Stack>
  );
}
