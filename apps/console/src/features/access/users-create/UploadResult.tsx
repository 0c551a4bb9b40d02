import { type Column, DataTable, NoticeButton } from '@msurvey/ui';
import { IconDownload } from '@msurvey/ui/icons';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTexts } from '~/features/access/texts.ts';
import { api, type DataOf } from '~/lib/client.ts';
import { saveFile } from '~/lib/save-file.ts';
import { useAction } from '~/lib/use-action.ts';

type Result = DataOf<'uploadUsers'>;
type NumberedFault = Result['faults'][number] & { at: number };

/** How an upload went: everybody was created, or what is wrong, cell by cell. */
export function UploadResult({ result }: { result: Result }) {
  const t = useTexts();
  const { created, faults, workbook } = result;
  const fetchWorkbook = useAction(async (uuid: string) => saveFile(await api.file({ params: { uuid } })));
  const columns: Column<NumberedFault>[] = [
    { id: 'row', header: t('upload.row'), numeric: true, width: 80, primary: true },
    { id: 'column', header: t('upload.column'), width: 180, primary: true },
    { id: 'message', header: t('upload.message'), primary: true },
  ];
  if (faults.length === 0)
    return (
      <Alert
        severity="success"
        action={<NoticeButton href="/users?sortBy=createdAt&sortOrder=desc" label={t('upload.showUsers')} />}
      >
        {t('upload.created', { count: created })}
      </Alert>
    );
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity="error">{t('upload.faults', { count: faults.length })}</Alert>
      {workbook && (
        <div>
          <Button
            variant="contained"
            startIcon={<IconDownload size={18} aria-hidden />}
            loading={fetchWorkbook.isPending}
            onClick={() => fetchWorkbook.mutate(workbook)}
          >
            {t('upload.workbook')}
          </Button>
        </div>
      )}
      <DataTable
        label={t('upload.faultTable')}
        columns={columns}
        rows={faults.map((fault, at) => ({ ...fault, at }))}
        rowId={(fault) => fault.at}
      />
    </Stack>
  );
}
