import { access } from './access/index.ts';
import { activities } from './activities/index.ts';
import { audit } from './audit.ts';
import { codeLists } from './code-lists.ts';
import { collection } from './collection/index.ts';
import { dashboard } from './dashboard/index.ts';
import { figures } from './figures/index.ts';
import { forms } from './forms/index.ts';
import { forumModeration, forumPosts, forums } from './forums.ts';
import { geography, sites } from './geography.ts';
import { indicatorEvidence, indicatorNumbers, indicators } from './indicators/index.ts';
import { logframe } from './logframe/index.ts';
import { notifications } from './notifications.ts';
import { platform } from './platform.ts';
import { projects } from './projects/index.ts';
import { registry } from './registry/index.ts';
import { session } from './session/index.ts';
import { tasks } from './tasks.ts';
import { upkeep } from './upkeep.ts';
import { workplans } from './workplans/index.ts';

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
  positionLimits,
  type QueueFilter,
  type QueueRow,
  type SubActivityRow,
  type TakenPart,
} from './activities/index.ts';
export { type AuditAsked, audit } from './audit.ts';
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
} from './collection/index.ts';
export { type FigureCut, type FigureCutWords, type FigureExport, figures } from './figures/index.ts';
export { dashboard, type DashboardAsked, type DashboardCards } from './dashboard/index.ts';
export {
  type ActivitySum,
  type BeneficiaryRow,
  type DemonstrationSum,
  type ReportExport,
  reports,
} from './dashboard/reports.ts';
export * from './operation.ts';
export {
  type DesignChange,
  type Designer,
  type FormDetail,
  type FormDiagnostic,
  type FormDifference,
  type FormMedia,
  type FormQuestion,
  type FormRow,
  forms,
  type XformRow,
} from './forms/index.ts';
export {
  type Announcement,
  forumModeration,
  forumPosts,
  forums,
  type ForumReply,
  type ForumTopic,
  type ForumTopicRow,
} from './forums.ts';
export { type GeoImportReport, geography, sites } from './geography.ts';
export {
  type DiagramNode,
  type ImplementationItem,
  logframe,
  logframeFiles,
  type LogframeImport,
  type LogframeMatrixFile,
  type LogframeNode,
  type LogframeNodeDetail,
  logframeNodes,
  type LogframeStructure,
  logframeStructure,
  type LogframeTemplate,
  logframeTemplates,
  type LogframeType,
} from './logframe/index.ts';
export {
  type CollectedRow,
  type CollectionView,
  type ComputedPeriod,
  type ComputedValues,
  type Contribution,
  type DisaggregationType,
  type Evidence,
  type EvidenceFile,
  type HeadedGroup,
  type IndicatorAbilities,
  type IndicatorDetail,
  indicatorEvidence,
  indicatorNumbers,
  type IndicatorSetting,
  type IndicatorSettingsView,
  indicators,
  type Publication,
  type Publications,
  type PublishedDefinition,
  type ReportAggregate,
  type ReportIndicator,
  type ReportRow,
  type ReportYearData,
  type RestatedFigure,
  type ResultsReport,
  type ResultsReportExport,
  type ResultsReportPdf,
  type SentCollectedRow,
  type SentData,
  type SentSetting,
  type SentSource,
  type SentTargetRow,
  type SentValueNode,
  type ShownData,
  type ShownPublication,
  type ShownValueNode,
  type SourceColumnView,
  type SourceForm,
  type SourcePreview,
  type SourcePreviewPeriod,
  type SourceView,
  type TargetRow,
  type TargetView,
  type ValueHistoryLine,
} from './indicators/index.ts';
export { notifications } from './notifications.ts';
export { platform } from './platform.ts';
export { type ProjectCard, projects } from './projects/index.ts';
export {
  bindings,
  youthBounds,
  type ComparedGroup,
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
  workLists,
} from './registry/index.ts';
export { type LoginUser, session } from './session/index.ts';
export { type Task, tasks } from './tasks.ts';
export { type BackupView, upkeep } from './upkeep.ts';
export {
  type PlanChange,
  type PlanEdits,
  type PlanMatrix,
  type PlanTemplateItem,
  type PlanView,
  type WirePlanRow,
  workplans,
} from './workplans/index.ts';

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
  ...tasks,
  ...collection,
  ...registry,
  ...activities,
  ...figures,
  ...workplans,
  ...logframe,
  ...indicators,
  ...indicatorEvidence,
  ...indicatorNumbers,
  ...dashboard,
  ...notifications,
  ...forums,
  ...forumPosts,
  ...forumModeration,
  ...audit,
  ...upkeep,
};
export type Contract = typeof contract;
export type OperationName = keyof Contract;
