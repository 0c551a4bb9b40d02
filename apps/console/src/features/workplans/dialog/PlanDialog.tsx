import type { PlanView } from '@msurvey/contract';
import { useEdits } from '@msurvey/ui';
import { IconMaximize, IconMinimize, IconPlus } from '@msurvey/ui/icons';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useId, useState } from 'react';
import { toast } from '~/app/shell/toasts.tsx';
import { FigurePanel } from '~/features/figures/index.ts';
import { HistoryDialog } from '~/features/workplans/dialog/HistoryDialog.tsx';
import { Meanwhile } from '~/features/workplans/dialog/Meanwhile.tsx';
import { PlanTable } from '~/features/workplans/dialog/PlanTable.tsx';
import { ReasonDialog } from '~/features/workplans/dialog/ReasonDialog.tsx';
import { UnsavedGuard } from '~/features/workplans/dialog/UnsavedGuard.tsx';
import { useSavePlan } from '~/features/workplans/dialog/use-save-plan.ts';
import { YearDialog } from '~/features/workplans/dialog/YearDialog.tsx';
import { editsOf, needsOf } from '~/features/workplans/edits.ts';
import { cutOfCell, figureOfRow, type OpenedCell } from '~/features/workplans/opened-cell.ts';
import { useTexts } from '~/features/workplans/texts.ts';

export type PlanMode = 'view' | 'edit' | 'add';

interface PlanDialogProps {
  projectId: number;
  answer: { data: PlanView; meta: { can: { create: boolean; open: boolean } } };
  mode: PlanMode;
  /** The fiscal year whose data is shown; null: none is there yet. */
  year: number | null;
  onClose: () => void;
}

/** Work plan data by fiscal year: read, changed, or begun. */
export function PlanDialog({ projectId, answer, mode, year, onClose }: PlanDialogProps) {
  const t = useTexts();
  const titleId = useId();
  const small = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const [isLarge, setLarge] = useState(false);
  const [added, setAdded] = useState<number[]>([]);
  const [asks, setAsks] = useState<'year' | 'reason' | 'leave' | 'history' | null>(null);
  const [opened, setOpened] = useState<OpenedCell | null>(null);
  const { edits, onChange, changes } = useEdits();
  const saving = useSavePlan(projectId, answer.data);
  // While it is only read it follows what others save.
  const plan = mode === 'view' ? answer.data : saving.plan;
  const years = [...new Set([...(year === null ? [] : [year]), ...added])].sort((a, b) => a - b);
  const isDirty = changes.length > 0 || added.length > 0;
  const leave = () => (isDirty && mode !== 'view' ? setAsks('leave') : onClose());
  const planEdits = editsOf(plan, changes);
  const needs = needsOf(plan, planEdits);

  const send = async (why: { reason: string; source: string | null } | null) => {
    if (await saving.save({ edits: planEdits, years: added, ...why })) onClose();
  };
  const submit = () => {
    if (mode === 'add' && years.length === 0) toast.error(t('year.needed'));
    else if (needs.reason) setAsks('reason');
    else void send(null);
  };
  const maximise = t(isLarge ? 'restore' : 'maximise');
  return (
    <>
      <Dialog
        open
        onClose={(_, reason) => reason === 'escapeKeyDown' && leave()}
        maxWidth="lg"
        fullWidth
        fullScreen={small || isLarge}
        aria-labelledby={titleId}
      >
        <Stack direction="row" sx={{ alignItems: 'center', pr: 2 }}>
          <DialogTitle id={titleId} sx={{ flexGrow: 1 }}>
            {t('title')}
          </DialogTitle>
          {mode !== 'view' && (mode === 'add' || answer.meta.can.create) && (
            <Button startIcon={<IconPlus size={18} aria-hidden />} onClick={() => setAsks('year')}>
              {t('year.add')}
            </Button>
          )}
          {mode === 'view' && <Button onClick={() => setAsks('history')}>{t('history')}</Button>}
          {!small && (
            <IconButton aria-label={maximise} title={maximise} onClick={() => setLarge(!isLarge)}>
              {isLarge ? <IconMinimize size={20} aria-hidden /> : <IconMaximize size={20} aria-hidden />}
            </IconButton>
          )}
        </Stack>
        <DialogContent>
          <Stack sx={{ gap: 1.5, pt: 0.5 }}>
            <Meanwhile plan={plan} changes={saving.meanwhile} />
            <PlanTable
              plan={plan}
              years={years}
              canEdit={mode !== 'view'}
              isSmall={small}
              height={isLarge ? 'calc(100dvh - 250px)' : 400}
              edits={edits}
              changes={changes}
              onChange={onChange}
              onOpen={answer.meta.can.open ? setOpened : undefined}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={leave}>{t('close')}</Button>
          {mode !== 'view' && (
            <Button variant="contained" loading={saving.isSaving} onClick={submit}>
              {t(mode === 'add' ? 'submit' : 'save')}
            </Button>
          )}
        </DialogActions>
      </Dialog>
      {asks === 'year' && (
        <YearDialog
          taken={[...plan.years.map((one) => one.year), ...added]}
          onSave={(picked) => setAdded((before) => [...before, picked])}
          onClose={() => setAsks(null)}
        />
      )}
      {asks === 'reason' && <ReasonDialog needsSource={needs.source} onSave={send} onClose={() => setAsks(null)} />}
      {asks === 'history' && <HistoryDialog projectId={projectId} plan={plan} onClose={() => setAsks(null)} />}
      {asks === 'leave' && <UnsavedGuard onLeave={onClose} onStay={() => setAsks(null)} />}
      {opened && (
        <Suspense fallback={null}>
          <FigurePanel
            projectId={projectId}
            figure={figureOfRow(opened.row)}
            cut={cutOfCell(opened)}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}
