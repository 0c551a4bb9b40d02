import type { forms } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import './media/geography-lists.ts';
import { libraryHandlers } from './library/library.routes.ts';
import { mediaHandlers } from './media/media.routes.ts';
import { projectFormHandlers } from './project-forms/project-forms.routes.ts';

export {
  ask,
  calculate,
  type Choice,
  group,
  hint,
  repeat,
  required,
  type Row,
  type Text,
  when,
  within,
  workbook,
} from './builder/form-builder.ts';
export { type DataHolder, registerDataHolder } from './data-holder.ts';
export { type FormEvents, onFormEvent } from './form.events.ts';
export { formJobs } from './forms.jobs.ts';
export { addForm, type FormToAdd, type FormUse, useForm } from './upload/add-form.ts';
export { csvCell } from './media/geography-csv.ts';
export { type FormFile, formFiles } from './media/form-files.ts';
export { forgetLists } from './media/list-files.ts';
export { labelsOf, type ListLabels } from './media/list-labels.ts';
export { type FormList, type ListLabel, type ListReader, registerLists } from './media/lists.ts';
export { formFileKeys, uploadedFiles } from './media/media.queries.ts';

export const formHandlers = (context: Context): Handlers<typeof forms> => ({
  ...libraryHandlers(context),
  ...mediaHandlers(context),
  ...projectFormHandlers(),
});
