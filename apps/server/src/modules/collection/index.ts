import type { collection } from '@msurvey/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { dataHandlers } from './data/data.routes.ts';
import { deviceHandlers } from './devices/devices.routes.ts';
import { exportHandlers } from './exports/exports.routes.ts';
import { formUserHandlers } from './form-users/form-users.routes.ts';
import { Ingest } from './ingest/ingest.ts';
import { openRosaRoutes } from './openrosa/openrosa.routes.ts';
import { entryHandlers } from './web/entry.routes.ts';
import { webRoutes } from './web/web.routes.ts';

export { collectionJobs, collectionTasks } from './collection.jobs.ts';
export { addComments } from './comments/add-comments.ts';
export { answerLines } from './data/answer-lines.ts';
export { removeRecords } from './data/delete-records.ts';
export { DATA_HOLDER } from './data/data-holder.ts';
export { isQuestion } from './data/is-question.ts';
export { itemsText } from './exports/items-text.queries.ts';
export { type ItemList, findItems } from './exports/find-items.ts';
export { choiceLabels, type LabelledQuestion, labelledQuestions } from './data/question-labels.ts';
export { recordsWithin } from './reach/reach.queries.ts';
export { recordFileNamed } from './data/record-file.ts';
export { knownFileKeys, listRecordFiles } from './files/file.queries.ts';
export { fileName } from './files/store-file.ts';
export type { Answers } from './ingest/answers.ts';
export { type ChangedAnswer, difference } from './ingest/difference.ts';
export { ingestFigures } from './ingest/ingest-figures.ts';
export { judge, type Judged } from './judge/judge.ts';
export type { Decision } from './judge/judgement.ts';
export {
  composeProjectors,
  type ForgottenSubmission,
  type FormKey,
  type ProjectedSubmission,
  type Projector,
  type SubmissionState,
} from './projections/projector.ts';
export { recountForm } from './imports/prepared.queries.ts';
export { type PreparedRecord, insertPrepared, makePrepared, storePrepared } from './imports/store-prepared.ts';
export { recordsOf } from './projections/projection.queries.ts';
export { derivingFrom, startRebuild } from './projections/rebuild-task.ts';
export { NO_DOOR, openRegistryDoor, type RegistryOpener } from './web/registry-door.ts';
export { rebuildAll } from './projections/rebuild.ts';
export { composeRecordNamers, type RecordNamer } from './data/record-titles.ts';
export { composeEntryChecks, type EntryCheck } from './web/entry-checks.ts';

export const collectionHandlers = (context: Context): Handlers<typeof collection> => ({
  ...deviceHandlers(context),
  ...formUserHandlers(context),
  ...dataHandlers(context),
  ...entryHandlers(context),
  ...exportHandlers(context),
});

/** What is not JSON: records with their files, from phones and from the console's web form. */
export function collectionRoutes(app: FastifyInstance, context: Context): void {
  const ingest = new Ingest(context);
  openRosaRoutes(app, context, ingest);
  webRoutes(app, context, ingest);
}
