import { BackLink, EmptyState, FailedState, PageHeader, PageSkeleton } from '@msurvey/ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '~/features/registry/texts.ts';
import { useProjectName } from '~/features/projects/index.ts';
import { ApiError, messageOf } from '~/lib/client.ts';

interface ProfileGateProps<Data> {
  projectId: number;
  query: UseQueryResult<{ data: Data }>;
  /** Known before the answer comes, from the address. */
  title: string;
  back: { href: string; label: string };
  unknown: string;
  children: (data: Data) => ReactNode;
}

/** A profile appears when it is known, and says so when it is not there or not one's own. */
export function ProfileGate<Data>({ projectId, query, title, back, unknown, children }: ProfileGateProps<Data>) {
  const t = useTexts();
  useProjectName(String(projectId));
  const { data, error, refetch } = query;
  const gone = error instanceof ApiError && (error.status === 404 || error.status === 422 || error.status === 400);
  const content = () => {
    if (gone)
      return (
        <EmptyState
          text={unknown}
          action={
            <Button href={back.href} variant="outlined">
              {t('goBack')}
            </Button>
          }
        />
      );
    if (data) return children(data.data);
    if (error) return <FailedState text={messageOf(error)} onRetry={() => void refetch()} />;
    return <PageSkeleton />;
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <BackLink {...back} />
      {(!data || gone) && <PageHeader title={title} />}
      {content()}
    </Stack>
  );
}
