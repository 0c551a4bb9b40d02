import type { PlanView } from '@msurvey/contract';
import { UploadPanel, WideDialog } from '@msurvey/ui';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '~/app/shell/toasts.tsx';
import { Meanwhile } from '~/features/workplans/dialog/Meanwhile.tsx';
import { ReasonDialog } from '~/features/workplans/dialog/ReasonDialog.tsx';
import { useSavePlan } from '~/features/workplans/dialog/use-save-plan.ts';
import { needsOf } from '~/features/workplans/edits.ts';
import { ImportChecked } from '~/features/workplans/import/ImportChecked.tsx';
import { useTexts } from '~/features/workplans/texts.ts';
import { CheckFile } from '~/lib/CheckFile.tsx';
import { api, messageOf } from '~/lib/client.ts';
import { useChosenFile } from '~/lib/use-chosen-file.ts';

interface ImportDialogProps {
  projectId: number;
  plan: PlanView;
  onClose: () => void;
}
const ACCEPTED = { accept: ['.xlsx', '.xls', '.csv'], maxBytes: 10_000_000 };

/** First a dry run, which says what would change; then all of it is saved as if it had been typed, or nothing. */
export function ImportDialog({ projectId, plan, onClose }: ImportDialogProps) {
  const t = useTexts();
  const [asksWhy, setAsksWhy] = useState(false);
  const saving = useSavePlan(projectId, plan);
  const check = useMutation({
    mutationFn: (chosen: File) => {
      const form = new FormData();
      form.append('file', chosen);
      return api.checkWorkPlanFile({ query: { projectId, agency: plan.agency }, form });
    },
    onError: (error) => toast.error(messageOf(error)),
  });
  const { file, field } = useChosenFile(ACCEPTED, () => check.reset());
  const checked = check.data?.data;
  const edits = { rows: checked?.rows ?? [], cells: checked?.cells ?? [] };
  const needs = needsOf(plan, edits);
  const isReady = checked?.faultCount === 0 && edits.rows.length + edits.cells.length > 0;
  const save = async (why: { reason: string; source: string | null } | null) => {
    if (await saving.save({ edits, years: checked?.years ?? [], ...why })) onClose();
    // Somebody else saved meanwhile: the sheet is compared with what is there now.
    else if (file) check.mutate(file);
  };
  const submit = () => {
    if (needs.reason) setAsksWhy(true);
    else void save(null);
  };
  const next = isReady ? (
    <Button variant="contained" loading={saving.isSaving} onClick={submit}>
      {t('import.save')}
    </Button>
  ) : (
    <CheckFile file={file} check={check}>
      {t('import.check')}
    </CheckFile>
  );
  return (
    <WideDialog title={t('import.title', { agency: plan.code })} onClose={onClose} closeLabel={t('close')} next={next}>
      <UploadPanel
        label={t('import.file')}
        hint={t('import.hint', { agency: plan.code })}
        {...field}
        disabled={check.isPending}
      />
      <Meanwhile plan={saving.plan} changes={saving.meanwhile} />
      {checked && <ImportChecked checked={checked} />}
      {asksWhy && <ReasonDialog needsSource={needs.source} onSave={save} onClose={() => setAsksWhy(false)} />}
    </WideDialog>
  );
}
