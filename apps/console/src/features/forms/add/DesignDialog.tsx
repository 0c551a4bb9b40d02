import { FormDialog, TextField } from '@msurvey/ui';
import { IconFileSpreadsheet } from '@msurvey/ui/icons';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { useToast } from '~/app/shell/toasts.tsx';
import { useOpenDesigner } from '~/features/forms/designer/use-open-designer.ts';
import { LONGEST_TITLE } from '~/features/forms/library/use-xform-work.ts';
import { AFTER_XFORM } from '~/features/forms/parts/stale.ts';
import { useTexts } from '~/features/forms/texts.ts';
import { api } from '~/lib/client.ts';

interface DraftValues {
  title: string;
  description: string;
}
/** With nothing, or with what a workbook has. */
function begin(body: DraftValues, workbook: File | undefined) {
  if (!workbook) return api.createDraft({ body });
  const form = new FormData();
  form.append('title', body.title);
  form.append('description', body.description);
  form.append('xls_file', workbook);
  return api.designUpload({ form });
}

/** Step 1: title and description; then the designer opens in a tab of its own. */
export function DesignDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts();
  const toast = useToast();
  const queries = useQueryClient();
  const openDesigner = useOpenDesigner();
  const [workbook, setWorkbook] = useState<File>();
  const create = async (body: DraftValues) => {
    const { data } = await begin(body, workbook).catch((error: unknown) => {
      toast.error(t('toast.notAdded'));
      throw error;
    });
    openDesigner.mutate(data.id);
    await Promise.all(AFTER_XFORM.map((name) => queries.invalidateQueries({ queryKey: [name] })));
  };
  return (
    <FormDialog<DraftValues>
      open={open}
      title={t('design.title')}
      submitLabel={t('create')}
      defaultValues={{ title: '', description: '' }}
      onClose={() => {
        setWorkbook(undefined);
        onClose();
      }}
      onSubmit={create}
    >
      <TextField
        name="title"
        label={t('design.formTitle')}
        required
        maxLength={LONGEST_TITLE}
        hint={t('design.hint')}
      />
      <TextField name="description" label={t('design.description')} rows={3} maxLength={2000} />
      <WorkbookField file={workbook} onFile={setWorkbook} />
    </FormDialog>
  );
}

function WorkbookField({ file, onFile }: { file: File | undefined; onFile: (file: File | undefined) => void }) {
  const t = useTexts();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      <Button component="label" variant="outlined" startIcon={<IconFileSpreadsheet size={18} aria-hidden />}>
        {t('design.workbook')}
        <Box
          component="input"
          type="file"
          accept=".xls,.xlsx,.csv"
          sx={{ position: 'absolute', width: 1, height: 1, opacity: 0, overflow: 'hidden' }}
          onChange={(event: ChangeEvent<HTMLInputElement>) => onFile(event.target.files?.[0])}
        />
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {file ? t('design.workbookChosen', { name: file.name }) : t('design.workbookHint')}
      </Typography>
      {file && <Button onClick={() => onFile(undefined)}>{t('design.workbookRemove')}</Button>}
    </Stack>
  );
}
