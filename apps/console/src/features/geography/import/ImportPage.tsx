import { Form, PageHeader, TextField, UploadPanel } from '@msurvey/ui';
import { IconListDetails } from '@msurvey/ui/icons';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ImportReport } from '~/features/geography/import/ImportReport.tsx';
import { ENDINGS, hasBoundaries, type ImportValues, useGeoImport } from '~/features/geography/import/use-geo-import.ts';
import { useTexts } from '~/features/geography/texts.ts';

const MOST_BYTES = 25_000_000;

/** A list of places or a file of boundaries: checked first, and nothing changes before Apply. */
export default function ImportPage() {
  const t = useTexts();
  const [file, setFile] = useState<File | null>(null);
  const { check, apply } = useGeoImport();
  const form = useForm<ImportValues>({ defaultValues: { system: '', title: '', licence: '', attribution: '' } });
  const forget = () => {
    check.reset();
    apply.reset();
  };
  const choose = (chosen: File | null) => {
    forget();
    setFile(chosen);
  };
  return (
    <Stack sx={{ gap: 3, maxWidth: 1000 }}>
      <PageHeader title={t('import')} subtitle={t('import.hint')} />
      <Form
        form={form}
        label={t('import')}
        onSubmit={async (values) => {
          forget();
          if (file) await check.mutateAsync({ file, values });
        }}
      >
        <UploadPanel
          label={t('import.file')}
          hint={t('import.fileHint')}
          file={file}
          onChange={choose}
          accept={ENDINGS}
          maxBytes={MOST_BYTES}
          disabled={check.isPending || apply.isPending}
        />
        <TextField name="system" label={t('import.system')} hint={t('import.systemHint')} required maxLength={60} />
        {hasBoundaries(file) && (
          <>
            <TextField name="title" label={t('layer.title')} required maxLength={150} />
            <TextField
              name="licence"
              label={t('layer.licence')}
              hint={t('import.licenceHint')}
              required
              maxLength={200}
            />
            <TextField
              name="attribution"
              label={t('layer.attribution')}
              hint={t('import.attributionHint')}
              required
              maxLength={500}
            />
          </>
        )}
        <div>
          <Button
            type="submit"
            variant={check.data ? 'outlined' : 'contained'}
            startIcon={<IconListDetails size={18} aria-hidden />}
            disabled={!file || apply.isPending}
            loading={check.isPending}
          >
            {t('import.check')}
          </Button>
        </div>
      </Form>
      {check.data && <ImportReport checked={check.data.data} apply={apply} />}
    </Stack>
  );
}
