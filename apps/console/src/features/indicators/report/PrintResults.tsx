import { RESULTS_COLUMNS, type ResultsColumn } from '@msurvey/domain';
import { IconPrinter } from '@msurvey/ui/icons';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useState } from 'react';
import { useTexts } from '~/features/indicators/texts.ts';
import { ExportFrame } from '~/features/tasks/index.ts';
import { api } from '~/lib/client.ts';

interface PrintResultsProps {
  /** Of which programme and years, and whether with the parts of indicators. */
  taken: Omit<Parameters<typeof api.resultsReportPdf>[0]['body'], 'columns'>;
}

/** What the report shows now, on paper, with the columns that one chooses. */
export function PrintResults({ taken }: PrintResultsProps) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [columns, setColumns] = useState<readonly ResultsColumn[]>(RESULTS_COLUMNS);
  const choose = (column: ResultsColumn, isChosen: boolean) =>
    setColumns(RESULTS_COLUMNS.filter((one) => (one === column ? isChosen : columns.includes(one))));
  return (
    <>
      <Button startIcon={<IconPrinter size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {t('report.print')}
      </Button>
      {isOpen && (
        <ExportFrame
          title={t('report.print.title')}
          about={t('report.print.about')}
          values={null}
          start={() => api.resultsReportPdf({ body: { ...taken, columns: [...columns] } })}
          onClose={() => setOpen(false)}
        >
          <FormControl component="fieldset">
            <FormLabel component="legend">{t('report.columns')}</FormLabel>
            <FormGroup row>
              {RESULTS_COLUMNS.map((column) => (
                <FormControlLabel
                  key={column}
                  control={
                    <Checkbox
                      size="small"
                      checked={columns.includes(column)}
                      // One column at least stays.
                      disabled={columns.length === 1 && columns.includes(column)}
                      onChange={(_, isChosen) => choose(column, isChosen)}
                    />
                  }
                  label={t(`report.columns.${column}`)}
                />
              ))}
            </FormGroup>
            {columns.length === 1 && <FormHelperText>{t('report.columns.least')}</FormHelperText>}
          </FormControl>
        </ExportFrame>
      )}
    </>
  );
}
