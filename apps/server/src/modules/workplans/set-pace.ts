import type { workplans } from '@msurvey/contract';
import { fiscalYearLabel, type PaceRule } from '@msurvey/domain';
import type { Call } from '#http/call.ts';
import { Problem, problem } from '#problem/problem.ts';
import { findPlan, refusedPlan } from './plan-place.ts';
import { planYearRows } from './plan.queries.ts';
import { readPlan } from './read-plan.ts';
import { setPace } from './save.queries.ts';

/** By what a fiscal year is called ahead or behind. It is no number of the plan: its version stays. */
export async function paceOfYear(call: Call<(typeof workplans)['paceWorkPlan']>) {
  const { db, body, who, audit } = call;
  const plan = await findPlan(call, body.agency);
  if (plan instanceof Problem) return plan;
  const refused = refusedPlan(who, plan.agency);
  if (refused) return refused;
  const { year, tolerance } = body;
  const before = (await planYearRows(db, plan.place)).find((one) => one.year === year);
  const rule: PaceRule = { phasing: body.phasing, tolerance };
  if (!before || !(await setPace(db, plan.place, { year, ...rule })))
    return problem('workplan.year-unknown', { year: fiscalYearLabel(year) });
  await audit({
    action: 'update',
    entity: 'work-plan',
    entityId: plan.agency.id,
    projectId: plan.place.projectId,
    before: { year, phasing: before.phasing, tolerance: before.tolerance },
    after: { agency: plan.agency.code, year, ...rule },
  });
  return { data: await readPlan(db, plan) };
}
