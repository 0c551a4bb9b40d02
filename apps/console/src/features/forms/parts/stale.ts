import type { OperationName } from '@msurvey/contract';

/** What a change makes old, so that no screen shows yesterday's forms. */
export const AFTER_XFORM: readonly OperationName[] = [
  'formTemplates',
  'formTitles',
  'xform',
  'formVersions',
  'formQuestions',
  'formMedia',
  'importSource',
  'form',
  'formProperties',
];
export const AFTER_MEDIA: readonly OperationName[] = [
  'formMedia',
  'formMediaHistory',
  'formTemplates',
  'xform',
  'form',
];
export const AFTER_FORM: readonly OperationName[] = ['projectForms', 'formSummary', 'form', 'oneFormSummary'];
/** Projects and library forms show how many forms they have, and of whom. */
export const AFTER_FORM_LIST: readonly OperationName[] = [
  ...AFTER_FORM,
  'formTemplates',
  'xform',
  'project',
  'myProjects',
];
