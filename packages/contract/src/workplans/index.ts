import { documentedPlans } from './documented.ts';
import { planOutputs } from './outputs.ts';
import { wholePlans } from './plans.ts';

export type { PlanTemplateItem, WirePlanRow } from './documented.ts';
export type { PlanMatrix } from './outputs.ts';
export type { PlanChange, PlanEdits, PlanView } from './plans.ts';

export const workplans = { ...documentedPlans, ...wholePlans, ...planOutputs };
export type WorkPlanOperations = typeof workplans;
