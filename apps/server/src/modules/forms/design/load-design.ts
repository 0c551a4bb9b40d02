import type { FormDocument } from '@msurvey/xlsform/edit';
import type { Db } from '#db/tables.ts';
import { Problem, problem } from '#problem/problem.ts';
import { storedDraft, versionModel } from '../library/version.queries.ts';
import type { XformRow } from '../library/xform.queries.ts';
import { designOf } from './design.queries.ts';
import { documentOf } from './document.ts';

export interface Design {
  epoch: string;
  version: number;
  document: FormDocument;
  /** It is in its table; else nobody has changed anything yet. */
  isKept: boolean;
}

/**
 * The form as it is designed. Where nobody has begun, its draft, or its newest version. A design whose form was replaced
 * since it was deployed is over; one that was not deployed yet goes on, and its difference shows what came between.
 */
export async function loadDesign(db: Db, row: XformRow): Promise<Design | Problem> {
  const kept = await designOf(db, row.id);
  if (kept && (row.hasDraft || kept.basedOn === row.version)) {
    const { epoch, version } = kept;
    return { epoch, version, document: kept.document as FormDocument, isKept: true };
  }
  const draft = row.hasDraft ? await storedDraft(db, row.id) : undefined;
  const model = draft?.model ?? (row.version === null ? undefined : await versionModel(db, row.id, row.version));
  if (model === undefined) return problem('record.not-found');
  const epoch = draft ? `draft-${draft.savedAt.getTime()}` : `version-${row.version}`;
  return { epoch, version: 0, document: documentOf(model), isKept: false };
}
