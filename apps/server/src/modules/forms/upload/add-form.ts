import { describe, parse, type Workbook } from '@msurvey/xlsform';
import type { Db, Tables } from '#db/tables.ts';
import { compileInThread } from '../compile/index.ts';
import { insertXform } from '../library/xform.queries.ts';
import { updateForm } from '../project-forms/form.queries.ts';
import { insertForm, insertFormUsers } from '../project-forms/import.queries.ts';
import { isSound } from './submit-form.ts';
import { storeVersion } from './store-version.ts';
import { saveDraft } from './version-write.queries.ts';

export interface FormToAdd {
  /** With form_id, form_title and version in its settings. */
  workbook: Workbook;
  description: string | null;
  origin: Tables['xform']['origin'];
  organizationId: number | null;
  /** Null: the product itself. */
  createdBy: number | null;
  isDraft?: boolean;
  /** Of the specification; else the next one. */
  id?: number;
}

/** Compiled like any other form; a fault in it is ours. */
async function compiledOf(workbook: Workbook) {
  const source = { model: JSON.stringify(parse(workbook)) };
  const compiled = await compileInThread({ source, now: '1', takenVersions: [] });
  if (compiled.kind === 'unreadable') throw new Error(compiled.what);
  if (!isSound(compiled)) throw new Error(compiled.diagnostics.map(describe).join('\n'));
  return compiled;
}

/** A form that the product brings along. */
export async function addForm(db: Db, form: FormToAdd): Promise<number> {
  const compiled = await compiledOf(form.workbook);
  const { idString, title, questionCount, languages } = compiled.facts;
  const { description, origin, organizationId, createdBy } = form;
  const about = {
    id: form.id,
    idString,
    title,
    description,
    origin,
    organizationId,
    createdBy,
    questionCount,
    languages,
  };
  const xformId = await insertXform(db, about);
  if (form.isDraft) await saveDraft(db, { xformId, model: compiled.model, source: null, savedBy: createdBy });
  else {
    const where = { xformId, from: null, number: 1, source: null, userId: createdBy };
    await storeVersion(db, { compiled, itemsets: null }, where);
  }
  return xformId;
}

/** A further version of such a form, as the newest; the versions before it stay as they are. */
export async function addVersion(db: Db, xformId: number, after: number, workbook: Workbook): Promise<void> {
  const compiled = await compiledOf(workbook);
  const where = { xformId, from: { xformId, number: after }, number: after + 1, source: null, userId: null };
  await storeVersion(db, { compiled, itemsets: null }, where);
}

export interface FormUse {
  projectId: number;
  xformId: number;
  title: string;
  createdBy: number | null;
  /** Of the specification; else the next one. */
  id?: number;
  userIds: readonly number[];
  isPublished: boolean;
  isActive: boolean;
  target: number | null;
}

/** A form in use in a project, as importing and publishing it would have made it. */
export async function useForm(db: Db, use: FormUse): Promise<number> {
  const { projectId, isPublished, isActive, target } = use;
  const id = await insertForm(db, use);
  await insertFormUsers(db, { projectId, formId: id, addedBy: use.createdBy }, use.userIds);
  await updateForm(db, { projectId, id }, { isPublished, isActive, target });
  return id;
}
