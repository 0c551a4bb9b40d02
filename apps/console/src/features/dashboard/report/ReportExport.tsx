import type { ReportName } from '@msurvey/domain';
import { IconDownload } from '@msurvey/ui/icons';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCan } from '~/app/session/index.ts';
import type { askedBy } from '~/features/dashboard/filters/asked.ts';
import { useTexts } from '~/features/dashboard/texts.ts';
import { ExportFrame } from '~/features/tasks/index.ts';
import { api } from '~/lib/client.ts';

interface ReportExportProps {
  report: ReportName;
  title: string;
  asked: ReturnType<typeof askedBy>;
}

/** A report as a workbook, for whoever may take it out. */
export function ReportExport({ report, title, asked }: ReportExportProps) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  if (!useCan()('Dashboard/Export')) return null;
  const name = t('report.export.title', { name: title });
  return (
    <>
      <Button
        size="small"
        aria-label={name}
        startIcon={<IconDownload size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('report.export')}
      </Button>
      {isOpen && (
        <ExportFrame
          title={name}
          about={t('report.export.about')}
          values={null}
          start={() => api.exportReport({ body: { ...asked, report } })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
