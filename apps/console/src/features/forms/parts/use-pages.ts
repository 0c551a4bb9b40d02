import { DEFAULT_PAGE_SIZE, FIRST_PAGE } from '@msurvey/domain';
import type { Paging } from '@msurvey/ui';
import { useState } from 'react';

/** Turns the pages of a list that is already here; a list that became shorter shows its last page. */
export function usePages<Row>(all: readonly Row[]): { rows: readonly Row[]; paging: Paging } {
  const [{ page, pageSize }, turn] = useState({ page: FIRST_PAGE, pageSize: DEFAULT_PAGE_SIZE });
  const last = Math.max(FIRST_PAGE, Math.ceil(all.length / pageSize));
  const open = Math.min(page, last);
  return {
    rows: all.slice((open - 1) * pageSize, open * pageSize),
    paging: { page: open, pageSize, count: all.length, onChange: turn },
  };
}
