import type { ActivityRow } from '@msurvey/contract';
import type { ActivitySummary } from './activity-summary.queries.ts';

/** By what a record is found and opened. */
export const recordRef = (row: Pick<ActivitySummary, 'id' | 'instanceId' | 'formId' | 'xformId'>) => ({
  id: row.id,
  instance: row.instanceId,
  form_id: row.formId,
  xform_id: row.xformId,
});

/** The wire's own spellings; `project_id` stands there only to say that it was rejected. */
export const summaryView = (row: ActivitySummary, projectId: number): Omit<ActivityRow, 'can'> => ({
  id: row.id,
  sub_activity: row.subActivityCode,
  sub_activity_id: row.subActivityId,
  sub_activity_name: row.subActivityName,
  sub_activity_type: row.subActivityType,
  implemented_by: row.agency,
  implementation_date: row.heldOn,
  location: row.location,
  member_count: row.memberCount,
  is_validate: row.state === 'approved',
  project_id: row.state === 'rejected' ? projectId : null,
  instance: row.instanceId,
  form_id: row.formId,
  xform_id: row.xformId,
});
