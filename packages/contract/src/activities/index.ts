import { catalogue } from './catalogue.ts';
import { followUps } from './follow-ups.ts';
import { activityList } from './list.ts';
import { positionLimits } from './position-limits.ts';
import { activityProfile } from './profile.ts';
import { activityReview } from './review.ts';

export { type AgencyRow, catalogue, type SubActivityRow } from './catalogue.ts';
export type { FollowUp } from './follow-ups.ts';
export { activityList } from './list.ts';
export { positionLimits } from './position-limits.ts';
export { activityProfile, type ActivityParticipant, type TakenPart } from './profile.ts';
export { activityReview, type AnswerLine, type QueueFilter, type QueueRow } from './review.ts';
export type { ActivityDetail, ActivityFilter, ActivityReview, ActivityRow } from './shapes.ts';

export const activities = {
  ...catalogue,
  ...activityList,
  ...activityProfile,
  ...activityReview,
  ...followUps,
  ...positionLimits,
};
