import { EmptyState, FailedState, PageHeader, PageSkeleton } from '@msurvey/ui';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useSession } from '~/app/session/index.ts';
import { DesignBench } from '~/features/forms/designer/DesignBench.tsx';
import { openDesign } from '~/features/forms/designer/open-design.ts';
import { useTexts } from '~/features/forms/texts.ts';
import { ApiError, messageOf } from '~/lib/client.ts';
import { useTellName } from '~/lib/names.ts';

/** A form in the designer, with what keeps it. */
export default function DesignerPage() {
  const t = useTexts();
  const id = Number(useParams().id);
  const named = Number.isInteger(id) && id > 0 && id <= 2_147_483_647;
  const userId = useSession().user?.id ?? 0;
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['design', userId, id],
    queryFn: () => openDesign(userId, id),
    enabled: named && userId > 0,
    // what is being edited does not change under somebody's hands
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  useTellName(['design', id], data?.about.title);
  const isUnknown = !named || (error instanceof ApiError && error.status === 404);
  if (isUnknown)
    return (
      <>
        <PageHeader title={t('designer')} />
        <EmptyState text={t('xform.unknown')} action={<Button href="/forms">{t('forms')}</Button>} />
      </>
    );
  if (error) return <FailedState text={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  return (
    <DesignBench
      key={`${data.epoch} ${dataUpdatedAt}`}
      formId={id}
      userId={userId}
      opened={data}
      onReopen={() => void refetch()}
    />
  );
}
