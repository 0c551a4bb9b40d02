import type { DashboardAsked } from '@msurvey/contract';
import { type Cut, CUT_LEVELS } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import type { ProjectHere } from '#http/project-gate.queries.ts';
import { agencies } from '#modules/activities/index.ts';
import { cutOf } from '#modules/figures/index.ts';
import { Problem, problem } from '#problem/problem.ts';

/** The dashboard numbers agencies in its own way. */
async function agencyOf(db: Db, number: number | null): Promise<number | null | Problem> {
  if (number === null) return null;
  const known = (await agencies(db)).find((agency) => agency.dashboardNumber === number);
  return known?.id ?? problem('record.not-found');
}

/** The lowest place that is chosen. */
function placeOf(asked: DashboardAsked): { level: (typeof CUT_LEVELS)[number]; id: number } | null {
  for (const level of CUT_LEVELS.toReversed()) {
    const id = asked[`${level}_id`];
    if (id !== null) return { level, id };
  }
  return null;
}

/** The filters of the dashboard as figures know them. A unit of another level than the filter's is not there. */
export async function cutOfFilters(
  db: Db,
  project: Pick<ProjectHere, 'homeId' | 'programmeId'>,
  asked: DashboardAsked,
): Promise<Cut | Problem> {
  const agencyId = await agencyOf(db, asked.agency);
  if (agencyId instanceof Problem) return agencyId;
  const place = placeOf(asked);
  const cut = await cutOf(db, project, {
    unitId: place?.id ?? null,
    programme: asked.project,
    from: asked.year,
    to: asked.year,
    agencyId,
    subActivityIds: null,
    type: null,
    kind: null,
  });
  return cut instanceof Problem || cut.unit?.level === place?.level ? cut : problem('record.not-found');
}
