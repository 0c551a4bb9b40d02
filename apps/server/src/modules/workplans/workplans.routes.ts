import type { workplans } from '@msurvey/contract';
import { achievementOf, planYearOf, wireYear } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { fieldFaults, Problem, problem } from '#problem/problem.ts';
import { cellOf } from './apply-edits.ts';
import { planChanges } from './change.queries.ts';
import { createItem, createTarget, createYears, updatePlans } from './documented.ts';
import { templateOf, wireRows } from './documented.view.ts';
import { checkPlanFile } from './import/check-file.ts';
import { exportPlans } from './outputs/export-plans.ts';
import { planMatrix } from './outputs/matrix.ts';
import { startPlanPdf } from './outputs/plan-pdf.ts';
import { readPlans } from './outputs/read-plans.ts';
import { findPlan, placeOf } from './plan-place.ts';
import { planAbilities } from './plan.policy.ts';
import { agenciesOf, planRows, planYearRows } from './plan.queries.ts';
import { changeView } from './plan.view.ts';
import { readPlan } from './read-plan.ts';
import { agreePlan, savePlan } from './save-plan.ts';
import { paceOfYear } from './set-pace.ts';

const NO_YEAR = () => fieldFaults({ field: 'startYear', fault: 'invalid' });

export const workPlanHandlers = (context: Pick<Context, 'files' | 'jobs'>): Handlers<typeof workplans> => ({
  workPlan: async (call) => {
    const plan = await findPlan(call, call.query.agency);
    if (plan instanceof Problem) return plan;
    const asOf = new Date().toISOString();
    const can = planAbilities(call.who, plan.agency, call.project);
    return { data: await readPlan(call.db, plan), meta: { can, asOf } };
  },
  saveWorkPlan: savePlan,
  agreeWorkPlan: agreePlan,
  paceWorkPlan: paceOfYear,
  workPlanChanges: async (call) => {
    const plan = await findPlan(call, call.query.agency);
    if (plan instanceof Problem) return plan;
    return { data: (await planChanges(call.db, plan.place, call.query)).map(changeView) };
  },

  workPlanYears: async (call) => {
    const plan = await findPlan(call, call.query.agency);
    if (plan instanceof Problem) return plan;
    const { open: _, ...can } = planAbilities(call.who, plan.agency, call.project);
    const years = await planYearRows(call.db, plan.place);
    return { data: years.map(({ year }) => wireYear(year)), meta: { can } };
  },
  workPlanTemplate: async (call) => {
    const plan = await findPlan(call, call.query.agency);
    if (plan instanceof Problem) return plan;
    return { data: templateOf(await planRows(call.db, plan.place), call.language) };
  },
  workPlanRows: async (call) => {
    const year = planYearOf(call.query);
    if (year === null) return NO_YEAR();
    const plan = await findPlan(call, call.query.agency);
    if (plan instanceof Problem) return plan;
    return { data: wireRows(plan.agency.number, await planRows(call.db, plan.place), year) };
  },
  workPlanAchievement: async ({ db, query, who, project }) => {
    const year = planYearOf(query);
    if (year === null) return NO_YEAR();
    const [agency] = await agenciesOf(db, [query.subActivity], who.organizationId);
    const rows = agency ? await planRows(db, placeOf(project, agency.id)) : [];
    const row = rows.find(({ subActivityId }) => subActivityId === query.subActivity);
    return row ? { data: { total: achievementOf(cellOf(row, year)) } } : problem('record.not-found');
  },
  createWorkPlanYears: createYears,
  createWorkPlanItem: createItem,
  createFiscalTarget: createTarget,
  updateWorkPlan: updatePlans,

  workPlanMatrix: async ({ db, project }) => {
    const asOf = new Date().toISOString();
    return { data: planMatrix(await readPlans(db, project)), meta: { asOf } };
  },
  exportWorkPlan: exportPlans(context),
  workPlanPdf: startPlanPdf(context),
  checkWorkPlanFile: checkPlanFile(context),
});
