import type { Context } from '#context.ts';
import { audited } from '#http/audited.ts';
import { Problem, problem, Refusal } from '#http/problem.ts';
import { place } from '../files/place.ts';
import { revisionOf } from './again.queries.ts';
import { type Arrived, looseFiles } from './arrived.ts';
import type { Received } from './received.ts';

/**
 * A record that is there already: phones send it once for every part of its files, and again when an answer got lost.
 * The same record is answered as the first time; another one under its name is not what we have, and must not be
 * acknowledged as if it were.
 */
export async function comeAgain({ database }: Context, a: Arrived): Promise<Received | Problem> {
  const files = looseFiles(a.files);
  const known = await revisionOf(database.db, a, a.xml, false);
  if (!known) return problem('record.conflict');
  if (!known.isSame) return problem('submission.differs');
  const key = { projectId: a.projectId, formId: a.formId, submissionId: known.submissionId };
  if (files.length === 0) return { ...key, revision: known.revision, spare: [] };
  return audited(database, a.origin, async ({ db, audit }) => {
    await revisionOf(db, a, a.xml, true);
    const result = await place(db, key, files);
    if (result instanceof Problem) throw new Refusal(result);
    if (result.placed.length > 0)
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
