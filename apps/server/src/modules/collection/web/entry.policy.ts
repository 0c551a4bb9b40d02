import type { EntryForm } from '@msurvey/contract';
import { may, type Principal } from '@msurvey/domain';
import type { ReachingPerson } from '#modules/geography/index.ts';
import type { Refusals } from '../ingest/again.queries.ts';
import type { RegistryDoor } from './registry-door.ts';
import { editRefusalOf } from '../ingest/refusals.ts';

/** The form is for those who fill it, and for those who correct what was filled. */
export const mayOpen = (who: Principal, form: { isMember: boolean }, door: RegistryDoor): boolean =>
  door.create || door.edit || (form.isMember && (may(who, 'Form Data/Create') || may(who, 'Form Data/Edit')));

/** The first thing in the way of a new record, in the order in which somebody could do something about it. */
export function closedFor(
  who: Principal,
  form: { isActive: boolean; isPublished: boolean },
  found: Refusals,
  door: RegistryDoor,
): EntryForm['closed'] {
  if (found.isArchived) return 'archived';
  if (!may(who, 'Form Data/Create') && !door.create) return 'not-allowed';
  if (!form.isPublished) return 'unpublished';
  if (!form.isActive) return 'inactive';
  return (found.isFormUser && may(who, 'Form Data/Create')) || door.create ? null : 'not-form-user';
}

/** Whoever enters every project edits in every project. */
export const editorOf = (who: Principal & ReachingPerson) => ({
  mayEditAll: may(who, 'Form Data/Edit'),
  entersAll: may(who, 'fao-admin'),
  person: who,
});

export const mayEdit = (who: Principal & ReachingPerson, found: Refusals): boolean =>
  may(who, 'Form Data/Edit') && editRefusalOf(found, editorOf(who)) === undefined;
