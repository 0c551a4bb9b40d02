import { FailedState, FormSkeleton } from '@msurvey/ui';
import { Choosing } from '~/features/collection/entry/conflict/Choosing.tsx';
import type { ConflictProps } from '~/features/collection/entry/conflict/conflict-props.ts';
import { useVersions } from '~/features/collection/entry/conflict/use-versions.ts';
import { messageOf } from '~/lib/client.ts';

/** Somebody else was faster. Both versions are there; a person decides, and neither is lost meanwhile. */
export function Conflict(props: ConflictProps) {
  const { data, error, isFetching, refetch } = useVersions(props.form.formId, props.instanceId, props.waitingKey);
  if (error) return <FailedState text={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data || isFetching) return <FormSkeleton fields={6} />;
  return <Choosing key={data.theirs.revision} {...props} versions={data} onStale={() => void refetch()} />;
}
