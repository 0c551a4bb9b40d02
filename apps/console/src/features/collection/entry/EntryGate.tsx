import type { EntryForm } from '@msurvey/contract';
import { EmptyState, FailedState, PageSkeleton } from '@msurvey/ui';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useEntryForm } from '~/features/collection/entry/use-entry-form.ts';
import { idOf } from '~/features/collection/parts/id-of.ts';
import { projectFormsPath } from '~/features/collection/parts/paths.ts';
import { useTexts } from '~/features/collection/texts.ts';
import { ApiError, messageOf } from '~/lib/client.ts';

export interface Opened {
  form: EntryForm;
  /** When the copy was made that is shown because the server cannot be reached. */
  keptAt: number | undefined;
}

/** A form to be filled: from the server, or the copy this browser kept when the server cannot be reached. */
export function EntryGate({ children }: { children: (opened: Opened) => ReactNode }) {
  const t = useTexts();
  const params = useParams();
  const [projectId, formId] = [idOf(params.projectId), idOf(params.formId)];
  const { data, error, refetch } = useEntryForm(formId);
  // an address that names the wrong project leads nowhere, whatever the form is
  if (data && data.form.projectId === projectId)
    return children({ form: data.form, keptAt: data.kept ? data.at : undefined });
  const gone = error instanceof ApiError && error.status === 404;
  if (error && !gone) return <FailedState text={messageOf(error)} onRetry={() => void refetch()} />;
  if (formId !== undefined && !gone && !data) return <PageSkeleton />;
  return (
    <EmptyState
      isPage
      text={t('form.unknown')}
      action={
        <Button href={projectId ? projectFormsPath(projectId) : '/'} variant="outlined">
          {t('form.toForms')}
        </Button>
      }
    />
  );
}
