import { LibraryFilters, NO_FILTER } from '~/features/forms/library/LibraryFilters.tsx';
import { useLibraryActions } from '~/features/forms/library/library-actions.ts';
import { useLibraryColumns } from '~/features/forms/library/library-columns.tsx';
import type { LibraryState } from '~/features/forms/library/library-state.ts';
import { useTexts } from '~/features/forms/texts.ts';
import { api, type RowOf } from '~/lib/client.ts';
import { ListView } from '~/lib/list/ListView.tsx';
import { useList } from '~/lib/list/use-list.ts';

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
  const list = useList({
    filters: NO_FILTER,
    sort: { by: state === 'draft' ? 'formUpdatedAt' : 'formCreatedAt', order: 'desc' },
    sortable: ['title', 'formCreatedAt', 'formUpdatedAt'],
    prefix,
    call: ({ filters: { name, fromDate, toDate }, paged }) =>
      api.formTemplates.query({
        body: { state, name, fromDate: fromDate || null, toDate: toDate || null, ...paged },
      }),
  });
  return (
    <ListView
      isSection
      list={list}
      title={t(`section.${state}`)}
      columns={useLibraryColumns(state)}
      rowId={({ id }) => id}
      actions={useLibraryActions(onReplace)}
      bar={<LibraryFilters {...list} state={state} />}
      firstStep={add}
      empty={{ hint: t(`empty.${state}`) }}
    />
  );
}
