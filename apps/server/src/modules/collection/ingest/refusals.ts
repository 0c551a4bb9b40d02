import type { Db } from '#db/tables.ts';
import { type Problem, problem } from '#problem/problem.ts';
import { type Refusals, findRefusals } from './again.queries.ts';
import type { ReachingPerson } from '#modules/geography/index.ts';
import type { Sender } from './arrived.ts';

/** How far somebody may edit what others sent. */
export interface Editor {
  /** Holds the permission to edit others' records. */
  mayEditAll: boolean;
  /** Enters every project, whether of its team or not. */
  entersAll: boolean;
  /** Whose reach bounds what is edited of others; null: that was asked already. */
  person: ReachingPerson | null;
}

/** Only an active user of an active, published form of an unarchived project may submit. */
export function refusalOf(found: Refusals | undefined): Problem | undefined {
  if (!found) return problem('record.not-found');
  if (!found.isKeyValid) return problem('device.key-invalid');
  if (!found.isActiveUser) return problem('auth.account-inactive');
  if (found.isArchived) return problem('project.archived');
  if (!found.isOpen) return problem('submission.form-closed');
  if (!found.isFormUser) return problem('submission.not-form-user');
  return undefined;
}

/** Staff who may edit records do so also where they do not collect, and when collecting is over. */
export function editRefusalOf(found: Refusals | undefined, { mayEditAll, entersAll }: Editor): Problem | undefined {
  if (found && mayEditAll && (found.isMember || entersAll) && found.isActiveUser && !found.isArchived) return undefined;
  return refusalOf(found);
}

export const whyNot = async (db: Db, formId: number, sender: Sender): Promise<Problem> =>
  refusalOf(await findRefusals(db, formId, sender, false)) ?? problem('record.conflict');
