import { IconPrinter } from '@msurvey/ui/icons';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCan } from '~/app/session/index.ts';
import type { askedBy } from '~/features/dashboard/filters/asked.ts';
import { useTexts } from '~/features/dashboard/texts.ts';
import { ExportFrame } from '~/features/tasks/index.ts';
import { api } from '~/lib/client.ts';

/** What is shown now on paper, for whoever may take it out. */
export function PrintReport({ asked }: { asked: ReturnType<typeof askedBy> }) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  if (!useCan()('Dashboard/Export')) return null;
  return (
    <>
      <Button
        size="small"
        startIcon={<IconPrinter size={18} aria-hidden />}
        sx={{ alignSelf: 'flex-end' }}
        onClick={() => setOpen(true)}
      >
        {t('print')}
      </Button>
      {isOpen && (
        <ExportFrame
          title={t('print')}
          about={t('print.about')}
          values={null}
          start={() => api.dashboardPdf({ body: asked })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
