import { EmptyState, FailedState, PageHeader, PageSkeleton } from '@msurvey/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useParams } from 'react-router';
import { XformIdentity } from '~/features/forms/parts/XformIdentity.tsx';
import { xformPath } from '~/features/forms/parts/paths.ts';
import { QuestionsTab } from '~/features/forms/questions/QuestionsTab.tsx';
import { useTexts } from '~/features/forms/texts.ts';
import { useXform } from '~/features/forms/xform/use-xform.ts';
import { messageOf } from '~/lib/client.ts';

/** A form as the designer will open it; for now it can be read there. */
export default function DesignerPage() {
  const t = useTexts();
  const id = Number(useParams().id);
  const named = Number.isInteger(id) && id > 0 && id <= 2_147_483_647;
  const { xform, unknown, error, refetch } = useXform({ id }, named);
  if (error) return <FailedState text={messageOf(error)} onRetry={refetch} />;
  if (unknown)
    return (
      <>
        <PageHeader title={t('designer')} />
        <EmptyState text={t('xform.unknown')} action={<Button href="/forms">{t('forms')}</Button>} />
      </>
    );
  if (!xform) return <PageSkeleton />;
  return (
    <Stack sx={{ gap: 2 }}>
      <PageHeader
        title={xform.title}
        subtitle={<XformIdentity xform={xform} />}
        more={[{ label: t('designer.library'), href: xformPath(xform.idString) }]}
      />
      <Alert severity="info">{t('designer.note')}</Alert>
      <QuestionsTab xform={xform} />
    </Stack>
  );
}
