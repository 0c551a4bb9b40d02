import { forms } from '@msurvey/contract';
import type { z } from 'zod';
import type { Context } from '#context.ts';
import { type Call, prepared } from '#http/call.ts';
import { Problem, problem } from '#problem/problem.ts';
import type { Compiled } from '../compile/index.ts';
import { insertXform, xformById, xformByIdString, type XformRow } from '../library/xform.queries.ts';
import { warningsIn, xformView } from '../library/xform.view.ts';
import { faulty } from './faulty.ts';
import { fieldsOf, readForm } from './read-form.ts';
import { type Ready, readyToStore, storeVersion } from './store-version.ts';
import { saveDraft } from './version-write.queries.ts';

type Operation = (typeof forms)['submitForm'];
const FIELDS = forms.submitForm.upload.fields;
interface Prepared extends Ready {
  fields: z.output<typeof FIELDS>;
}

export const isSound = (compiled: Compiled): compiled is Ready['compiled'] => compiled.parts !== null;
/** The file as it came, unless opening it would run something. */
export const sourceOf = (compiled: Compiled, { fileName, bytes }: { fileName: string; bytes: Uint8Array }) =>
  compiled.isInert ? { fileName, bytes } : null;

/** Reading and compiling happen before a connection is held. A form with faults leaves nothing behind. */
const prepare =
  ({ files }: Context) =>
  async ({ db, upload }: Call<Operation>): Promise<Prepared | Problem> => {
    const fields = fieldsOf(FIELDS, upload);
    if (fields instanceof Problem) return fields;
    const compiled = await readForm(upload);
    if (compiled instanceof Problem) return compiled;
    if (!isSound(compiled)) return faulty(compiled.diagnostics);
    const { idString } = compiled.facts;
    if (await xformByIdString(db, idString)) return problem('form.id-taken', { idString });
    return { ...(await readyToStore(files, compiled)), fields };
  };

async function store({ db, who, upload, audit }: Call<Operation>, ready: Prepared): Promise<XformRow> {
  const { compiled, fields } = ready;
  const { facts } = compiled;
  const form = {
    idString: facts.idString,
    title: fields.title ?? facts.title.slice(0, 200),
    description: fields.description,
    questionCount: facts.questionCount,
    languages: facts.languages,
  };
  const about = { origin: 'upload' as const, organizationId: who.organizationId, createdBy: who.userId };
  const xformId = await insertXform(db, { ...form, ...about });
  const source = sourceOf(compiled, upload);
  const isDraft = fields.review === 'true';
  if (isDraft) await saveDraft(db, { xformId, model: compiled.model, source, savedBy: who.userId });
  else await storeVersion(db, ready, { xformId, from: null, number: 1, source, userId: who.userId });
  const after = { ...form, file: upload.fileName, state: isDraft ? 'draft' : 'deployed', version: facts.version };
  await audit({ action: 'create', entity: 'xform', entityId: xformId, after });
  return (await xformById(db, xformId)) as XformRow;
}

export const submitForm = (context: Context) =>
  prepared<Operation, Prepared>({
    prepare: prepare(context),
    act: async (call, ready) => {
      const row = await store(call, ready);
      return { data: { ...xformView(call.who, row), warnings: warningsIn(ready.compiled.diagnostics) } };
    },
  });
