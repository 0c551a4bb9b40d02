import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { pathOf, type LabelLanguage, labelOf, type Question } from '~/features/collection/parts/questions.ts';
import { faultText } from '~/features/collection/submission/fault-text.ts';
import { useTexts } from '~/features/collection/texts.ts';
import type { DataOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';

interface RecordFaultsProps {
  record: DataOf<'submission'>;
  questions: readonly Question[];
  language: LabelLanguage;
}

/** What does not fit and what is still on its way: nothing of it is lost, and staff sees it. */
export function RecordFaults({ record, questions, language }: RecordFaultsProps) {
  const t = useTexts();
  const { dateTime } = useFormat();
  const nameOf = (path: string) => {
    const question = questions.find((one) => pathOf(one) === path);
    return question ? labelOf(question, language) : path;
  };
  const missing = record.files.filter(({ present }) => !present);
  return (
    <>
      {record.faults.length > 0 && (
        <Alert severity="warning">
          {t('record.faults', { count: record.faults.length })}
          <Lines
            lines={record.faults.map(({ path, fault }) =>
              path ? t('record.faultAt', { question: nameOf(path), fault: t(faultText(fault)) }) : t(faultText(fault)),
            )}
          />
        </Alert>
      )}
      {missing.length > 0 && (
        <Alert severity="warning">
          {t('record.missing', { count: missing.length })}
          <Lines lines={missing.map(({ name }) => name)} />
        </Alert>
      )}
      {record.projectionFailures.length > 0 && (
        <Alert severity="error">
          {t('record.notProjected')}
          <Lines
            lines={record.projectionFailures.map(({ projector, message, failedAt }) =>
              t('record.projection', { projector, message, date: dateTime(failedAt) }),
            )}
          />
        </Alert>
      )}
    </>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
      {lines.map((line, at) => (
        <li key={at}>{line}</li>
      ))}
    </Box>
  );
}
