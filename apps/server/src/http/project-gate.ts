import { effectOf, type Operation } from '@msurvey/contract';
import { may } from '@msurvey/domain';
import type { Db } from '../db/tables.ts';
import type { Who } from './access-cache.ts';
import { problem, Refusal } from './problem.ts';
import { projectFor } from './project-gate.queries.ts';

interface Asked {
  who: Who | undefined;
  params: unknown;
  query: unknown;
  body: unknown;
}

/**
 * The boundary of a project: somebody else's project does not exist (404), an archived one is only read (409).
 * A write holds the project's row until it commits, so that nothing slips in while it is being archived. What runs alone
 * takes the stronger lock at once: two that hold the weaker one and both want the stronger would wait for each other.
 */
export async function enterProject(db: Db, o: Operation, asked: Asked): Promise<void> {
  if (!o.project || !asked.who) return;
  const id = (asked[o.project.from] as Record<string, unknown>)[o.project.field] as number;
  const writes = effectOf(o) === 'write';
  const lock = writes ? (o.project.alone ? 'update' : 'share') : null;
  const everywhere = may(asked.who, 'fao-admin');
  const project = await projectFor(db, id, everywhere ? null : asked.who.userId, lock);
  if (!project) throw new Refusal(problem('record.not-found'));
  if (writes && project.isArchived && !o.project.archivedToo) throw new Refusal(problem('project.archived'));
}
