import type { CollectionView } from '@msurvey/contract';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '~/app/shell/toasts.tsx';
import { refreshIndicator } from '~/features/indicators/parts/refresh.ts';
import { hasTotal, type PeriodRow, sentData } from '~/features/indicators/periods/period-row.ts';
import type { Move } from '~/features/indicators/periods/use-collection-actions.ts';
import { useClosedReason } from '~/features/indicators/published/use-closed-reason.ts';
import { useTexts } from '~/features/indicators/texts.ts';
import { api } from '~/lib/client.ts';
import { useAction } from '~/lib/use-action.ts';

interface SaveCollection {
  projectId: number;
  logframeId: number;
  view: CollectionView;
  rows: readonly PeriodRow[];
  onSaved: () => void;
}
interface Moved {
  what: Move;
  row: PeriodRow;
  reason?: string;
}
const DONE = { submit: 'state.done.submit', accept: 'state.done.accept', sendBack: 'state.done.sendBack' } as const;

/** Saves what was collected as a whole, and moves single values on. */
export function useSaveCollection({ projectId, logframeId, view, rows, onSaved }: SaveCollection) {
  const t = useTexts();
  const client = useQueryClient();
  const refreshed = async () => {
    await Promise.all([refreshIndicator(client), client.invalidateQueries({ queryKey: api.indicatorComputed.key })]);
  };
  const late = useClosedReason();
  const saveAll = async (closedReason?: string) => {
    const collectedData = rows
      .filter((row) => view.isDerived || hasTotal(view.kind, row))
      .map((row) => ({
        date: row.date,
        data: sentData(row, view.groups),
        input: row.input,
        comment: row.comment,
        reason: row.reason,
      }));
    try {
      await api.saveIndicatorCollection({
        body: { projectId, logframeId, collectedData, version: view.version, closedReason },
      });
    } catch (error) {
      // What others saved meanwhile is shown; what was typed lies over it and is saved upon theirs.
      await client.invalidateQueries({ queryKey: api.indicatorCollection.key });
      throw error;
    }
    await refreshed();
    onSaved();
    toast.success(t('targets.saved'));
  };
  const save = useAction(() => late.tried(saveAll));
  const moveOn = async ({ what, row, reason }: Moved, closedReason?: string) => {
    const body = { projectId, logframeId, rows: [{ date: row.date, version: row.collected?.version ?? 1 }] };
    if (what === 'submit') await api.submitIndicatorValues({ body });
    else if (what === 'accept') await api.acceptIndicatorValues({ body: { ...body, closedReason } });
    else await api.returnIndicatorValues({ body: { ...body, reason: reason ?? '' } });
    await refreshed();
    toast.success(t(DONE[what]));
  };
  const move = useAction((moved: Moved) => late.tried((closedReason) => moveOn(moved, closedReason)));
  return { save, move, late };
}
