import { randomBytes } from 'node:crypto';
import { forms } from '@msurvey/contract';
import { type FormModel, withSettings } from '@msurvey/xlsform';
import type { Db } from '#db/tables.ts';
import type { Who } from '#http/access-cache.ts';
import { type Call, prepared } from '#http/call.ts';
import { Problem } from '#problem/problem.ts';
import { safeId } from '../compile/identity.ts';
import type { Compiled } from '../compile/index.ts';
import { visibleXform } from '../library/find-xform.ts';
import { insertXform } from '../library/xform.queries.ts';
import { fieldsOf, readForm } from '../upload/read-form.ts';
import { saveDraft } from '../upload/version-write.queries.ts';
import { documentOf, factsOf, modelOf } from './document.ts';
import { loadDesign } from './load-design.ts';

/** As the specification has it. */
const PREFIX = 'UI - ';

/** Two drafts of one title are two forms. */
export const newIdString = (title: string) => `${safeId(title) || 'form'}_${randomBytes(5).toString('hex')}`;
export const prefixed = (title: string) => `${PREFIX}${title}`;

interface Beginning {
  model: FormModel;
  title: string;
  description: string | null;
}

/** A draft of one's own with these questions, under a title and an id of its own. */
async function begin(db: Db, who: Who, beginning: Beginning) {
  const title = prefixed(beginning.title);
  const idString = newIdString(beginning.title);
  const text = JSON.stringify(withSettings(beginning.model, { id_string: idString, title }));
  const { questionCount, languages } = factsOf(documentOf(text), { title });
  const form = { idString, title, description: beginning.description, questionCount, languages };
  const about = { origin: 'designer' as const, organizationId: who.organizationId, createdBy: who.userId };
  const id = await insertXform(db, { ...form, ...about });
  await saveDraft(db, { xformId: id, model: new TextEncoder().encode(text), source: null, savedBy: who.userId });
  return { id, idString, title, form };
}

export async function designCopy({ db, who, body, audit }: Call<(typeof forms)['designCopy']>) {
  const original = await visibleXform(db, who, { idString: body.id_string });
  if (original instanceof Problem) return original;
  const design = await loadDesign(db, original);
  if (design instanceof Problem) return design;
  const { title, description } = body;
  const { form, ...data } = await begin(db, who, { model: modelOf(design.document), title, description });
  const after = { ...form, state: 'draft', of: original.idString };
  await audit({ action: 'create', entity: 'xform', entityId: data.id, after });
  return { data };
}

type UploadOperation = (typeof forms)['designUpload'];

/** A workbook with faults is what one wants to open in the designer: it is read, and nothing is refused. */
export const designUpload = prepared<UploadOperation, Compiled>({
  prepare: async ({ upload }) => readForm(upload),
  act: async ({ db, who, upload, audit }, compiled) => {
    const fields = fieldsOf(forms.designUpload.upload.fields, upload);
    if (fields instanceof Problem) return fields;
    const model = JSON.parse(Buffer.from(compiled.model.buffer).toString()) as FormModel;
    const title = (fields.title ?? compiled.facts.title).slice(0, 190);
    const { form, ...data } = await begin(db, who, { model, title, description: fields.description });
    const after = { ...form, state: 'draft', file: upload.fileName };
    await audit({ action: 'create', entity: 'xform', entityId: data.id, after });
    return { data };
  },
});
