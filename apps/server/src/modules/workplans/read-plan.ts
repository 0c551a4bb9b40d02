import type { PlanView } from '@msurvey/contract';
import type { Db } from '#db/tables.ts';
import { Problem } from '#problem/problem.ts';
import { changeView, planView } from './plan.view.ts';
import type { FoundPlan } from './plan-place.ts';
import { planRows, planVersion, planYearRows } from './plan.queries.ts';
import { planChanges } from './change.queries.ts';

/** The version is read first: what is saved meanwhile is noticed when this is saved. */
export async function readPlan(db: Db, { agency, place }: FoundPlan): Promise<PlanView> {
  const version = await planVersion(db, place);
  const years = await planYearRows(db, place);
  return planView(agency, version, years, await planRows(db, place));
}

/** What others have saved since a version, as an error each: whoever saves shows them and saves again. */
export async function changedMeanwhile(db: Db, { place }: FoundPlan, seen: number): Promise<Problem> {
  const changes = (await planChanges(db, place, { since: seen })).map(changeView);
  const values = { who: [...new Set(changes.map(({ by }) => by))].join(', ') || '…' };
  const faults = changes.map((meta) => ({ text: 'workplan.changed' as const, values, meta }));
  return new Problem('workplan.changed', values, [], {}, faults);
}
