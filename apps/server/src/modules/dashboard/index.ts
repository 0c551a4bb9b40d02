export { liveRoutes } from './live/live.routes.ts';
export { dashboardHandlers } from './dashboard.routes.ts';
import { reportTask } from './exports/export-report.ts';
import { dashboardPdfTask } from './pdf/dashboard-pdf.ts';

export const dashboardTasks = { ...reportTask, ...dashboardPdfTask };
