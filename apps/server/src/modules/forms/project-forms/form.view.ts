import type { FormDetail, FormRow as FormWire } from '@msurvey/contract';
import { type Caller, formAbilities } from '../form.policy.ts';
import type { FormDetailRow, FormRow } from './form.queries.ts';

export const formView = (who: Caller, row: FormRow): FormWire => ({
  id: row.id,
  xformId: row.xformId,
  idString: row.idString,
  title: row.title,
  createdAt: row.createdAt.toISOString(),
  isActive: row.isActive,
  isPublished: row.isPublished,
  target: row.target,
  totalSurveyor: row.totalSurveyor,
  totalSubmission: row.totalSubmission,
  can: formAbilities(who, row),
});

export const formDetailView = (who: Caller, row: FormDetailRow): FormDetail => ({
  ...formView(who, row),
  projectId: row.projectId,
  projectName: row.projectName,
  isArchived: row.isArchived,
  description: row.description,
  version: row.version,
  languages: row.languages,
  questionCount: row.questionCount,
  userCount: row.userCount,
  missingMedia: row.missingMedia,
  createdBy: row.createdBy,
  updatedAt: row.updatedAt.toISOString(),
});
