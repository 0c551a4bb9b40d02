import { type Column, DataTable } from '@msurvey/ui';
import { IconDownload } from '@msurvey/ui/icons';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTexts } from '~/features/workplans/texts.ts';
import { useYearWords } from '~/features/workplans/use-year-words.ts';
import { api, type DataOf } from '~/lib/client.ts';
import { saveFile } from '~/lib/save-file.ts';
import { useAction } from '~/lib/use-action.ts';

type Checked = DataOf<'checkWorkPlanFile'>;
type NumberedFault = Checked['faults'][number] & { at: number };

/** How many numbers there are that differ: each target, opening and quantity is one. */
const numbersIn = ({ rows, cells }: Checked): number =>
  rows.length +
  cells.reduce((sum, { target, opening }) => sum + Number(target !== undefined) + Number(opening !== undefined), 0);

/** What saving the file would change, or what is wrong with it, cell by cell. */
export function ImportChecked({ checked }: { checked: Checked }) {
  const t = useTexts();
  const yearWords = useYearWords();
  const fetchWorkbook = useAction(async (uuid: string) => saveFile(await api.file({ params: { uuid } })));
  const { faults, faultCount, annotated, years } = checked;
  const columns: Column<NumberedFault>[] = [
    { id: 'row', header: t('import.row'), numeric: true, width: 80, primary: true },
    { id: 'column', header: t('import.column'), width: 180, primary: true },
    { id: 'message', header: t('import.message'), primary: true },
  ];
  if (faultCount === 0) {
    const count = numbersIn(checked);
    return (
      <Alert severity={count === 0 ? 'info' : 'success'}>
        {count === 0 ? t('import.nothing') : t('import.changes', { count })}
        {years.length > 0 && ` ${t('import.years', { years: years.map(yearWords).join(', ') })}`}
      </Alert>
    );
  }
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity="error">{t('import.faults', { count: faultCount })}</Alert>
      {annotated && (
        <div>
          <Button
            variant="contained"
            startIcon={<IconDownload size={18} aria-hidden />}
            loading={fetchWorkbook.isPending}
            onClick={() => fetchWorkbook.mutate(annotated)}
          >
            {t('import.workbook')}
          </Button>
        </div>
      )}
      <DataTable
        label={t('import.table')}
        columns={columns}
        rows={faults.map((fault, at) => ({ ...fault, at }))}
        rowId={(fault) => fault.at}
      />
    </Stack>
  );
}
