import type { FormDiagnostic, XformRow as XformWire } from '@msurvey/contract';
import type { Diagnostic } from '@msurvey/xlsform';
import type { Who } from '#http/access-cache.ts';
import { xformAbilities } from '../form.policy.ts';
import type { XformRow } from './xform.queries.ts';

export const xformView = (who: Who, row: XformRow): XformWire => ({
  id: row.id,
  idString: row.idString,
  title: row.title,
  description: row.description,
  state: row.state,
  origin: row.origin,
  organization: row.organization,
  formCreatedAt: row.createdAt.toISOString(),
  formUpdatedAt: row.updatedAt.toISOString(),
  createdBy: row.createdBy,
  version: row.version,
  questionCount: row.questionCount,
  languages: row.languages,
  projectCount: row.projectCount,
  missingMedia: row.missingMedia,
  deletedAt: row.deletedAt?.toISOString() ?? null,
  can: xformAbilities(who, {
    organizationId: row.organizationId,
    isDeleted: row.deletedAt !== null,
    hasDraft: row.hasDraft,
  }),
});

export const diagnosticView = (found: Diagnostic): FormDiagnostic => ({
  severity: found.severity,
  code: found.code,
  message: found.message,
  sheet: found.sheet ?? null,
  row: found.row ?? null,
  column: found.column ?? null,
  suggestion: found.suggestion ?? null,
});

export const warningsIn = (found: readonly Diagnostic[]): FormDiagnostic[] =>
  found.filter((d) => d.severity === 'warning').map(diagnosticView);
