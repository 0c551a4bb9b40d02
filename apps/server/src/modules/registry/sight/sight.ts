import type { ReachKind } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import { problem, Refusal } from '#problem/problem.ts';
import { type ProjectHere, projectFor } from '#http/project-gate.queries.ts';
import { reacherOf } from '#modules/access/index.ts';
import { loadReach, type Reached, type ReachingPerson } from '#modules/geography/index.ts';

/** What somebody sees of registries and activities through a project: those of its programme, within reach. */
export interface Sight {
  /** Where the rows live: the project's umbrella, or itself. */
  projectId: number;
  /** Null: of all programmes. */
  programmeId: number | null;
  isArchived: boolean;
  reached: Reached;
}

interface Looking {
  db: Db;
  who: ReachingPerson;
  project: ProjectHere;
}

export async function sightOf({ db, who, project }: Looking, kind: ReachKind): Promise<Sight> {
  const { homeId, programmeId, isArchived, sharing } = project;
  return { projectId: homeId, programmeId, isArchived, reached: await loadReach(db, who, sharing, kind) };
}

/** For work that runs later than the request that asked for it: as it is by then. */
export async function sightOfTask(
  db: Db,
  { projectId, ownerId }: { projectId: number | null; ownerId: number },
  kind: ReachKind,
): Promise<Sight> {
  const [project, who] = await Promise.all([projectFor(db, projectId as number, null, null), reacherOf(db, ownerId)]);
  if (!project || !who) throw new Refusal(problem('record.not-found'));
  return sightOf({ db, who, project }, kind);
}
