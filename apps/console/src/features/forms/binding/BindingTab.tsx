import { useQuery } from '@tanstack/react-query';
import { FailedState, FormSkeleton } from '@msurvey/ui';
import { BindingEditor } from '~/features/forms/binding/BindingEditor.tsx';
import { api, type DataOf, messageOf } from '~/lib/client.ts';

/** Which registry the form fills, and which question fills which of its columns. */
export function BindingTab({ form }: { form: DataOf<'form'> }) {
  const found = useQuery(api.formBinding.query({ query: { formId: form.id } }));
  if (found.error && !found.data)
    return <FailedState text={messageOf(found.error)} onRetry={() => void found.refetch()} />;
  if (!found.data) return <FormSkeleton fields={8} />;
  return <BindingEditor key={found.dataUpdatedAt} form={form} found={found.data.data} />;
}
