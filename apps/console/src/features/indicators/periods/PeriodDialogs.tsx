import type { ComputedPeriod } from '@msurvey/contract';
import { useMemo } from 'react';
import { Evidence } from '~/features/indicators/evidence/Evidence.tsx';
import { useDateWords } from '~/features/indicators/parts/use-period-words.ts';
import { DisaggregationDialog } from '~/features/indicators/periods/DisaggregationDialog.tsx';
import { groupsHeaded } from '~/features/indicators/periods/named-groups.ts';
import {
  frequencyOf,
  kindOfMode,
  type PeriodRow,
  type PeriodsMode,
  type PeriodsView,
} from '~/features/indicators/periods/period-row.ts';
import { RowDialog } from '~/features/indicators/periods/RowDialog.tsx';
import type { Work } from '~/features/indicators/periods/use-editing.ts';
import { useYearOptions } from '~/features/indicators/periods/use-year-options.ts';

interface PeriodDialogsProps {
  projectId: number;
  logframeId: number;
  mode: PeriodsMode;
  view: PeriodsView;
  rows: readonly PeriodRow[];
  /** What the product counts, by date. */
  computed?: ReadonlyMap<string, ComputedPeriod>;
  work: Work;
}

/** The two dialogs of a row: the row itself, and the table of its values. */
export function PeriodDialogs(props: PeriodDialogsProps) {
  const { projectId, logframeId, mode, view, rows, computed, work } = props;
  const { periods, groups } = view;
  const kind = kindOfMode(view.kind, mode);
  const frequency = frequencyOf(view);
  const dateWords = useDateWords(frequency);
  const options = useYearOptions(projectId, frequency, periods);
  const named = useMemo(() => groupsHeaded(groups), [groups]);
  const { editing, needsReason } = work;
  if (!editing) return null;
  const { draft, step, isNew, isView, isDerived } = editing;
  if (step === 'table')
    return <DisaggregationDialog mode={mode} kind={kind} groups={named} editing={editing} work={work} />;
  const replaced = isNew
    ? rows.find(({ date, collected, target, isChanged }) => date === draft.date && (collected || target || isChanged))
    : undefined;
  const { date } = draft;
  const isSaved = date !== null && rows.some((row) => row.date === date && row.collected);
  const isAsked = mode === 'collection' && (isSaved || !isView);
  return (
    <RowDialog
      mode={mode}
      kind={kind}
      editing={editing}
      options={options}
      replaces={replaced && dateWords(replaced.date)}
      needsReason={needsReason}
      computed={isDerived || draft.date === null ? undefined : computed?.get(draft.date)}
      evidence={isAsked && <Evidence value={isSaved ? { projectId, logframeId, date } : null} isView={isView} />}
      onChange={work.change}
      onOpenTable={work.openTable}
      onSave={work.save}
      onClose={work.close}
    />
  );
}
