import { DEFAULT_PAGE_SIZE } from '@msurvey/domain';
import type { Paging } from '@msurvey/ui';
import { useState } from 'react';

/** Search and page of a list inside a dialog: gone with the dialog, so not in the address. */
export function usePeopleView() {
  const [view, setView] = useState({ name: '', page: 1, pageSize: DEFAULT_PAGE_SIZE });
  return {
    ...view,
    setName: (name: string) => setView((current) => ({ ...current, name, page: 1 })),
    paging: (count = 0): Paging => ({
      page: view.page,
      pageSize: view.pageSize,
      count,
      onChange: (next) => setView((current) => ({ ...current, ...next })),
    }),
  };
}
export type PeopleView = ReturnType<typeof usePeopleView>;
