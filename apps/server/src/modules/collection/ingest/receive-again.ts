import type { Context } from '#context.ts';
import { audited } from '#http/audited.ts';
import { Problem, problem, Refusal } from '#problem/problem.ts';
import { place } from '../files/place.ts';
import { type KnownRevision, revisionOf, findRefusals } from './again.queries.ts';
import { type Arrived, looseFiles } from './arrived.ts';
import type { Received } from './received.ts';
import { type Rights, rightsRefusal } from './rights.ts';
import { type Editor, editRefusalOf, refusalOf } from './refusals.ts';

/** Whoever sends a record again must be able to send it now. */
export interface Again extends Editor {
  rights: Rights;
}

const refuse = (found: Problem | undefined): void => {
  if (found) throw new Refusal(found);
};

/** Files come for a record that stands, from whoever sent the revision that names them. */
const mayAttach = (known: KnownRevision, a: Arrived): boolean => known.authorId === a.sender.userId && !known.isDeleted;

/**
 * A record that is there already: phones send it once for every part of its files, and again when an answer got lost.
 * The same record is answered as the first time; another one under its name is not what we have, and must not be
 * acknowledged as if it were. What is asked of a new revision is asked here too, but for one thing: a file that the record
 * names and that is still missing may come although the record was approved meanwhile, because the approved answers
 * speak of it. Nothing else is ever added.
 */
export async function receiveAgain({ database }: Context, a: Arrived, again: Again): Promise<Received> {
  const files = looseFiles(a.files);
  return audited(database, a.origin, async ({ db, audit }) => {
    const found = await findRefusals(db, a.formId, a.sender, files.length > 0);
    const known = await revisionOf(db, a, a.xml, files.length > 0);
    if (!known) throw new Refusal(problem('record.conflict'));
    const isFirst = known.revision === 1;
    const asFormUser = found && a.byRegistry ? { ...found, isFormUser: true } : found;
    refuse(isFirst ? refusalOf(asFormUser) : editRefusalOf(found, again));
    refuse(rightsRefusal(again.rights, isFirst ? 'first' : 'later'));
    if (!known.isSame) throw new Refusal(problem('submission.differs'));
    const key = { projectId: a.projectId, formId: a.formId, submissionId: known.submissionId };
    if (files.length === 0) return { ...key, revision: known.revision, spare: [] };
    const result = await place(db, key, files);
    if (result instanceof Problem) throw new Refusal(result);
    if (result.placed.length === 0) return { ...key, revision: known.revision, spare: result.spare };
    if (!mayAttach(known, a)) throw new Refusal(problem('record.not-found'));
    await audit({
      action: 'attach',
      entity: 'submission',
      entityId: key.submissionId,
      projectId: key.projectId,
      after: { form: key.formId, files: result.placed.map((file) => file.name), missing: result.missing },
      actor: a.sender,
    });
    return { ...key, revision: known.revision, spare: result.spare };
  });
}
