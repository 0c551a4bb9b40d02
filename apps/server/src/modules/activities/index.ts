import type { activities, workLists } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { listTask } from '#tables/list-export.ts';
import type { TaskRunners } from '#tasks/run-task.ts';
import { beneficiaryHandlers } from './beneficiaries/beneficiaries.routes.ts';
import { catalogueHandlers } from './catalogue/catalogue.routes.ts';
import { prepareBeneficiaries } from './exports/beneficiary-export.ts';
import { reportTasks } from './exports/start-report.ts';
import { listHandlers } from './list/list.routes.ts';
import { profileHandlers } from './profile/profile.routes.ts';
import { followUps } from './follow-ups/follow-ups.ts';
import { limitHandlers } from './limits/limits.routes.ts';
import { reviewHandlers } from './review/review.routes.ts';

export { WORK_DOOR } from './door/work-door.queries.ts';
export { takenPartSheets } from './exports/taken-part.ts';
export { activitySheet, labelsIn } from './exports/activity-sheet.ts';
export { choiceWords } from './exports/choice-words.ts';
export { workWord } from './exports/word-texts.ts';
export { CATALOGUE_LISTS } from './catalogue/catalogue-lists.ts';
export { FOLLOWED_LIST } from './lists/followed-list.ts';
export { checkWorkEntry } from './entry/entry-checks.ts';
export { agencies, subActivities } from './catalogue/catalogue.queries.ts';
export { installCatalogue } from './catalogue/install-catalogue.ts';
export { reachedCounts, reachesAllEverywhere } from './counts/reached-counts.queries.ts';
export { activityCounts, ACTIVITY_TALLY, type StateCounts } from './counts/count.queries.ts';
export { ACTIVITY_ROWS, PARTICIPANT_ROWS } from './changed-activity.ts';
export { activityProjector } from './projectors/activity-projector.ts';
export { nameWorks } from './projectors/named-works.queries.ts';
export { participantProjector } from './projectors/participant-projector.ts';
export { followedProjector, followUpProjector } from './follow-ups/follow-up-projector.ts';

export const activityTasks: TaskRunners = {
  ...listTask('demonstrations', prepareBeneficiaries('demonstrations')),
  ...listTask('infrastructure', prepareBeneficiaries('infrastructure')),
  ...reportTasks,
};

export const activityHandlers = (context: Context): Handlers<typeof activities & typeof workLists> => ({
  ...beneficiaryHandlers(context),
  ...catalogueHandlers,
  ...listHandlers(context),
  ...profileHandlers(context),
  ...reviewHandlers(context),
  ...limitHandlers,
  followUps,
});
export { APPROVED_SPOT } from './follow-ups/approved.queries.ts';
export { activitiesFound, type SearchedWord } from './list/filter.queries.ts';
export { summaryRows } from './list/list.queries.ts';
export { wordsAsked } from './list/search-words.ts';
export { inLanguage, placeName } from './activity-summary.queries.ts';
export { summaryView } from './activity-summary.view.ts';
export { activitySeen } from './sight.queries.ts';
