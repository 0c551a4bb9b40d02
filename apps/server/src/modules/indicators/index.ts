import { resultsExportTask } from './report/export-report.ts';
import { resultsPdfTask } from './report/results-pdf.ts';

export { indicatorsOfRecords } from './sources/follow-records.ts';
export { evidenceKeys, listEvidenceFiles } from './evidence/evidence.queries.ts';
export { indicatorEvidenceHandlers } from './evidence/evidence.routes.ts';
export { indicatorHandlers } from './indicators.routes.ts';
export { followIndicators, indicatorJobs } from './computed/indicator.jobs.ts';
export { indicatorsOfActivities, indicatorsOfMembers, indicatorsOfParticipants } from './computed/follow-works.ts';
export { indicatorNumberHandlers } from './numbers.routes.ts';
export { dataSourcesOf } from './settings/data-sources.ts';
export { countDue } from './computed/refresh.ts';
export { type Closing, closeYear } from './published/publish.ts';
export { NO_SETTING } from './find-indicator.ts';
export { indicatorsChanged } from './indicators-changed.ts';
export type { SettingState } from './settings/setting.queries.ts';
export const indicatorTasks = { ...resultsExportTask, ...resultsPdfTask };
