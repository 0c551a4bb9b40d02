import type { CollectionView, ComputedPeriod, ComputedValues } from '@msurvey/contract';
import { type IndicatorFrequency, indicatorPeriod, openedCell, type OpenedCell } from '@msurvey/domain';
import { PanelHeader } from '@msurvey/ui';
import { IconPlus } from '@msurvey/ui/icons';
import Stack from '@mui/material/Stack';
import { Suspense, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCan } from '~/app/session/index.ts';
import { useLeaveWarning } from '~/app/shell/use-leave-warning.ts';
import { FigurePanel } from '~/features/figures/index.ts';
import { AsOf } from '~/features/indicators/parts/AsOf.tsx';
import type { OfIndicator } from '~/features/indicators/parts/of-indicator.ts';
import { indicatorPath } from '~/features/indicators/parts/paths.ts';
import { useDateWords } from '~/features/indicators/parts/use-period-words.ts';
import { HistoryDialog } from '~/features/indicators/periods/HistoryDialog.tsx';
import { PastePeriods } from '~/features/indicators/periods/PastePeriods.tsx';
import { PeriodDialogs } from '~/features/indicators/periods/PeriodDialogs.tsx';
import { emptyRow, frequencyOf, ofCollected, type PeriodRow } from '~/features/indicators/periods/period-row.ts';
import { PeriodTable } from '~/features/indicators/periods/PeriodTable.tsx';
import { SaveBar } from '~/features/indicators/periods/SaveBar.tsx';
import { SendBackDialog } from '~/features/indicators/periods/SendBackDialog.tsx';
import { useCollectionActions } from '~/features/indicators/periods/use-collection-actions.ts';
import { useEditing } from '~/features/indicators/periods/use-editing.ts';
import { usePeriodRows } from '~/features/indicators/periods/use-period-rows.ts';
import { useSaveCollection } from '~/features/indicators/periods/use-save-collection.ts';
import { ClosedReasonDialog } from '~/features/indicators/published/ClosedReasonDialog.tsx';
import { useTexts } from '~/features/indicators/texts.ts';

interface CollectedSetProps extends OfIndicator {
  view: CollectionView;
  /** Null: the product counts nothing for it. */
  computed: ComputedValues | null;
  isView: boolean;
}

/** Collected rows, and periods in which the product counted something although nobody stated anything, in their order. */
function withComputed(
  rows: readonly PeriodRow[],
  computed: ReadonlyMap<string, ComputedPeriod>,
  frequency: IndicatorFrequency,
): PeriodRow[] {
  const dates = new Set(rows.map(({ date }) => date));
  const counted = [...computed.values()].filter(({ date, value }) => value !== null && !dates.has(date));
  const all = [...rows, ...counted.map(({ date }) => ({ ...emptyRow(date), isChanged: false }))];
  const since = ({ date }: PeriodRow) => indicatorPeriod(date, frequency)?.first ?? '';
  return all.sort((a, b) => since(a).localeCompare(since(b)));
}

export function CollectedSet({ projectId, indicator, view, computed, isView }: CollectedSetProps) {
  const t = useTexts();
  const { kind } = view;
  const logframeId = indicator.id;
  const frequency = frequencyOf(view);
  const dateWords = useDateWords(frequency);
  const saved = useMemo(() => view.jsonData.collectedData.map(ofCollected), [view]);
  const byDate = useMemo(() => new Map(computed?.periods.map((period) => [period.date, period])), [computed]);
  const periodRows = usePeriodRows(saved);
  const { rows, put, remove, clear, isDirty } = periodRows;
  const isFromRecords = indicator.source === 'records';
  const needsReason = indicator.source === 'mapping' || isFromRecords;
  const navigate = useNavigate();
  const mayEdit = useCan()('Log Frame/Edit');
  const work = useEditing({ kind, put, isDerived: view.isDerived, needsReason });
  const canEdit = view.can.edit && !isView;
  const { save, move, late } = useSaveCollection({ projectId, logframeId, view, rows, onSaved: clear });
  const [asked, setAsked] = useState<{ what: 'history' | 'sendBack'; row: PeriodRow } | null>(null);
  const [opened, setOpened] = useState<OpenedCell | null>(null);
  const actions = useCollectionActions({
    canEdit,
    isDirty,
    onOpen: work.open,
    onRemove: remove,
    onMove: (what, row) => move.mutate({ what, row }),
    onAsk: (what, row) => setAsked({ what, row }),
  });
  useLeaveWarning(isDirty && canEdit);
  const counts = computed?.counts;
  const openWork = counts ? (period: ComputedPeriod) => setOpened(openedCell(counts, [], period, 'value')) : undefined;
  // What is counted from records opens where it is made, to the records of its period.
  const openRecords = ({ date }: ComputedPeriod) =>
    void navigate(`${indicatorPath(projectId, logframeId, 'data-upload')}?date=${encodeURIComponent(date)}`);
  const open = isFromRecords && mayEdit ? openRecords : openWork;
  return (
    <Stack sx={{ gap: 2 }}>
      <PanelHeader
        title={t('targets.collected')}
        beside={computed && <AsOf asOf={computed.asOf} isStale={computed.isStale} />}
        {...(canEdit ? { action: { label: t('add'), icon: IconPlus, onClick: work.add } } : {})}
      >
        {canEdit && <PastePeriods mode="collection" view={view} needsReason={needsReason} of={periodRows} />}
      </PanelHeader>
      <PeriodTable
        mode="collection"
        kind={kind}
        rows={withComputed(rows, byDate, frequency)}
        isView={isView}
        dateWords={dateWords}
        actions={actions}
        computed={byDate}
        {...(open ? { onOpen: open } : {})}
        empty={t('collection.empty')}
        label={t('targets.collected')}
      />
      {canEdit && <SaveBar isChanged={isDirty} isPending={save.isPending} onSave={() => save.mutate(undefined)} />}
      <PeriodDialogs {...{ projectId, logframeId, view, rows, work }} mode="collection" computed={byDate} />
      {asked?.what === 'history' && (
        <HistoryDialog
          projectId={projectId}
          logframeId={logframeId}
          kind={kind}
          date={asked.row.date}
          name={dateWords(asked.row.date)}
          onClose={() => setAsked(null)}
        />
      )}
      {asked?.what === 'sendBack' && (
        <SendBackDialog
          name={dateWords(asked.row.date)}
          onSend={(reason) => move.mutateAsync({ what: 'sendBack', row: asked.row, reason })}
          onClose={() => setAsked(null)}
        />
      )}
      {late.asked && <ClosedReasonDialog said={late.asked.said} onSend={late.asked.again} onClose={late.close} />}
      {opened && (
        <Suspense fallback={null}>
          <FigurePanel projectId={projectId} figure={opened.figure} cut={opened.cut} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </Stack>
  );
}
