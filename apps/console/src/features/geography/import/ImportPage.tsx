import { Form, PageHeader, TextField, UploadPanel } from '@msurvey/ui';
import { IconListDetails } from '@msurvey/ui/icons';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { ImportReport } from '~/features/geography/import/ImportReport.tsx';
import { ENDINGS, hasBoundaries, type ImportValues, useGeoImport } from '~/features/geography/import/use-geo-import.ts';
import { useTexts } from '~/features/geography/texts.ts';
import { useChosenFile } from '~/lib/use-chosen-file.ts';

const ACCEPTED = { accept: ENDINGS, maxBytes: 25_000_000 };

/** A list of places or a file of boundaries: checked first, and nothing changes before Apply. */
export default function ImportPage() {
  const t = useTexts();
  const { check, apply } = useGeoImport();
  const form = useForm<ImportValues>({ defaultValues: { system: '', title: '', licence: '', attribution: '' } });
  const forget = () => {
    check.reset();
    apply.reset();
  };
  const { file, field } = useChosenFile(ACCEPTED, forget);
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
          {...field}
          disabled={check.isPending || apply.isPending}
        />
        <TextField name="system" label={t('import.system')} hint={t('import.systemHint')} required maxLength={60} />
        {hasBoundaries(file) && (
          <>
            <TextField name="title" label={t('layer.title')} required maxLength={150} />
            <OriginField name="licence" maxLength={200} />
            <OriginField name="attribution" maxLength={500} />
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

/** Where boundaries come from, and what has to be said of that. */
function OriginField({ name, maxLength }: { name: 'licence' | 'attribution'; maxLength: number }) {
  const t = useTexts();
  const [label, hint] = [t(`layer.${name}`), t(`import.${name}Hint`)];
  return <TextField name={name} label={label} hint={hint} required maxLength={maxLength} />;
}
