import { DefinitionList } from '@msurvey/ui';
import { IconDownload } from '@msurvey/ui/icons';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DiagnosticsTable } from '~/features/forms/add/DiagnosticsTable.tsx';
import { FilesNeeded } from '~/features/forms/add/FilesNeeded.tsx';
import type { Checked } from '~/features/forms/add/use-upload.ts';
import { useTexts } from '~/features/forms/texts.ts';
import { DifferenceView } from '~/features/forms/versions/DifferenceView.tsx';
import { api } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';
import { saveFile } from '~/lib/save-file.ts';
import { useAction } from '~/lib/use-action.ts';

/** What was found in the workbook, every fault at its cell; for a replacement also what it changes. */
export function CheckResult({ checked }: { checked: Checked }) {
  const t = useTexts();
  const { number } = useFormat();
  const { ok, diagnostics, annotated, difference } = checked;
  const errors = diagnostics.filter((one) => one.severity === 'error').length;
  return (
    <Stack component="section" aria-label={t('check.result')} sx={{ gap: 2 }}>
      <Alert
        severity={ok ? 'success' : 'error'}
        action={annotated && <AnnotatedWorkbook uuid={annotated} />}
        sx={{ '& .MuiAlert-action': { alignItems: 'center', pt: 0 }, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      >
        {ok
          ? t('check.ok', { warnings: diagnostics.length })
          : t('check.faulty', { errors, warnings: diagnostics.length - errors })}
      </Alert>
      {ok && (
        <DefinitionList
          items={[
            { term: t('column.title'), value: checked.title },
            { term: t('fact.id'), value: checked.idString },
            { term: t('column.questions'), value: number(checked.questionCount) },
            { term: t('fact.languages'), value: checked.languages.join(', ') },
          ]}
        />
      )}
      {diagnostics.length > 0 && <DiagnosticsTable diagnostics={diagnostics} />}
      {difference && (
        <Stack sx={{ gap: 1 }}>
          <Typography variant="h3">{t('difference.title')}</Typography>
          <DifferenceView difference={difference} />
        </Stack>
      )}
      {ok && <FilesNeeded files={checked.media} />}
    </Stack>
  );
}

/** The author's own file again, with each fault written into its cell. */
function AnnotatedWorkbook({ uuid }: { uuid: string }) {
  const t = useTexts();
  const fetchFile = useAction(async (id: string) => saveFile(await api.file({ params: { uuid: id } })));
  return (
    <Button
      color="inherit"
      size="small"
      startIcon={<IconDownload size={18} aria-hidden />}
      loading={fetchFile.isPending}
      onClick={() => fetchFile.mutate(uuid)}
    >
      {t('check.annotated')}
    </Button>
  );
}
