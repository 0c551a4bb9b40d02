import type { EntryForm } from '@msurvey/contract';
import { useCan } from '~/app/session/index.ts';
import { useProjectName } from '~/features/projects/index.ts';
import { formPath } from '~/lib/form-path.ts';
import { useTellName } from '~/lib/names.ts';

/** What is being filled, for the breadcrumbs; its own screen is reached only in the project that it belongs to. */
export function useTellForm(projectId: number | undefined, form: EntryForm | undefined): void {
  const can = useCan();
  const isOwn = form?.projectId === projectId;
  const opens = form && isOwn && (can('Form User/View') || can('Form Data/View'));
  useTellName(
    ['form', form?.formId],
    form?.title,
    opens ? formPath({ projectId: form.projectId, id: form.formId, xformId: form.xformId }) : undefined,
  );
  useTellName(['project', isOwn ? projectId : undefined], form?.projectName);
  useProjectName(isOwn ? undefined : String(projectId));
}
