import { IconChevronDown, IconDownload } from '@msurvey/ui/icons';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { LabelLanguage, Question } from '~/features/collection/parts/questions.ts';
import { Difference } from '~/features/collection/submission/Difference.tsx';
import { type CollectionText, useTexts } from '~/features/collection/texts.ts';
import { api, type DataOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';
import { saveFile } from '~/lib/save-file.ts';
import { useAction } from '~/lib/use-action.ts';

interface HistoryProps {
  formId: number;
  record: DataOf<'submission'>;
  questions: readonly Question[];
  language: LabelLanguage;
}

/** Every XML that was received for the record, newest first; each says what it changed. */
export function History({ formId, record, questions, language }: HistoryProps) {
  const t = useTexts();
  const { dateTime } = useFormat();
  const [open, setOpen] = useState<number>();
  const { instanceId } = record;
  const save = useAction(async (revision: number) =>
    saveFile(await api.submissionXml({ query: { formId, instanceId, revision } })),
  );
  const newestFirst = [...record.revisions].sort((a, b) => b.revision - a.revision);
  return newestFirst.map((one) => {
    const { revision, baseRevision, userName, source, receivedAt, version, deviceId } = one;
    const overtaken = baseRevision !== null && baseRevision !== revision - 1;
    return (
      <Accordion
        key={revision}
        variant="outlined"
        disableGutters
        expanded={open === revision}
        onChange={(_, isOpen) => setOpen(isOpen ? revision : undefined)}
        slotProps={{ heading: { component: 'h3' }, transition: { unmountOnExit: true } }}
      >
        <AccordionSummary expandIcon={<IconChevronDown size={18} aria-hidden />}>
          <Stack>
            <Typography component="span" sx={{ fontWeight: 500 }}>
              {t('history.revision', { revision, date: dateTime(receivedAt) })}
            </Typography>
            <Typography component="span" variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {[
                t('history.by', { name: userName, source: t(`source.${source}` as CollectionText) }),
                version === null ? null : t('history.version', { version }),
                deviceId,
                overtaken ? t('history.overtaken', { base: baseRevision }) : null,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </Stack>
        </AccordionSummary>
        <AccordionDetails>
          <Stack sx={{ gap: 1.5 }}>
            {revision > 1 ? (
              <Difference
                formId={formId}
                instanceId={instanceId}
                from={revision - 1}
                to={revision}
                questions={questions}
                language={language}
              />
            ) : (
              <Typography variant="body2">{t('history.first')}</Typography>
            )}
            <div>
              <Button
                size="small"
                startIcon={<IconDownload size={16} aria-hidden />}
                loading={save.isPending}
                onClick={() => save.mutate(revision)}
              >
                {t('history.xml')}
              </Button>
            </div>
          </Stack>
        </AccordionDetails>
      </Accordion>
    );
  });
}
