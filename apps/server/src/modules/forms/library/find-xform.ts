import type { Db } from '#db/tables.ts';
import type { Who } from '#http/access-cache.ts';
import { Problem, problem } from '#problem/problem.ts';
import { ownsXform, seesXform } from '../form.policy.ts';
import { holdXform, xformByIdString, xformById, type XformRow } from './xform.queries.ts';

type Wanted = { idString: string } | { id: number };

const lookUp = (db: Db, wanted: Wanted) =>
  'id' in wanted ? xformById(db, wanted.id) : xformByIdString(db, wanted.idString);

/** A form that this person may know of; what was deleted, or is another organisation's, is not there. */
export async function visibleXform(db: Db, who: Who, wanted: Wanted): Promise<XformRow | Problem> {
  const row = await lookUp(db, wanted);
  return row && row.deletedAt === null && seesXform(who, row.organizationId) ? row : problem('record.not-found');
}

/** One that is this person's to change. */
export async function ownXform(db: Db, who: Who, wanted: Wanted): Promise<XformRow | Problem> {
  const row = await visibleXform(db, who, wanted);
  if (row instanceof Problem) return row;
  return ownsXform(who, row.organizationId) ? row : problem('auth.forbidden');
}

/** The same for the rest of the transaction: read again once nobody else can change it. */
export async function heldXform(db: Db, who: Who, wanted: Wanted): Promise<XformRow | Problem> {
  const row = await ownXform(db, who, wanted);
  if (row instanceof Problem) return row;
  await holdXform(db, row.id);
  return ownXform(db, who, { id: row.id });
}
