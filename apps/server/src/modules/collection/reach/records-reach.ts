import type { Db } from '#db/tables.ts';
import type { FormOfProject } from '#http/project-gate.queries.ts';
import { reacherOf } from '#modules/access/index.ts';
import { type Reached, type ReachingPerson, reachOfRecords } from '#modules/geography/index.ts';
import { findRecord, type WholeRecord } from '../data/record.queries.ts';
import { keyOf } from '../form-users/form-key.ts';

/** Whose records somebody reaches in a project, for work that runs later than it was asked for, as the person's roles are now; undefined: the person is gone. */
export async function reachOfOwner(db: Db, userId: number, projectId: number): Promise<Reached | undefined> {
  const person = await reacherOf(db, userId);
  return person && reachOfRecords(db, person, projectId);
}

/** A record by the id of any of its revisions; one that is out of reach is not there. */
export async function reachedRecord(
  { db, who, form }: { db: Db; who: ReachingPerson; form: FormOfProject },
  instanceId: string,
): Promise<WholeRecord | undefined> {
  return findRecord(db, keyOf(form), instanceId, await reachOfRecords(db, who, form.projectId));
}

/** Nobody's but one's own: then what is kept by person tells how many there are. */
export const isOnlyOwn = (reached: Reached): boolean =>
  !reached.all && reached.organizationId === null && (reached.unionIds?.length ?? 0) + reached.higherIds.length === 0;
