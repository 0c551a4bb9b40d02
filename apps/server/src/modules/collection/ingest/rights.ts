import { may, type Principal } from '@msurvey/domain';
import { type Problem, problem } from '#problem/problem.ts';

/** What a person's switches allow at the moment of sending. */
export interface Rights {
  /** To send a new record, and the files that it names. */
  create: boolean;
  /** To send a revision: also of one's own record, and of one that was returned. */
  edit: boolean;
}

/**
 * By the switches of the form's data. Whoever lets people in by another permission (the screens of a registry) hands
 * other rights to `Ingest.receive`; this is the only place where rights come from switches.
 */
export const rightsOf = (who: Principal): Rights => ({
  create: may(who, 'Form Data/Create'),
  edit: may(who, 'Form Data/Edit'),
});

/** Of the first revision of a record, or of a later one. */
export const rightsRefusal = (rights: Rights, revision: 'first' | 'later'): Problem | undefined =>
  (revision === 'first' ? rights.create : rights.edit)
    ? undefined
    : problem(revision === 'first' ? 'submission.may-not-send' : 'submission.may-not-edit');
