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
import { webRoutes } from './web/web.routes.ts';

export { collectionJobs } from './collection.jobs.ts';
export { onSubmissionsRemoved, type SubmissionsRemoved } from './data/submissions-removed.ts';
export { knownFileKeys } from './files/file.queries.ts';
export type { Answers } from './ingest/answers.ts';
export { type ChangedAnswer, difference } from './ingest/difference.ts';
export { type FormKey, onSubmissions, type ProjectedSubmission, type Projector } from './projections/projector.ts';
export { rebuildAll } from './projections/rebuild.ts';

export const collectionHandlers = (context: Context): Handlers<typeof collection> => ({
  ...deviceHandlers(context),
  ...formUserHandlers(context),
  ...dataHandlers(context),
  ...exportHandlers(context),
});

/** What is not JSON: records with their files, from phones and from the console's web form. */
export function collectionRoutes(app: FastifyInstance, context: Context): void {
  const ingest = new Ingest(context);
  openRosaRoutes(app, context, ingest);
  webRoutes(app, context, ingest);
}
