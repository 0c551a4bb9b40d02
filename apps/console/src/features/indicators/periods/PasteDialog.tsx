import { cellKey, FormDialog, Grid, useEdits } from '@msurvey/ui';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useValueWords } from '~/features/indicators/parts/use-value-words.ts';
import { type PasteColumn, type PasteLine, type Pasting, readPasted } from '~/features/indicators/periods/paste.ts';
import { pasteColumns } from '~/features/indicators/periods/paste-columns.ts';
import type { PeriodRow, PeriodsMode } from '~/features/indicators/periods/period-row.ts';
import { useTexts } from '~/features/indicators/texts.ts';

interface PasteDialogProps {
  mode: PeriodsMode;
  pasting: Pasting;
  onTake: (rows: readonly PeriodRow[]) => void;
  onClose: () => void;
}

/** For a line of headings, or whole years between their parts, that somebody copied along. */
const SPARE = 5;
/** The others are marked in the table. */
const NAMED = 5;
const COLUMNS = ['period', 'value', 'denominator', 'reason'] as const satisfies PasteColumn[];

/** Periods down the rows, to be typed or pasted over: with the periods themselves, or values only. */
export function PasteDialog({ mode, pasting, onTake, onClose }: PasteDialogProps) {
  const { periods, dateWords } = pasting;
  const t = useTexts();
  const words = useValueWords();
  const { edits, onChange } = useEdits();
  const blank = useMemo(
    () =>
      [...periods.map(({ date }) => dateWords(date)), ...Array.from({ length: SPARE }, () => '')].map(
        (period, i): PasteLine => ({ id: String(i + 1), period, value: '', denominator: '', reason: '' }),
      ),
    [periods, dateWords],
  );
  const lines = blank.map((line): PasteLine => {
    const said = (column: PasteColumn) => {
      const edited = edits.get(cellKey(line.id, column));
      return edited === undefined ? line[column] : String(edited ?? '');
    };
    return { ...line, ...Object.fromEntries(COLUMNS.map((column) => [column, said(column)])) };
  });
  const read = readPasted(lines, pasting);
  const sentence = (fault: (typeof read.faults)[number]) => t(`paste.fault.${fault.fault}`);
  const faults = new Map(read.faults.map((one) => [cellKey(one.line, one.column), sentence(one)]));

  const columns = useMemo(() => pasteColumns({ mode, pasting, t, words }), [mode, pasting, t, words]);
  return (
    <FormDialog
      open
      title={t('paste.title')}
      maxWidth="md"
      defaultValues={{}}
      canSubmit={() => read.faults.length === 0 && read.rows.length > 0}
      submitLabel={t('paste.take', { count: read.rows.length })}
      cancelLabel={t('cancel')}
      onSubmit={() => onTake(read.rows)}
      onClose={onClose}
    >
      <Typography variant="body2">{t('paste.hint')}</Typography>
      {read.faults.length > 0 && (
        <Alert severity="error">
          {t('paste.faults', { count: read.faults.length })}
          {read.faults.slice(0, NAMED).map((one) => (
            <div key={`${one.line} ${one.column}`}>
              {t('paste.atRow', { row: Number(one.line), fault: sentence(one) })}
            </div>
          ))}
        </Alert>
      )}
      <Grid
        label={t('paste.title')}
        columns={columns}
        rows={blank}
        rowId={({ id }) => id}
        edits={edits}
        onChange={onChange}
        faults={faults}
        height="min(480px, 55dvh)"
      />
    </FormDialog>
  );
}
