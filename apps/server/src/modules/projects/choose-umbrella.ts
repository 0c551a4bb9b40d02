import type { Principal } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import { type Problem, problem } from '#problem/problem.ts';
import { seesAll } from '#modules/access/index.ts';
import type { ProjectContents } from './project-contents.ts';
import { holdUmbrella, standsAlone } from './umbrella.queries.ts';

interface Choosing extends Principal {
  userId: number;
}

/**
 * Whether a project may be beneath another. There is one level: neither is an umbrella beneath another, nor does one get an
 * umbrella. A project whose forms fill registries of its own keeps them; beneath an umbrella nobody would see them.
 */
export async function umbrellaFault(
  db: Db,
  who: Choosing,
  projectId: number | null,
  umbrellaId: number,
  contents: ProjectContents,
): Promise<Problem | undefined> {
  if (umbrellaId === projectId) return problem('project.umbrella-level');
  const umbrella = await holdUmbrella(db, umbrellaId, who.userId);
  if (!umbrella || !(umbrella.isMember || seesAll(who))) return problem('record.not-found');
  if (umbrella.isArchived) return problem('project.archived');
  if (umbrella.umbrellaId !== null) return problem('project.umbrella-level');
  if (projectId === null) return undefined;
  const { isUmbrella, hasRegistries } = await standsAlone(db, projectId, contents);
  if (isUmbrella) return problem('project.umbrella-level');
  return hasRegistries ? problem('project.own-registries') : undefined;
}
