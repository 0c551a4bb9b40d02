import type { forms } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { libraryHandlers } from './library/library.routes.ts';
import { mediaHandlers } from './media/media.routes.ts';
import { projectFormHandlers } from './project-forms/project-forms.routes.ts';

export { type DataHolder, registerDataHolder } from './data-holder.ts';
export { type FormEvents, onFormEvent } from './form.events.ts';
export { formJobs } from './forms.jobs.ts';
export { addForm, type FormToAdd, type FormUse, useForm } from './upload/add-form.ts';
export { formFileKeys } from './media/media.queries.ts';

export const formHandlers = (context: Context): Handlers<typeof forms> => ({
  ...libraryHandlers(context),
  ...mediaHandlers(context),
  ...projectFormHandlers(),
});
