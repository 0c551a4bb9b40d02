import type { collection } from '@msurvey/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import './data/data-holder.ts';
import { dataHandlers } from './data/data.routes.ts';
import { deviceHandlers } from './devices/devices.routes.ts';
import { exportHandlers } from './exports/exports.routes.ts';
import { formUserHandlers } from './form-users/form-users.routes.ts';
import { Ingest } from './ingest/ingest.ts';
import { openRosaRoutes } from './openrosa/openrosa.routes.ts';
import { entryHandlers } from './web/entry.routes.ts';
import { webRoutes } from './web/web.routes.ts';

export { collectionJobs } from './collection.jobs.ts';
export { addComments } from './comments/add-comments.ts';
export { answerLines } from './data/answer-lines.ts';
export { removeRecords } from './data/delete-records.ts';
export { isQuestion } from './data/is-question.ts';
export { recordFileNamed } from './data/record-file.ts';
export { knownFileKeys } from './files/file.queries.ts';
export type { Answers } from './ingest/answers.ts';
export { type ChangedAnswer, difference } from './ingest/difference.ts';
export { type Decision, judge, type Judged } from './judge/judge.ts';
export {
  type ForgottenSubmission,
  type FormKey,
  onSubmissions,
  type ProjectedSubmission,
  type Projector,
  type SubmissionState,
} from './projections/projector.ts';
export { registerTable } from './tables/register-table.ts';
export { tableNames } from './tables/table.queries.ts';
export { type ColumnKind, type Columns, type SheetPlan, sheetOf, type TableFile } from './tables/table-file.ts';
export type { TaskInput } from './tasks/run-task.ts';
export { startTask } from './tasks/start-task.ts';
export type { TaskRow } from './tasks/task.queries.ts';
export { taskView } from './tasks/task.view.ts';
export { recountForm } from './imports/given.queries.ts';
export { type GivenRecord, insertGiven, makeGiven, storeGiven } from './imports/store-given.ts';
export { recordsOf } from './projections/projection.queries.ts';
export { derivingFrom, startRebuild } from './projections/rebuild-task.ts';
export { rebuildAll } from './projections/rebuild.ts';

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
