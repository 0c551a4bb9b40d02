import type { ActivityRow } from '@msurvey/contract';

/** Places of the strip of configuration tabs, as saved links count them. */
const ACTIVITY_TAB = 3;
const VALIDATION_TAB = 7;
const tabPath = (projectId: number, index: number): string => `/project/${projectId}?tabIndex=3&index=${index}`;

export const activitiesPath = (projectId: number): string => tabPath(projectId, ACTIVITY_TAB);
export const returnedPath = (projectId: number): string => `${activitiesPath(projectId)}&activity.view=returned`;
export const validationPath = (projectId: number): string => tabPath(projectId, VALIDATION_TAB);

/** In the address of a desk: everything that waits, in one queue. */
export const ALL_WAITING = 'all';
/** What waits of one sub-activity; 0: of none. */
export const deskPath = (projectId: number, subActivityId: number | typeof ALL_WAITING): string =>
  `/project/${projectId}/sacp/validation/${subActivityId}`;

type Named = Pick<
  ActivityRow,
  'sub_activity' | 'sub_activity_id' | 'implementation_date' | 'location' | 'instance' | 'implemented_by'
>;

/** Where nothing but the record is known. */
export const activityInstancePath = (projectId: number, instance: string): string =>
  `/project/${projectId}/sacp/project-activity/profile?${new URLSearchParams({ instance })}`;

/** Blank things are named too, so that the address always reads the same. */
export const activityProfilePath = (projectId: number, row: Named): string =>
  `/project/${projectId}/sacp/project-activity/profile?${new URLSearchParams({
    subactivity: row.sub_activity ?? '',
    subactivityId: String(row.sub_activity_id ?? ''),
    date: row.implementation_date ?? '',
    location: row.location ?? '',
    instance: row.instance,
    implementedby: row.implemented_by ?? '',
  })}`;
