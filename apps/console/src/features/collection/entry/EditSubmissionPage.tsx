import { EmptyState, FailedState, FormSkeleton } from '@msurvey/ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { useParams } from 'react-router';
import { useCan } from '~/app/session/index.ts';
import { Closed } from '~/features/collection/entry/Closed.tsx';
import { EditEntry } from '~/features/collection/entry/EditEntry.tsx';
import { EntryGate, type Opened } from '~/features/collection/entry/EntryGate.tsx';
import { EntryHeader } from '~/features/collection/entry/EntryHeader.tsx';
import { useBack, useFrom } from '~/features/collection/entry/use-back.ts';
import { useEntryRecord } from '~/features/collection/entry/use-entry-record.ts';
import { useKeptDraft } from '~/features/collection/entry/use-kept-draft.ts';
import { submissionPath } from '~/features/collection/parts/paths.ts';
import { recordName } from '~/features/collection/parts/record-name.ts';
import { useTexts } from '~/features/collection/texts.ts';
import { ApiError, messageOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';
import { useTellName } from '~/lib/names.ts';

export default function EditSubmissionPage() {
  const { instanceId = '' } = useParams();
  return <EntryGate>{(opened) => <Edit key={instanceId} {...opened} instanceId={instanceId} />}</EntryGate>;
}

function Edit({ form, keptAt, instanceId }: Opened & { instanceId: string }) {
  const t = useTexts();
  const format = useFormat();
  const toForm = useBack(form);
  const address = { id: form.formId, projectId: form.projectId, xformId: form.xformId };
  const from = useFrom();
  const canView = useCan()('Form Data/View');
  const back = canView && !from ? submissionPath(address, instanceId) : toForm;
  const record = useEntryRecord(form.formId, instanceId, form.can.edit);
  const drafts = useKeptDraft(form.formId, instanceId);
  // what was finished without network is in the queue and no draft any more
  const hadDraft = useRef(false);
  hadDraft.current ||= Boolean(drafts.draft);
  const name = recordName(record.data ?? { instanceName: null }, form, format);
  useTellName(['record', instanceId], record.data && name, from ? undefined : submissionPath(address, instanceId));
  const content = () => {
    if (!form.can.edit) return <Closed reason={form.closed === 'archived' ? 'archived' : 'edit'} back={back} />;
    const { error } = record;
    if (error instanceof ApiError && error.status === 404) {
      const way = <Button href={toForm}>{t('goBack')}</Button>;
      return <EmptyState text={t('record.unknown')} action={way} />;
    }
    if (drafts.draft === undefined || record.isPending) return <FormSkeleton fields={6} />;
    // without network one can go on with what one has begun
    const isAway = error instanceof ApiError && error.status === 0 && hadDraft.current;
    if (error && !isAway) return <FailedState text={messageOf(error)} onRetry={() => void record.refetch()} />;
    return <EditEntry form={form} instanceId={instanceId} record={record.data} drafts={drafts} back={back} />;
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <EntryHeader form={form} title={t('entry.edit', { record: name })} back={back} keptAt={keptAt} />
      {content()}
    </Stack>
  );
}
