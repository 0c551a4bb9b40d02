import type { EntryForm } from '@msurvey/contract';
import { EmptyState, FailedState, PageSkeleton } from '@msurvey/ui';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Done } from '~/features/collection/entry/Done.tsx';
import { EntryHeader } from '~/features/collection/entry/EntryHeader.tsx';
import { Filling } from '~/features/collection/entry/Filling.tsx';
import { finish } from '~/features/collection/entry/finish.ts';
import { OPENED_ONCE, useEntryForm } from '~/features/collection/entry/use-entry-form.ts';
import { useFinished } from '~/features/collection/entry/use-finished.ts';
import { heldIn, holding } from '~/features/collection/offline/held.ts';
import { useHold } from '~/features/collection/offline/queue/hold.ts';
import { takeOut } from '~/features/collection/offline/queue/queue.ts';
import { type Finished, NotWaiting, type Waiting } from '~/features/collection/offline/queue/types.ts';
import { SYNC_PATH } from '~/features/collection/parts/paths.ts';
import { useTexts } from '~/features/collection/texts.ts';
import { messageOf } from '~/lib/client.ts';
import { useTellName } from '~/lib/names.ts';

/** A waiting record, opened again to be corrected before it goes. */
export default function ReopenPage() {
  const t = useTexts();
  const { key = '' } = useParams();
  const record = useQuery({
    ...OPENED_ONCE,
    queryKey: ['waiting-record', key],
    queryFn: () => takeOut(key),
    retry: false,
  });
  const form = useEntryForm(record.data?.formId);
  const name = record.data?.summary ?? record.data?.title;
  useTellName(['waiting', key], name);
  if (record.error instanceof NotWaiting)
    return <EmptyState isPage text={t('sync.gone')} way={{ href: SYNC_PATH, label: t('sync.title') }} />;
  const error = record.error ?? form.error;
  if (error)
    return <FailedState text={messageOf(error)} onRetry={() => void (record.error ? record : form).refetch()} />;
  if (!record.data || !form.data) return <PageSkeleton />;
  const { form: opened, kept, at } = form.data;
  return (
    <Stack sx={{ gap: 2 }}>
      <EntryHeader form={opened} title={name ?? ''} back={SYNC_PATH} keptAt={kept ? at : undefined} />
      <Correcting waitingKey={key} form={opened} record={record.data} />
    </Stack>
  );
}

const asFile = ({ name, blob }: Finished['files'][number]): File => new File([blob], name, { type: blob.type });

interface CorrectingProps {
  waitingKey: string;
  form: EntryForm;
  record: Finished;
}

function Correcting({ waitingKey, form, record }: CorrectingProps) {
  const [result, setResult] = useState<'sent' | Waiting>();
  const [instance] = useState(() => ({
    kind: 'draft' as const,
    isEdit: record.edit !== undefined,
    xml: record.xml,
    files: record.files.map(asFile),
    ...heldIn(holding(record.held)),
  }));
  const tell = useFinished();
  useHold(waitingKey);
  if (result) return <Done result={result} back={SYNC_PATH} />;
  return (
    <Filling
      form={form}
      instance={instance}
      onSubmit={async (submission) => {
        const edit = record.edit && { edit: record.edit };
        const finishing = { form, replaces: waitingKey, held: record.held, ...edit };
        const became = await finish(finishing, submission, async () => undefined);
        setResult(became);
        tell(became);
      }}
    />
  );
}
