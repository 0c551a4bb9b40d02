import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** The shape of a refused call, whatever class carries it. */
export interface ServerErrors {
  message: string;
  errors: readonly { detail: string; field?: string }[];
}

const isServerErrors = (error: unknown): error is ServerErrors =>
  error instanceof Error && Array.isArray((error as Partial<ServerErrors>).errors);

/**
 * Puts each error on its field and focuses the first one. Answers with what belongs to no field of this form,
 * so that nothing the server said is lost.
 */
export function setServerErrors<Values extends FieldValues>(form: UseFormReturn<Values>, error: unknown): string {
  if (!isServerErrors(error)) return error instanceof Error ? error.message : String(error);
  const mounted = form.control._names.mount;
  const placed: string[] = [];
  const left: string[] = [];
  for (const { field, detail } of error.errors) {
    const name = field && [...mounted].find((known) => field === known || field.startsWith(`${known}.`));
    if (!name) left.push(detail);
    else if (!placed.includes(name)) {
      form.setError(name as FieldPath<Values>, { type: 'server', message: detail }, { shouldFocus: !placed.length });
      placed.push(name);
    }
  }
  if (placed.length === 0) return error.message;
  return left.join(', ');
}
