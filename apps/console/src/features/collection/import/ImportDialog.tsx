import { UploadPanel } from '@msurvey/ui';
import { IconCheck, IconFileSpreadsheet, IconListDetails } from '@msurvey/ui/icons';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { ImportFaults } from '~/features/collection/import/ImportFaults.tsx';
import { ImportList } from '~/features/collection/import/ImportList.tsx';
import { useDataImport } from '~/features/collection/import/use-data-import.ts';
import { useTexts } from '~/features/collection/texts.ts';
import { messageOf } from '~/lib/client.ts';

const MOST_BYTES = 25_000_000;
const ENDINGS = ['.xlsx', '.csv'];

interface ImportDialogProps {
  formId: number;
  canUndo: boolean;
  onClose: () => void;
}

/** Records from a spreadsheet: checked first, and nothing changes before Apply. */
export function ImportDialog({ formId, canUndo, onClose }: ImportDialogProps) {
  const t = useTexts();
  const titleId = useId();
  const small = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const [file, setFile] = useState<File | null>(null);
  const { check, apply, undo, template, annotated } = useDataImport(formId);
  const checked = apply.data ? undefined : check.data?.data;
  const choose = (chosen: File | null) => {
    check.reset();
    apply.reset();
    setFile(chosen);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth fullScreen={small} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('import.title')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 1 }}>
          <Typography variant="body2" color="textSecondary">
            {t('import.hint')}
          </Typography>
          <div>
            <Button
              startIcon={<IconFileSpreadsheet size={18} aria-hidden />}
              loading={template.isPending}
              onClick={() => template.mutate(undefined)}
            >
              {t('import.template')}
            </Button>
          </div>
          <UploadPanel
            label={t('import.file')}
            file={file}
            onChange={choose}
            accept={ENDINGS}
            maxBytes={MOST_BYTES}
            disabled={check.isPending || apply.isPending}
          />
          {(check.error ?? apply.error) && <Alert severity="error">{messageOf(check.error ?? apply.error)}</Alert>}
          {checked && checked.faultCount > 0 && <ImportFaults checked={checked} annotated={annotated} />}
          {checked && checked.faultCount === 0 && (
            <Alert severity="info" role="status">
              {t('import.would', { count: checked.rows })}
            </Alert>
          )}
          {apply.data && (
            <Alert severity="success" role="status">
              {t('import.applied', { count: apply.data.data.submissions })}
            </Alert>
          )}
          <ImportList formId={formId} canUndo={canUndo} undo={undo} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
        {checked?.importId ? (
          <Button
            variant="contained"
            startIcon={<IconCheck size={18} aria-hidden />}
            loading={apply.isPending}
            onClick={() => apply.mutate(checked.importId as string, { onSuccess: () => setFile(null) })}
          >
            {t('import.apply', { count: checked.rows })}
          </Button>
        ) : (
          <Button
            variant="contained"
            startIcon={<IconListDetails size={18} aria-hidden />}
            disabled={!file}
            loading={check.isPending}
            onClick={() => file && check.mutate(file)}
          >
            {t('import.check')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
