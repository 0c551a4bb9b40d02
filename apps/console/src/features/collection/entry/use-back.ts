import type { EntryForm } from '@msurvey/contract';
import { useSearchParams } from 'react-router';
import { useCan } from '~/app/session/index.ts';
import { detailsPath } from '~/features/collection/parts/paths.ts';
import { formPath, projectFormsPath } from '~/lib/form-path.ts';

/** The screen of a project that sent one here and wants one back, as `withFrom` wrote it; never another site. */
export function useFrom(): string | undefined {
  const from = useSearchParams()[0].get('from');
  return from?.startsWith('/project/') ? from : undefined;
}

/** Where one came from, else the screen of the form that this person may open. */
export function useBack({ projectId, formId, xformId }: EntryForm): string {
  const can = useCan();
  const from = useFrom();
  const form = { projectId, id: formId, xformId };
  if (from) return from;
  if (can('Form User/View')) return formPath(form);
  return can('Form Data/View') ? detailsPath(form) : projectFormsPath(projectId);
}
