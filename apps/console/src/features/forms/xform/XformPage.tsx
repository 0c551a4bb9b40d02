import { EmptyState, FailedState, PageHeader, PageSkeleton } from '@msurvey/ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useParams } from 'react-router';
import { AddFormDialog, type AddFormTask } from '~/features/forms/add/AddFormDialog.tsx';
import { MediaTab } from '~/features/forms/media/MediaTab.tsx';
import { QuestionsTab } from '~/features/forms/questions/QuestionsTab.tsx';
import { useTexts } from '~/features/forms/texts.ts';
import { VersionsTab } from '~/features/forms/versions/VersionsTab.tsx';
import { useXform } from '~/features/forms/xform/use-xform.ts';
import { XformHeader } from '~/features/forms/xform/XformHeader.tsx';
import { XformTabs } from '~/features/forms/xform/XformTabs.tsx';
import { type DataOf, messageOf } from '~/lib/client.ts';

/** One form of the library. */
export default function XformPage() {
  const t = useTexts();
  const { idString = '' } = useParams();
  const { xform, unknown, error, refetch } = useXform({ id_string: idString });
  if (xform) return <Xform key={xform.id} xform={xform} />;
  if (error) return <FailedState text={messageOf(error)} onRetry={refetch} />;
  if (!unknown) return <PageSkeleton />;
  return (
    <>
      <PageHeader title={t('form')} />
      <EmptyState text={t('xform.unknown')} action={<Button href="/forms">{t('forms')}</Button>} />
    </>
  );
}

function Xform({ xform }: { xform: DataOf<'xform'> }) {
  const [task, setTask] = useState<AddFormTask | null>(null);
  const contents = {
    questions: () => <QuestionsTab xform={xform} />,
    media: () => <MediaTab xform={xform} />,
    versions: () => <VersionsTab xform={xform} />,
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <XformHeader xform={xform} onReplace={setTask} />
      <XformTabs contents={contents} />
      <AddFormDialog task={task} onClose={() => setTask(null)} />
    </Stack>
  );
}
