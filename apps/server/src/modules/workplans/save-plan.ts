import type { workplans } from '@msurvey/contract';
import { may } from '@msurvey/domain';
import type { Call } from '#http/call.ts';
import { Problem, problem } from '#problem/problem.ts';
import { applyEdits, type Edit } from './apply-edits.ts';
import { findPlan, refusedPlan } from './plan-place.ts';
import { changedMeanwhile, readPlan } from './read-plan.ts';
import { agreeYear, holdPlan, insertYears } from './save.queries.ts';
import { planYearRows } from './plan.queries.ts';

type Body = Call<(typeof workplans)['saveWorkPlan']>['body'];

const editsOf = ({ rows, cells }: Pick<Body, 'rows' | 'cells'>): Edit[] => [
  ...rows.map(({ subActivityId, quantity }): Edit => ({ subActivityId, year: 0, field: 'quantity', value: quantity })),
  ...cells.flatMap(({ subActivityId, year, target, opening }): Edit[] => [
    ...(target === undefined ? [] : [{ subActivityId, year, field: 'target' as const, value: target }]),
    ...(opening === undefined ? [] : [{ subActivityId, year, field: 'opening' as const, value: opening }]),
  ]),
];

/** A plan is never half saved: years, quantities, targets and openings together, or none of them. */
export async function savePlan(call: Call<(typeof workplans)['saveWorkPlan']>) {
  const { db, body, who, audit } = call;
  const plan = await findPlan(call, body.agency);
  if (plan instanceof Problem) return plan;
  const refused = refusedPlan(who, plan.agency);
  if (refused) return refused;
  const version = await holdPlan(db, plan.place);
  if (version !== body.version) return changedMeanwhile(db, plan, body.version);
  const known = new Set((await planYearRows(db, plan.place)).map(({ year }) => year));
  const years = body.years.filter((year) => !known.has(year));
  if (years.length > 0 && !may(who, 'Work plan/Create'))
    return problem('auth.forbidden', { permission: 'Work plan/Create' });
  await insertYears(db, plan.place, years);
  const { reason, source } = body;
  const changes = await applyEdits(db, plan.place, editsOf(body), { userId: who.userId, reason, source });
  if (changes instanceof Problem) return changes;
  await audit({
    action: 'update',
    entity: 'work-plan',
    entityId: plan.agency.id,
    projectId: plan.place.projectId,
    before: { version },
    after: { agency: plan.agency.code, years, changes: changes.length, ...(reason ? { reason } : {}) },
  });
  return { data: await readPlan(db, plan) };
}

/** From then on the targets of the year are changed with a reason only, and the agreed ones stay beside them. */
export async function agreePlan(call: Call<(typeof workplans)['agreeWorkPlan']>) {
  const { db, body, who, audit } = call;
  const plan = await findPlan(call, body.agency);
  if (plan instanceof Problem) return plan;
  const refused = refusedPlan(who, plan.agency);
  if (refused) return refused;
  if ((await holdPlan(db, plan.place)) !== body.version) return changedMeanwhile(db, plan, body.version);
  const years = await planYearRows(db, plan.place);
  if (!years.some(({ year }) => year === body.year)) return problem('record.not-found');
  if (await agreeYear(db, plan.place, body.year, who.userId))
    await audit({
      action: 'agree',
      entity: 'work-plan',
      entityId: plan.agency.id,
      projectId: plan.place.projectId,
      before: { state: 'draft' },
      after: { agency: plan.agency.code, year: body.year, state: 'agreed' },
    });
  return { data: await readPlan(db, plan) };
}
