import type { SourceView } from '@msurvey/contract';
import type { RecordSource } from '@msurvey/domain';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '~/app/shell/toasts.tsx';
import { refreshIndicator } from '~/features/indicators/parts/refresh.ts';
import { useTexts } from '~/features/indicators/texts.ts';
import { api } from '~/lib/client.ts';
import { useAction } from '~/lib/use-action.ts';

/** Saves what an indicator is counted from, takes it away, or fills one period with it. */
export function useSourceActions(projectId: number, logframeId: number, view: SourceView) {
  const t = useTexts();
  const client = useQueryClient();
  const refreshed = () =>
    Promise.all([
      refreshIndicator(client),
      client.invalidateQueries({ queryKey: api.indicatorSource.key }),
      client.invalidateQueries({ queryKey: api.indicatorComputed.key }),
      client.invalidateQueries({ queryKey: api.indicatorSettings.key }),
    ]);
  const save = useAction(async (source: RecordSource | null) => {
    try {
      await api.saveIndicatorSource({ body: { projectId, logframeId, source, version: view.version } });
    } catch (error) {
      // What others saved meanwhile is known from now on; what is being made stays, and is saved upon theirs.
      await client.invalidateQueries({ queryKey: api.indicatorSource.key });
      throw error;
    }
    await refreshed();
    toast.success(t(source ? 'source.saved' : 'source.removed'));
  });
  const fill = async (source: RecordSource, date: string, reason: string | null) => {
    await api.fillFromIndicatorSource({ body: { projectId, logframeId, source, date, reason } });
    await refreshed();
    toast.success(t('source.filled'));
  };
  return { save, fill };
}
