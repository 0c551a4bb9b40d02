import type { EntryForm } from '@msurvey/contract';
import { may, type Principal } from '@msurvey/domain';
import type { Refusals } from '../ingest/again.queries.ts';
import { editRefusalOf } from '../ingest/standing.ts';

/** The form is for those who fill it, and for those who correct what was filled. */
export const mayOpen = (who: Principal): boolean => may(who, 'Form Data/Create') || may(who, 'Form Data/Edit');

/** The first thing in the way of a new record, in the order in which somebody could do something about it. */
export function closedFor(
  who: Principal,
  form: { isActive: boolean; isPublished: boolean },
  found: Refusals,
): EntryForm['closed'] {
  if (found.isArchived) return 'archived';
  if (!may(who, 'Form Data/Create')) return 'not-allowed';
  if (!form.isPublished) return 'unpublished';
  if (!form.isActive) return 'inactive';
  return found.isFormUser ? null : 'not-form-user';
}

/** Whoever enters every project edits in every project. */
export const editorOf = (who: Principal) => ({
  mayEditAll: may(who, 'Form Data/Edit'),
  entersAll: may(who, 'fao-admin'),
});

export const mayEdit = (who: Principal, found: Refusals): boolean =>
  may(who, 'Form Data/Edit') && editRefusalOf(found, editorOf(who)) === undefined;
