/** Whose sites: of a project, of one member of its team, or of an activity in it. */
export interface SiteKey {
  projectId: number;
  memberId?: number;
  activityId?: number;
}
