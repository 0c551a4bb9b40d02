import type { LogframeImport } from '@msurvey/contract';
import { type Column, DataTable, UploadPanel, WideDialog } from '@msurvey/ui';
import { IconCheck, IconFileSpreadsheet, IconListDetails } from '@msurvey/ui/icons';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '~/features/logframe/texts.ts';
import { api, messageOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';
import { saveFile } from '~/lib/save-file.ts';
import { useAction } from '~/lib/use-action.ts';
import { useChosenFile } from '~/lib/use-chosen-file.ts';

const ACCEPTED = { accept: ['.xlsx', '.xls', '.csv'], maxBytes: 10_000_000 };

/** What is wrong, cell by cell; the same stands in the sender's own workbook. */
function Faults({ result: { faults, faultCount, annotated } }: { result: LogframeImport }) {
  const t = useTexts();
  const { number } = useFormat();
  const fetchFile = useAction(async (uuid: string) => saveFile(await api.file({ params: { uuid } })));
  const columns: Column<(typeof faults)[number] & { at: number }>[] = [
    { id: 'row', header: t('import.row'), primary: true, value: ({ row }) => number(row) },
    { id: 'column', header: t('import.column'), primary: true },
    { id: 'message', header: t('import.message'), primary: true },
  ];
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Alert
        severity="error"
        action={
          annotated && (
            <Button
              color="inherit"
              size="small"
              startIcon={<IconFileSpreadsheet size={18} aria-hidden />}
              loading={fetchFile.isPending}
              onClick={() => fetchFile.mutate(annotated)}
            >
              {t('import.annotated')}
            </Button>
          )
        }
      >
        {t('import.faulty', { count: faultCount })}
      </Alert>
      <DataTable
        label={t('import.faults')}
        columns={columns}
        rows={faults.map((fault, at) => ({ ...fault, at }))}
        rowId={({ at }) => at}
      />
    </Stack>
  );
}

/** A whole tree from a workbook: looked at first, and nothing changes before it is taken in. */
export function ImportTree({ projectId, onClose }: { projectId: number; onClose: () => void }) {
  const t = useTexts();
  const client = useQueryClient();
  const { file, field } = useChosenFile(ACCEPTED, () => send.reset());
  const send = useMutation({
    mutationFn: (dryRun: 'true' | 'false') => {
      const form = new FormData();
      form.append('file', file as File);
      return api.importLogframe({ query: { projectId, dryRun }, form });
    },
    onSuccess: ({ data }) => (data.isDry ? undefined : client.invalidateQueries({ queryKey: api.logframeTree.key })),
  });
  const result = send.data?.data;
  const isReady = result !== undefined && result.isDry && result.faultCount === 0;
  const changes = result ? result.created + result.changed : 0;
  const next =
    isReady && changes > 0 ? (
      <Button
        variant="contained"
        startIcon={<IconCheck size={18} aria-hidden />}
        loading={send.isPending}
        onClick={() => send.mutate('false')}
      >
        {t('import.apply')}
      </Button>
    ) : (
      <Button
        variant="contained"
        startIcon={<IconListDetails size={18} aria-hidden />}
        disabled={!file || (result !== undefined && !result.isDry)}
        loading={send.isPending}
        onClick={() => send.mutate('true')}
      >
        {t('import.check')}
      </Button>
    );
  return (
    <WideDialog title={t('import.title')} hint={t('import.hint')} onClose={onClose} closeLabel={t('close')} next={next}>
      <UploadPanel label={t('import.file')} {...field} disabled={send.isPending} />
      {send.error && <Alert severity="error">{messageOf(send.error)}</Alert>}
      {result && result.faultCount > 0 && <Faults result={result} />}
      {result && result.faultCount === 0 && (
        <Alert severity={result.isDry ? 'info' : 'success'} role="status">
          {t(result.isDry ? 'import.would' : 'import.done', {
            created: result.created,
            changed: result.changed,
            same: result.same,
          })}
        </Alert>
      )}
    </WideDialog>
  );
}
