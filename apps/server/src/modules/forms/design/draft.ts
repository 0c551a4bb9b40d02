import type { FormDocument } from '@msurvey/xlsform/edit';
import type { Db } from '#db/tables.ts';
import { storedDraft } from '../library/version.queries.ts';
import { modelOf } from './document.ts';

/** The draft of a form as whoever compiles or shows it wants it: as its last change in the designer left it. */
export async function draftOf(db: Db, xformId: number) {
  const row = await storedDraft(db, xformId);
  if (!row) return undefined;
  const { document, ...draft } = row;
  if (document === null) return draft;
  return { ...draft, model: JSON.stringify(modelOf(JSON.parse(document) as FormDocument)) };
}
