import type { activities } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import './catalogue/catalogue-lists.ts';
import { catalogueHandlers } from './catalogue/catalogue.routes.ts';
import { listHandlers } from './list/list.routes.ts';
import { profileHandlers } from './profile/profile.routes.ts';
import './projectors/activity-projector.ts';
import './projectors/participant-projector.ts';
import { reviewHandlers } from './review/review.routes.ts';

export { installCatalogue } from './catalogue/install-catalogue.ts';
export { activityCounts, recountActivities, type StateCounts } from './counts/count.queries.ts';

export const activityHandlers = (context: Context): Handlers<typeof activities> => ({
  ...catalogueHandlers,
  ...listHandlers(context),
  ...profileHandlers(context),
  ...reviewHandlers(context),
});
