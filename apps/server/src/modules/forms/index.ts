import type { forms } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { designHandlers } from './design/design.routes.ts';
import { libraryHandlers } from './library/library.routes.ts';
import { mediaHandlers } from './media/media.routes.ts';
import { projectFormHandlers } from './project-forms/project-forms.routes.ts';

export {
  ask,
  calculate,
  type Choice,
  choiceRows,
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
export { composeDataHolder, type DataHolder } from './data-holder.ts';
export { formJobs } from './forms.jobs.ts';
export { addForm, addVersion, type FormToAdd, type FormUse, useForm } from './upload/add-form.ts';
export { type FormFile, formFiles } from './media/form-files.ts';
export { GEOGRAPHY_LISTS } from './media/geography-lists.ts';
export { forgetLists } from './media/list-files.ts';
export { type ListLabels, listLabels } from './media/list-labels.ts';
export { offeredItems } from './media/offered-items.ts';
export { type LabelSources, type Picked, pickedLabels, uploadedLabels } from './media/picked-labels.ts';
export { type HeldRows, heldRows, idsByList } from './media/list-rows.ts';
export {
  composeLists,
  type FormList,
  isPersonalList,
  type ListLabel,
  type ListReader,
  type ListTable,
} from './media/lists.ts';
export { formFileKeys, listFormFiles, uploadedFiles } from './media/media.queries.ts';
export { checkMedia } from './media/sniff.ts';
export { replacedRows } from './media/replaced-rows.ts';
export { FORM_CONTENTS } from './project-forms/contents.queries.ts';

export const formHandlers = (context: Context): Handlers<typeof forms> => ({
  ...libraryHandlers(context),
  ...designHandlers,
  ...mediaHandlers(context),
  ...projectFormHandlers(),
});
