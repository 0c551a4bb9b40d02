import type { EntryForm } from '@msurvey/contract';
import { FailedState, PageSkeleton } from '@msurvey/ui';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useTellForm } from '~/features/collection/entry/use-tell-form.ts';
import { useEntryForm } from '~/features/collection/entry/use-entry-form.ts';
import { idOf } from '~/features/collection/parts/id-of.ts';
import { UnknownForm } from '~/features/collection/parts/UnknownForm.tsx';
import { ApiError, messageOf } from '~/lib/client.ts';

export interface Opened {
  form: EntryForm;
  /** When the copy was made that is shown because the server cannot be reached. */
  keptAt: number | undefined;
}

/** A form to be filled: from the server, or the copy this browser kept when the server cannot be reached. */
export function EntryGate({ children }: { children: (opened: Opened) => ReactNode }) {
  const params = useParams();
  const [projectId, formId] = [idOf(params.projectId), idOf(params.formId)];
  const { data, error, refetch } = useEntryForm(formId);
  useTellForm(projectId, data?.form);
  // an address that names the wrong project leads nowhere, whatever the form is; one beneath the form's own is a way in
  // (a copy that was kept before there were such ways names none)
  if (data && projectId && [data.form.projectId, ...(data.form.doors ?? [])].includes(projectId))
    return children({ form: { ...data.form, projectId }, keptAt: data.kept ? data.at : undefined });
  const gone = error instanceof ApiError && error.status === 404;
  if (error && !gone) return <FailedState text={messageOf(error)} onRetry={() => void refetch()} />;
  if (formId !== undefined && !gone && !data) return <PageSkeleton />;
  return <UnknownForm projectId={projectId} />;
}
