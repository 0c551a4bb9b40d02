import { UploadPanel } from '@msurvey/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { useDesigner } from '../state/use-designer.ts';
import { useTexts } from '../texts.ts';
import { writeText } from '../views/texts-of.ts';
import { PlanView } from './PlanView.tsx';
import { planOfFile, type TranslationPlan } from './read-translations.ts';

const MOST_BYTES = 10_000_000;

/** Takes in what somebody translated elsewhere: first what it would change, then, if one wants, the change. */
export function TakeTranslations({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const id = useId();
  const designer = useDesigner();
  const [file, setFile] = useState<File | null>(null);
  const [plan, setPlan] = useState<TranslationPlan>();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const changes = plan?.changes.filter(({ language }) => !left.has(language)) ?? [];
  const read = async (next: File | null) => {
    setFile(next);
    setPlan(undefined);
    setLeft(new Set());
    if (!next) return;
    const found = await planOfFile(designer.get().document, next).catch(
      (): TranslationPlan => ({ fault: 'unreadable', changes: [], faults: [] }),
    );
    setPlan(found);
  };
  const take = () => {
    designer.edit(changes.map(({ row, language, after }) => writeText(row, language, after)));
    designer.say({ kind: 'taken', count: changes.length });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t('carry.in')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <UploadPanel
            label={t('carry.file')}
            hint={t('carry.hint')}
            file={file}
            accept={['.xlsx', '.csv']}
            maxBytes={MOST_BYTES}
            onChange={(next) => void read(next)}
          />
          {plan?.fault && <Alert severity="error">{t(`carry.${plan.fault}`)}</Alert>}
          {plan && !plan.fault && <PlanView plan={plan} left={left} onLeft={setLeft} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
        <Button variant="contained" disabled={changes.length === 0} onClick={take}>
          {t('carry.take', { count: changes.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
