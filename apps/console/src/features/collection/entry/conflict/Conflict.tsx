import type { EntryForm } from '@msurvey/contract';
import { FailedState, FormSkeleton } from '@msurvey/ui';
import type { Editing } from '~/features/collection/entry/EditForm.tsx';
import { Choosing } from '~/features/collection/entry/conflict/Choosing.tsx';
import { useVersions } from '~/features/collection/entry/conflict/use-versions.ts';
import type { Waiting } from '~/features/collection/offline/index.ts';
import { messageOf } from '~/lib/client.ts';

export interface ConflictProps {
  form: EntryForm;
  instanceId: string;
  waitingKey: string;
  back: string;
  /** Go on in the form, with the newest version and what was chosen of mine. */
  onMerged: (editing: Editing) => void;
  onResult: (result: 'sent' | Waiting) => void;
  onBusy: (isBusy: boolean) => void;
}

/** Somebody else was faster. Both versions are there; a person decides, and neither is lost meanwhile. */
export function Conflict(props: ConflictProps) {
  const { data, error, isFetching, refetch } = useVersions(props.form.formId, props.instanceId, props.waitingKey);
  if (error) return <FailedState text={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data || isFetching) return <FormSkeleton fields={6} />;
  return <Choosing key={data.theirs.revision} {...props} versions={data} onStale={() => void refetch()} />;
}
