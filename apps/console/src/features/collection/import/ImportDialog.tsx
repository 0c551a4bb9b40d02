import { UploadPanel, WideDialog } from '@msurvey/ui';
import { IconCheck, IconFileSpreadsheet, IconListDetails } from '@msurvey/ui/icons';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { ImportFaults } from '~/features/collection/import/ImportFaults.tsx';
import { ImportList } from '~/features/collection/import/ImportList.tsx';
import { useDataImport } from '~/features/collection/import/use-data-import.ts';
import { useTexts } from '~/features/collection/texts.ts';
import { CheckFile } from '~/lib/CheckFile.tsx';
import { messageOf } from '~/lib/client.ts';
import { useChosenFile } from '~/lib/use-chosen-file.ts';

const ACCEPTED = { accept: ['.xlsx', '.csv'], maxBytes: 25_000_000 };

interface ImportDialogProps {
  formId: number;
  canUndo: boolean;
  onClose: () => void;
}

/** Records from a spreadsheet: checked first, and nothing changes before Apply. */
export function ImportDialog({ formId, canUndo, onClose }: ImportDialogProps) {
  const t = useTexts();
  const { check, apply, undo, template, annotated } = useDataImport(formId);
  const checked = apply.data ? undefined : check.data?.data;
  const { file, setFile, field } = useChosenFile(ACCEPTED, () => {
    check.reset();
    apply.reset();
  });
  const next = checked?.importId ? (
    <Button
      variant="contained"
      startIcon={<IconCheck size={18} aria-hidden />}
      loading={apply.isPending}
      onClick={() => apply.mutate(checked.importId as string, { onSuccess: () => setFile(null) })}
    >
      {t('import.apply', { count: checked.rows })}
    </Button>
  ) : (
    <CheckFile file={file} check={check} startIcon={<IconListDetails size={18} aria-hidden />}>
      {t('import.check')}
    </CheckFile>
  );
  return (
    <WideDialog title={t('import.title')} hint={t('import.hint')} onClose={onClose} closeLabel={t('close')} next={next}>
      <div>
        <Button
          startIcon={<IconFileSpreadsheet size={18} aria-hidden />}
          loading={template.isPending}
          onClick={() => template.mutate(undefined)}
        >
          {t('import.template')}
        </Button>
      </div>
      <UploadPanel label={t('import.file')} {...field} disabled={check.isPending || apply.isPending} />
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
    </WideDialog>
  );
}
