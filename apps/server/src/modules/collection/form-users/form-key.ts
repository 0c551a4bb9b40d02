import type { FormKey } from './form-user.queries.ts';

/** The two numbers that begin the key of everything a form holds. */
export const keyOf = (form: { id: number; projectId: number }): FormKey => ({
  projectId: form.projectId,
  formId: form.id,
});
