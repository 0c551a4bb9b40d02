import type { TargetView } from '@msurvey/contract';
import { DefinitionList, PanelHeader } from '@msurvey/ui';
import { IconEye, IconPencil, IconPlus, IconTrash } from '@msurvey/ui/icons';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { toast } from '~/app/shell/toasts.tsx';
import { useLeaveWarning } from '~/app/shell/use-leave-warning.ts';
import { IndicatorFrame } from '~/features/indicators/parts/IndicatorFrame.tsx';
import type { OfIndicator } from '~/features/indicators/parts/of-indicator.ts';
import { NumberField } from '~/features/indicators/parts/NumberField.tsx';
import { refreshIndicator } from '~/features/indicators/parts/refresh.ts';
import { useDateWords } from '~/features/indicators/parts/use-period-words.ts';
import { useValueWords } from '~/features/indicators/parts/use-value-words.ts';
import { PastePeriods } from '~/features/indicators/periods/PastePeriods.tsx';
import { PeriodDialogs } from '~/features/indicators/periods/PeriodDialogs.tsx';
import {
  frequencyOf,
  kindOfMode,
  ofTarget,
  type PeriodRow,
  sentData,
} from '~/features/indicators/periods/period-row.ts';
import { PeriodTable } from '~/features/indicators/periods/PeriodTable.tsx';
import { useEditing } from '~/features/indicators/periods/use-editing.ts';
import { SaveBar } from '~/features/indicators/periods/SaveBar.tsx';
import { usePeriodRows } from '~/features/indicators/periods/use-period-rows.ts';
import { useTexts } from '~/features/indicators/texts.ts';
import { api } from '~/lib/client.ts';
import { NotYet } from '~/lib/NotYet.tsx';
import { useAction } from '~/lib/use-action.ts';

export default function TargetsPage() {
  const t = useTexts();
  return (
    <IndicatorFrame page="targets" title={t('page.targets')}>
      {(of) => <Targets {...of} />}
    </IndicatorFrame>
  );
}

/** What is to be reached: over the whole life of the project, and period by period. In view mode with what was collected. */
export function Targets({ projectId, indicator, isView = false }: OfIndicator & { isView?: boolean }) {
  const query = useQuery({
    ...api.indicatorTargets.query({ query: { projectId, logframeId: indicator.id } }),
    staleTime: 0,
  });
  return query.data ? (
    <TargetSet projectId={projectId} indicator={indicator} view={query.data.data} isView={isView} />
  ) : (
    <NotYet query={query} />
  );
}

function TargetSet({ projectId, indicator, view, isView }: OfIndicator & { view: TargetView; isView: boolean }) {
  const t = useTexts();
  const client = useQueryClient();
  const kind = kindOfMode(view.kind, 'target');
  const dateWords = useDateWords(frequencyOf(view));
  const words = useValueWords();
  const saved = useMemo(() => view.jsonData.targets.map(ofTarget), [view]);
  const periodRows = usePeriodRows(saved);
  const { rows, put, remove, clear, isDirty } = periodRows;
  const [lop, setLop] = useState<number | null>();
  const lopValue = lop === undefined ? view.jsonData.lopValue : lop;
  const work = useEditing({ kind, put });
  const canEdit = view.can.edit && !isView;
  const isChanged = isDirty || lopValue !== view.jsonData.lopValue;
  const logframeId = indicator.id;
  useLeaveWarning(isChanged && canEdit);
  const save = useAction(async () => {
    const targets = rows.map((row) => ({ date: row.date, data: sentData(row, view.groups) }));
    try {
      await api.saveIndicatorTargets({ body: { projectId, logframeId, lopValue, targets, version: view.version } });
    } catch (error) {
      // What others saved meanwhile is shown; what was typed lies over it and is saved upon theirs.
      await client.invalidateQueries({ queryKey: api.indicatorTargets.key });
      throw error;
    }
    await refreshIndicator(client);
    clear();
    setLop(undefined);
    toast.success(t('targets.saved'));
  }, {});
  const actions = (row: PeriodRow) =>
    canEdit
      ? [
          { id: 'edit', label: t('edit'), icon: IconPencil, onClick: () => work.open(row, false) },
          { id: 'delete', label: t('delete'), icon: IconTrash, onClick: () => remove(row.date) },
        ]
      : [{ id: 'view', label: t('view'), icon: IconEye, onClick: () => work.open(row, true) }];
  return (
    <Stack sx={{ gap: 2 }}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        {canEdit ? (
          <Box sx={{ maxWidth: 280 }}>
            <NumberField label={t('targets.lop')} value={lopValue} onChange={setLop} />
          </Box>
        ) : (
          <DefinitionList items={[{ term: t('targets.lop'), value: words(kind, lopValue) }]} />
        )}
      </Paper>
      <PanelHeader
        title={t('targets.title')}
        {...(canEdit ? { action: { label: t('add'), icon: IconPlus, onClick: work.add } } : {})}
      >
        {canEdit && <PastePeriods mode="target" view={view} of={periodRows} />}
      </PanelHeader>
      <PeriodTable
        mode="target"
        kind={view.kind}
        rows={rows}
        isView={!canEdit}
        dateWords={dateWords}
        actions={actions}
        empty={t('targets.empty')}
        label={t('targets.title')}
      />
      {canEdit && <SaveBar isChanged={isChanged} isPending={save.isPending} onSave={() => save.mutate(undefined)} />}
      <PeriodDialogs {...{ projectId, logframeId, view, rows, work }} mode="target" />
    </Stack>
  );
}
