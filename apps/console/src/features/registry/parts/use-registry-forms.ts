import { type Registry, registryPermissions, SUMMARY_CACHE_MS } from '@msurvey/domain';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useCan } from '~/app/session/index.ts';
import {
  editSubmissionPath,
  newSubmissionPath,
  submissionPath,
  withFrom,
  withGiven,
  withPreset,
} from '~/features/collection/index.ts';
import { api, type RowOf } from '~/lib/client.ts';

interface Source {
  formId: number;
  instance: string;
}
interface Answered {
  column: string;
  value: string;
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
  const addressOf = (form: RegistryForm) => ({ projectId, id: form.formId, xformId: form.xformId });
  const of = (formId: number) => data?.data.find((form) => form.formId === formId);
  const back = (path: string) => withFrom(path, pathname + search);
  // beneath an umbrella the form is the umbrella's, and what is added belongs to this project
  const chosen = (path: string, { projectId: home, questions }: RegistryForm) => {
    const question = questions.projects ?? questions.programme;
    return home === projectId || !question ? path : withPreset(path, question, String(projectId));
  };
  return {
    isPending,
    /** With what is known already, the form opens with that answered: for good, or to begin with. */
    add: (registry: Registry, given?: Answered, begun?: Answered): string | undefined => {
      const form = data?.data.find((one) => one.registry === registry);
      if (!form || !registryPermissions(registry, 'Create').some(can)) return undefined;
      const begins = begun && form.questions[begun.column];
      const plain = chosen(newSubmissionPath(addressOf(form)), form);
      const path = begins ? withPreset(plain, begins, begun.value) : plain;
      const question = given && form.questions[given.column];
      return back(question ? withGiven(path, { question, value: given.value }) : path);
    },
    /** For rows that say themselves that they may be edited. */
    edit: ({ formId, instance }: Source, question?: string): string | undefined => {
      const form = of(formId);
      return form && back(editSubmissionPath(addressOf(form), instance, question));
    },
    /** The data of a form is its own project's. */
    record: ({ formId, instance }: Source): string | undefined => {
      const form = of(formId);
      return form && form.projectId === projectId && can('Form Data/View')
        ? submissionPath(addressOf(form), instance)
        : undefined;
    },
  };
}
