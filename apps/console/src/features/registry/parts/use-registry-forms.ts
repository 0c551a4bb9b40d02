import { type Registry, SUMMARY_CACHE_MS } from '@msurvey/domain';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useCan } from '~/app/session/index.ts';
import { editSubmissionPath, newSubmissionPath, submissionPath, withFrom } from '~/features/collection/index.ts';
import { api, type RowOf } from '~/lib/client.ts';

interface Source {
  formId: number;
  instance: string;
}
type RegistryForm = RowOf<'registryForms'>;

/** Where Add, Edit and the record itself are; undefined where this person may not go there. */
export function useRegistryForms(projectId: number) {
  const can = useCan();
  const { pathname, search } = useLocation();
  const { data, isPending } = useQuery({
    ...api.registryForms.query({ query: { projectId } }),
    staleTime: SUMMARY_CACHE_MS,
  });
  const addressOf = (form: RegistryForm | undefined) => form && { projectId, id: form.formId, xformId: form.xformId };
  const of = (formId: number) => addressOf(data?.data.find((form) => form.formId === formId));
  const back = (path: string) => withFrom(path, pathname + search);
  return {
    isPending,
    add: (registry: Registry): string | undefined => {
      const form = addressOf(data?.data.find((one) => one.registry === registry));
      return form && can('Form Data/Create') ? back(newSubmissionPath(form)) : undefined;
    },
    edit: ({ formId, instance }: Source, question?: string): string | undefined => {
      const form = of(formId);
      return form && can('Form Data/Edit') ? back(editSubmissionPath(form, instance, question)) : undefined;
    },
    record: ({ formId, instance }: Source): string | undefined => {
      const form = of(formId);
      return form && can('Form Data/View') ? submissionPath(form, instance) : undefined;
    },
  };
}
