import { access } from './access/index.ts';
import { activities } from './activities/index.ts';
import { audit } from './audit.ts';
import { codeLists } from './code-lists.ts';
import { collection } from './collection/index.ts';
import { forms } from './forms/index.ts';
import { geography, sites } from './geography.ts';
import { notifications, platform } from './platform.ts';
import { projects } from './projects.ts';
import { registry } from './registry/index.ts';
import { session } from './session.ts';

export { access, type UserRow } from './access/index.ts';
export {
  activities,
  type ActivityDetail,
  type ActivityFilter,
  activityList,
  type ActivityParticipant,
  activityProfile,
  type ActivityReview,
  activityReview,
  type ActivityRow,
  type AgencyRow,
  type AnswerLine,
  catalogue,
  type QueueFilter,
  type QueueRow,
  type SubActivityRow,
  type TakenPart,
} from './activities/index.ts';
export { audit } from './audit.ts';
export { codeLists } from './code-lists.ts';
export {
  collection,
  type DataFilter,
  devices,
  type EntryFile,
  type EntryForm,
  type EntryRecord,
  formData,
  formEntry,
  formExports,
  formUsers,
  type FormUser,
  type SubmissionComment,
  type SubmissionRow,
  type Task,
} from './collection/index.ts';
export * from './operation.ts';
export {
  type FormDetail,
  type FormDiagnostic,
  type FormDifference,
  type FormMedia,
  type FormQuestion,
  type FormRow,
  forms,
  type XformRow,
} from './forms/index.ts';
export { type GeoImportReport, geography, sites } from './geography.ts';
export { notifications, platform } from './platform.ts';
export { type ProjectCard, projects } from './projects.ts';
export {
  bindings,
  type ComparedMember,
  type DemonstrationFilter,
  type DemonstrationRow,
  type FormBinding,
  type GroupFilter,
  type GroupProfile,
  type GroupRow,
  INFRASTRUCTURE_TYPES,
  type InfrastructureFilter,
  type InfrastructureRow,
  type InfrastructureType,
  type MemberFilter,
  type MemberProfile,
  type MemberRow,
  PROJECT_COUNTS,
  registry,
  REGISTRY_PAGE_SIZE,
  REGISTRY_PAGE_SIZES,
} from './registry/index.ts';
export { type LoginUser, session } from './session.ts';

/** Every operation of the product, by name. */
export const contract = {
  ...platform,
  ...access,
  ...session,
  ...codeLists,
  ...projects,
  ...geography,
  ...sites,
  ...forms,
  ...collection,
  ...registry,
  ...activities,
  ...notifications,
  ...audit,
};
export type Contract = typeof contract;
export type OperationName = keyof Contract;
