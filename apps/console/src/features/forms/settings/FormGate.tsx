import { EmptyState, FailedState, PageHeader, PageSkeleton } from '@msurvey/ui';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useForm } from '~/features/forms/settings/use-form.ts';
import { useTexts } from '~/features/forms/texts.ts';
import { type DataOf, messageOf } from '~/lib/client.ts';
import { projectFormsPath } from '~/lib/form-path.ts';

/** The screens of one form of a project: they appear when it is known, and say so when it is not. */
export function FormGate({ children }: { children: (form: DataOf<'form'>) => ReactNode }) {
  const t = useTexts();
  const { projectId, form, unknown, error, refetch } = useForm();
  if (form) return children(form);
  if (error && !unknown) return <FailedState text={messageOf(error)} onRetry={refetch} />;
  if (!unknown) return <PageSkeleton />;
  return (
    <>
      <PageHeader title={t('form')} />
      <EmptyState
        text={t('form.unknown')}
        action={projectId && <Button href={projectFormsPath(projectId)}>{t('form.toProject')}</Button>}
      />
    </>
  );
}
