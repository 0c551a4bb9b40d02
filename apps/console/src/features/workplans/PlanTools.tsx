import { fiscalYearOfDay, planYears, todayInDhaka } from '@msurvey/domain';
import { IconDownload, IconPrinter, IconTable } from '@msurvey/ui/icons';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useCan } from '~/app/session/index.ts';
import { ExportFrame } from '~/features/tasks/index.ts';
import { MatrixDialog } from '~/features/workplans/matrix/MatrixDialog.tsx';
import { useTexts } from '~/features/workplans/texts.ts';
import { useYearWords } from '~/features/workplans/use-year-words.ts';
import { api } from '~/lib/client.ts';

interface PlanToolsProps {
  projectId: number;
  onOpen: (agency: number, year: number) => void;
}

/** What is done with the plans of all agencies together. */
export function PlanTools({ projectId, onOpen }: PlanToolsProps) {
  const t = useTexts();
  const yearWords = useYearWords();
  const mayExport = useCan()('Work plan/Export');
  const [shown, setShown] = useState<'matrix' | 'export' | 'print' | null>(null);
  const [year, setYear] = useState(() => fiscalYearOfDay(todayInDhaka()));
  const close = () => setShown(null);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
      <Button size="small" startIcon={<IconTable size={18} aria-hidden />} onClick={() => setShown('matrix')}>
        {t('matrix')}
      </Button>
      {mayExport && (
        <>
          <Button size="small" startIcon={<IconDownload size={18} aria-hidden />} onClick={() => setShown('export')}>
            {t('export')}
          </Button>
          <Button size="small" startIcon={<IconPrinter size={18} aria-hidden />} onClick={() => setShown('print')}>
            {t('print')}
          </Button>
        </>
      )}
      {shown === 'matrix' && (
        <MatrixDialog
          projectId={projectId}
          onOpen={(agency, opened) => {
            close();
            onOpen(agency, opened);
          }}
          onClose={close}
        />
      )}
      {shown === 'export' && (
        <ExportFrame
          title={t('export.title')}
          about={t('export.about')}
          values={null}
          start={() => api.exportWorkPlan({ body: { projectId } })}
          onClose={close}
        />
      )}
      {shown === 'print' && (
        <ExportFrame
          title={t('print.title')}
          about={t('print.about')}
          values={null}
          start={() => api.workPlanPdf({ body: { projectId, year } })}
          onClose={close}
        >
          <TextField
            select
            size="small"
            label={t('column.year')}
            value={year}
            onChange={({ target }) => setYear(Number(target.value))}
          >
            {planYears().map((one) => (
              <MenuItem key={one} value={one}>
                {yearWords(one)}
              </MenuItem>
            ))}
          </TextField>
        </ExportFrame>
      )}
    </Stack>
  );
}
