import { FailedState, PageSkeleton } from '@msurvey/ui';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { messageOf } from '~/lib/client.ts';

interface NotYetProps {
  /** Of a call, as `useQuery` answers it. */
  query: { error: Error | null; refetch: () => unknown };
  skeleton?: ReactNode;
}

/** What a tab shows while its answer is not there: that it failed, with another try, or that it is on its way. */
export const NotYet = ({ query: { error, refetch }, skeleton = <PageSkeleton /> }: NotYetProps) =>
  error ? (
    <Paper variant="outlined">
      <FailedState text={messageOf(error)} onRetry={() => void refetch()} />
    </Paper>
  ) : (
    skeleton
  );
