import { planExportTask } from './outputs/export-plans.ts';
import { planPdfTask } from './outputs/plan-pdf.ts';

export { workPlanHandlers } from './workplans.routes.ts';
export const workPlanTasks = { ...planExportTask, ...planPdfTask };
