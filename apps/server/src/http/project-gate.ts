import { effectOf, type Operation } from '@msurvey/contract';
import { may } from '@msurvey/domain';
import type { Db } from '../db/tables.ts';
import type { Who } from './access-cache.ts';
import { problem, Refusal } from '../problem/problem.ts';
import { type EnteredForm, formFor, isHomeArchived, type ProjectHere, projectFor } from './project-gate.queries.ts';

interface Asked {
  who: Who | undefined;
  params: unknown;
  query: unknown;
  body: unknown;
}

/** What an operation works on, as the gate has read it. */
interface Entered {
  form?: EnteredForm | undefined;
  project?: ProjectHere | undefined;
}

const at = (input: unknown, path: string): number =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], input) as number;

/**
 * The boundary of a project: somebody else's project does not exist (404), an archived one is only read (409).
 * A write holds the project's row until it commits, so that nothing slips in while it is being archived. What runs alone
 * takes the stronger lock at once: two that hold the weaker one and both want the stronger would wait for each other.
 * An operation on a project's form enters the project by it, and its handler gets the form. What lives in the project's
 * umbrella is only read when either of the two is archived.
 */
export async function enterProject(db: Db, o: Operation, asked: Asked): Promise<Entered> {
  const { who } = asked;
  const gate = o.project ?? o.form;
  if (!gate || !who) return {};
  const id = at(asked[gate.from], gate.field);
  const memberId = may(who, 'fao-admin') ? null : who.userId;
  const writes = effectOf(o) === 'write';
  const lock = writes ? (o.project?.alone ? 'update' : 'share') : null;
  const form = o.form ? await formFor(db, id, memberId, lock, o.form.registryToo) : undefined;
  const project = o.form ? undefined : await projectFor(db, id, memberId, lock);
  const found = form ?? project;
  if (!found) throw new Refusal(problem('record.not-found'));
  if (project && o.project?.home && project.homeId !== project.id)
    project.isArchived ||= await isHomeArchived(db, project.homeId, lock);
  if (writes && found.isArchived && !gate.archivedToo) throw new Refusal(problem('project.archived'));
  return { form, project };
}
