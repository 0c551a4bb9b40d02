import type { Db } from '#db/tables.ts';
import type { ProjectHere } from '#http/project-gate.queries.ts';
import { placeOf } from '../plan-place.ts';
import { type PlanAgency, planAgencies, type PlanRow, planRows, planYearRows } from '../plan.queries.ts';

export interface AgencyPlan {
  agency: PlanAgency;
  rows: PlanRow[];
  /** Those that are planned, and those in which something is recorded. */
  years: number[];
}

/** The plans of all agencies, in the order of their tabs. */
export async function readPlans(db: Db, project: Pick<ProjectHere, 'homeId' | 'programmeId'>): Promise<AgencyPlan[]> {
  const agencies = await planAgencies(db);
  return Promise.all(
    agencies.map(async (agency) => {
      const place = placeOf(project, agency.id);
      const [rows, planned] = await Promise.all([planRows(db, place), planYearRows(db, place)]);
      const touched = rows.flatMap(({ cells }) =>
        cells.filter(({ recorded, opening }) => recorded > 0 || opening !== null).map(({ year }) => year),
      );
      const years = [...new Set([...planned.map(({ year }) => year), ...touched])].sort((a, b) => a - b);
      return { agency, rows, years };
    }),
  );
}
