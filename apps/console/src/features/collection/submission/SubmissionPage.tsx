import { EmptyState, FailedState, PageSkeleton, PanelHeader } from '@msurvey/ui';
import { IconFileCode, IconPencil, IconTrash } from '@msurvey/ui/icons';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { useDeleteRecords } from '~/features/collection/data/use-delete-records.ts';
import { FormGate } from '~/features/collection/parts/FormGate.tsx';
import { FormHeader } from '~/features/collection/parts/FormHeader.tsx';
import { LabelSelect } from '~/features/collection/parts/LabelSelect.tsx';
import { detailsPath, editSubmissionPath, submissionPath } from '~/features/collection/parts/paths.ts';
import { RecordState } from '~/features/collection/parts/RecordState.tsx';
import { recordName } from '~/features/collection/parts/record-name.ts';
import { useLabelLanguage } from '~/features/collection/parts/use-label-language.ts';
import { Answers } from '~/features/collection/submission/Answers.tsx';
import { Comments } from '~/features/collection/submission/Comments.tsx';
import { History } from '~/features/collection/submission/History.tsx';
import { RecordFacts } from '~/features/collection/submission/RecordFacts.tsx';
import { RecordFaults } from '~/features/collection/submission/RecordFaults.tsx';
import { useVersionQuestions } from '~/features/collection/submission/use-version-questions.ts';
import { useTexts } from '~/features/collection/texts.ts';
import { ApiError, api, type DataOf, messageOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';
import { useTellName } from '~/lib/names.ts';
import { saveFile } from '~/lib/save-file.ts';
import { useAction } from '~/lib/use-action.ts';

export default function SubmissionPage() {
  return <FormGate>{(form) => <Loaded form={form} />}</FormGate>;
}

function Loaded({ form }: { form: DataOf<'form'> }) {
  const t = useTexts();
  const { instanceId = '' } = useParams();
  const { data, error, refetch } = useQuery(api.submission.query({ query: { formId: form.id, instanceId } }));
  if (error instanceof ApiError && error.status === 404)
    return <EmptyState isPage text={t('record.unknown')} way={{ href: detailsPath(form), label: t('goBack') }} />;
  if (error && !data) return <FailedState text={messageOf(error)} onRetry={() => void refetch()} />;
  return data ? <OneRecord form={form} record={data.data} /> : <PageSkeleton />;
}

function OneRecord({ form, record }: { form: DataOf<'form'>; record: DataOf<'submission'> }) {
  const t = useTexts();
  const navigate = useNavigate();
  const format = useFormat();
  const labels = useLabelLanguage(form);
  const { language } = labels;
  const questions = useVersionQuestions(form, record.version);
  const remove = useDeleteRecords(form.id);
  const { instanceId, can } = record;
  const name = recordName(record, form, format);
  useTellName(['record', instanceId], name, submissionPath(form, instanceId));
  const xml = useAction(async () => saveFile(await api.submissionXml({ query: { formId: form.id, instanceId } })));
  return (
    <Stack sx={{ gap: 2 }}>
      <FormHeader
        form={form}
        title={name}
        back={detailsPath(form)}
        action={
          can.edit
            ? { label: t('record.edit'), icon: IconPencil, href: editSubmissionPath(form, instanceId) }
            : undefined
        }
        more={[
          { label: t('record.xml'), icon: IconFileCode, disabled: xml.isPending, onClick: () => xml.mutate(undefined) },
          ...(can.delete
            ? [
                {
                  label: t('delete'),
                  icon: IconTrash,
                  disabled: remove.isPending,
                  onClick: () => void remove.ask([instanceId], () => void navigate(detailsPath(form))),
                },
              ]
            : []),
        ]}
      />
      <RecordState row={record} />
      <RecordFaults record={record} questions={questions} language={language} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '5fr 3fr' }, alignItems: 'start' }}>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <Paper variant="outlined" component="section" aria-label={t('record.answers')} sx={{ p: 2 }}>
            <PanelHeader title={t('record.answers')} />
            <Box sx={{ maxWidth: 240, my: 1 }}>
              <LabelSelect language={language} languages={labels.languages} onChange={labels.choose} />
            </Box>
            <Answers formId={form.id} record={record} questions={questions} language={language} />
          </Paper>
          <Comments form={form} record={record} questions={questions} language={language} />
          <section aria-label={t('history')}>
            <PanelHeader title={t('history')} count={record.revisions.length} />
            <History formId={form.id} record={record} questions={questions} language={language} />
          </section>
        </Stack>
        <RecordFacts form={form} record={record} />
      </Box>
    </Stack>
  );
}
