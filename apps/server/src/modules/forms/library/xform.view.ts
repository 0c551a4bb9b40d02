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
    projectCount: row.projectCount,
  }),
});

/** Where nobody could say in which place it is, and what was meant. */
const UNPLACED = { sheet: null, row: null, column: null, suggestion: null };
export const diagnosticView = (found: Diagnostic): FormDiagnostic => ({ ...UNPLACED, ...found });

export const warningsIn = (found: readonly Diagnostic[]): FormDiagnostic[] =>
  found.filter((d) => d.severity === 'warning').map(diagnosticView);
