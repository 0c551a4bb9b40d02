import { PROGRAMME_NAMES } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import type { Who } from '#http/access-cache.ts';
import type { ProjectHere } from '#http/project-gate.queries.ts';
import { type Problem, problem } from '#problem/problem.ts';
import { isOwnPlan } from './plan.policy.ts';
import { type PlanAgency, planAgency, type PlanPlace } from './plan.queries.ts';

export interface Asking {
  db: Db;
  project: ProjectHere;
  who: Who;
}

/** Plans live in the project's home; a programme sees its own sub-activities of them. */
export const placeOf = (
  { homeId, programmeId }: Pick<ProjectHere, 'homeId' | 'programmeId'>,
  agencyId: number,
): PlanPlace => ({
  projectId: homeId,
  agencyId,
  programme: programmeId === null ? null : (PROGRAMME_NAMES[programmeId] ?? ''),
});

export interface FoundPlan {
  agency: PlanAgency;
  place: PlanPlace;
}

/** By the number of the agency's tab. */
export async function findPlan({ db, project, who }: Asking, number: number): Promise<FoundPlan | Problem> {
  const agency = await planAgency(db, number, who.organizationId);
  return agency ? { agency, place: placeOf(project, agency.id) } : problem('record.not-found');
}

/** The same for whoever means to change it. */
export const refusedPlan = (who: Who, agency: PlanAgency): Problem | undefined =>
  isOwnPlan(who, agency) ? undefined : problem('workplan.other-agency', { agency: agency.code });
