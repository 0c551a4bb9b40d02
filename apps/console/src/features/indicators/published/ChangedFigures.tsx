import type { ResultsReport } from '@msurvey/contract';
import type { NodeProgramme } from '@msurvey/domain';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { changedFigures } from '~/features/indicators/published/changed-figures.ts';
import { PublishDialog } from '~/features/indicators/published/PublishDialog.tsx';
import { useTexts } from '~/features/indicators/texts.ts';

interface ChangedFiguresProps {
  projectId: number;
  project: NodeProgramme;
  report: ResultsReport;
  yearWords: (year: number) => string;
}

/** Of which closed years something has changed since they were published; whoever may restates them. */
export function ChangedFigures({ projectId, project, report, yearWords }: ChangedFiguresProps) {
  const t = useTexts();
  const [restated, setRestated] = useState<{ year: number; version: number } | null>(null);
  const changed = useMemo(() => changedFigures(report.data), [report.data]);
  const years = report.meta.closed.filter(({ year, redefined }) => changed.has(year) || redefined > 0);
  return (
    <>
      {years.map(({ year, version, redefined }) => (
        <Alert
          key={year}
          severity="warning"
          action={
            report.meta.can.publish && (
              <Button color="inherit" size="small" onClick={() => setRestated({ year, version })}>
                {t('publish.restate')}
              </Button>
            )
          }
        >
          {[
            changed.has(year) && t('publish.changed', { count: changed.get(year) ?? 0, year: yearWords(year) }),
            redefined > 0 && t('publish.redefined', { count: redefined, year: yearWords(year) }),
          ]
            .filter(Boolean)
            .join(' ')}
        </Alert>
      ))}
      {restated && (
        <PublishDialog
          projectId={projectId}
          project={project}
          years={[restated]}
          isRestated
          yearWords={yearWords}
          onClose={() => setRestated(null)}
        />
      )}
    </>
  );
}
