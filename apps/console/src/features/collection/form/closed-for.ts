import type { EntryForm } from '@msurvey/contract';
import type { DataOf } from '~/lib/client.ts';

type Form = Pick<DataOf<'form'>, 'isArchived' | 'isPublished' | 'isActive'>;
type Mine = Pick<NonNullable<DataOf<'myFormWork'>>, 'isActive'> | null | undefined;

/** Why this person cannot send with the form now, in the order in which the server refuses; undefined: nothing is in the way. */
export function closedFor(form: Form, mine: Mine, mayCreate: boolean): NonNullable<EntryForm['closed']> | undefined {
  if (form.isArchived) return 'archived';
  if (!form.isPublished) return 'unpublished';
  if (!form.isActive) return 'inactive';
  if (!mine?.isActive) return 'not-form-user';
  return mayCreate ? undefined : 'not-allowed';
}
