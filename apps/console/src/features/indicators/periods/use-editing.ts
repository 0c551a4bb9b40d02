import { isBlank, type ValueKind } from '@msurvey/domain';
import { useState } from 'react';
import { toast } from '~/app/shell/toasts.tsx';
import {
  type Draft,
  type Editing,
  emptyRow,
  type Entered,
  hasTotal,
  type PeriodRow,
} from '~/features/indicators/periods/period-row.ts';
import { useTexts } from '~/features/indicators/texts.ts';

interface EditingOptions {
  kind: ValueKind;
  put: (row: PeriodRow) => void;
  /** Its values are fetched: nothing but the input is typed. */
  isDerived?: boolean;
  needsReason?: boolean;
}

/** A row on its way through its two dialogs. What was typed is kept while the table is open. */
export function useEditing({ kind, put, isDerived = false, needsReason = false }: EditingOptions) {
  const t = useTexts();
  const [editing, setEditing] = useState<Editing | null>(null);
  const patch = (more: Partial<Editing>) => setEditing((before) => before && { ...before, ...more });
  return {
    editing,
    needsReason,
    add: () =>
      setEditing({ draft: { ...emptyRow(''), date: null }, step: 'row', isNew: true, isView: false, isDerived }),
    open: (row: PeriodRow, isView: boolean) => setEditing({ draft: row, step: 'row', isNew: false, isView, isDerived }),
    change: (draft: Draft) => patch({ draft }),
    openTable: () => patch({ step: 'table' }),
    enter: (entered: Entered) =>
      setEditing((before) => before && { ...before, step: 'row', draft: { ...before.draft, ...entered } }),
    back: () => patch({ step: 'row' }),
    close: () => setEditing(null),
    save: () => {
      if (!editing) return;
      const { date } = editing.draft;
      const row = { ...editing.draft, date: date ?? '' };
      if (date === null || !(isDerived || hasTotal(kind, row))) {
        toast.error(t('targets.needed'));
        return;
      }
      if (needsReason && isBlank(row.reason ?? '')) {
        toast.error(t('dialog.reasonNeeded'));
        return;
      }
      put(row);
      setEditing(null);
    },
  };
}
export type Work = ReturnType<typeof useEditing>;
