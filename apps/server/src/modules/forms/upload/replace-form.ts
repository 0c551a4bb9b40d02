import { forms } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Db } from '#db/tables.ts';
import { type Call, prepared } from '#http/call.ts';
import { Problem, problem } from '#problem/problem.ts';
import { heldXform, ownXform } from '../library/find-xform.ts';
import { draftOf } from '../design/draft.ts';
import { versionAuthor, versionTexts } from '../library/version.queries.ts';
import { xformById, type XformRow } from '../library/xform.queries.ts';
import { warningsIn, xformView } from '../library/xform.view.ts';
import { faulty } from './faulty.ts';
import { fieldsOf, readForm } from './read-form.ts';
import { type Ready, readyToStore, storeVersion } from './store-version.ts';
import { isSound, sourceOf } from './submit-form.ts';
import { saveDraft, setDraftFacts } from './version-write.queries.ts';

type Operation = (typeof forms)['replaceForm'];
const FIELDS = forms.replaceForm.upload.fields;

interface Prepared extends Ready {
  xformId: number;
  /** What was the newest when the request began, or what the person has seen. */
  base: number | null;
  draftSavedAt: number | null;
}

const savedAt = async (db: Db, row: XformRow) =>
  row.version === null ? ((await draftOf(db, row.id))?.savedAt.getTime() ?? null) : null;

async function replacedMeanwhile(db: Db, row: XformRow): Promise<Problem> {
  const who = row.version === null ? null : await versionAuthor(db, row.id, row.version);
  return problem('form.replaced-meanwhile', { who: who ?? '…', version: row.version ?? 1 });
}

/** The file may leave its id out; one that names another form is meant for that one. */
export function idProblem(compiled: Ready['compiled'] | { facts: Ready['compiled']['facts'] }, wanted: string) {
  const { idString, namesItself } = compiled.facts;
  return namesItself && idString.toLowerCase() !== wanted.toLowerCase()
    ? problem('form.id-differs', { found: idString, wanted })
    : undefined;
}

const prepare =
  ({ files }: Context) =>
  async ({ db, who, upload }: Call<Operation>): Promise<Prepared | Problem> => {
    const fields = fieldsOf(FIELDS, upload);
    if (fields instanceof Problem) return fields;
    const row = await ownXform(db, who, { idString: fields.id_string });
    if (row instanceof Problem) return row;
    if (fields.base_version !== undefined && fields.base_version !== row.version) return replacedMeanwhile(db, row);
    const [draftSavedAt, takenVersions] = await Promise.all([savedAt(db, row), versionTexts(db, row.id)]);
    const compiled = await readForm(upload, { fallback: row, takenVersions });
    if (compiled instanceof Problem) return compiled;
    const refused = idProblem(compiled, row.idString);
    if (refused) return refused;
    if (!isSound(compiled)) return faulty(compiled.diagnostics);
    return { ...(await readyToStore(files, compiled)), xformId: row.id, base: row.version, draftSavedAt };
  };

/** A draft stays a draft: what is reviewed is replaced by what is reviewed. */
async function replaceDraft({ db, who, upload, audit }: Call<Operation>, { compiled, xformId }: Prepared) {
  const source = sourceOf(compiled, upload);
  await saveDraft(db, { xformId, model: compiled.model, source, savedBy: who.userId });
  await setDraftFacts(db, xformId, compiled.facts);
  await audit({ action: 'replace', entity: 'xform', entityId: xformId, after: { file: upload.fileName, draft: true } });
}

/** Of two that began with the same version the second finds another one and is told whose it is. */
export const replaceForm = (context: Context) =>
  prepared<Operation, Prepared>({
    prepare: prepare(context),
    act: async (call, ready) => {
      const { db, who, upload, audit } = call;
      const { xformId, base, compiled } = ready;
      const row = await heldXform(db, who, { id: xformId });
      if (row instanceof Problem) return row;
      if (row.version !== base || (await savedAt(db, row)) !== ready.draftSavedAt) return replacedMeanwhile(db, row);
      if (base === null) await replaceDraft(call, ready);
      else {
        const from = { xformId, number: base };
        const where = { xformId, from, number: base + 1, userId: who.userId, isBesideDraft: true };
        await storeVersion(db, ready, { ...where, source: sourceOf(compiled, upload) });
        await audit({
          action: 'replace',
          entity: 'xform',
          entityId: xformId,
          before: { version: base, questions: row.questionCount },
          after: {
            version: base + 1,
            called: compiled.facts.version,
            questions: compiled.facts.questionCount,
            file: upload.fileName,
          },
        });
      }
      const after = (await xformById(db, xformId)) as XformRow;
      return { data: { ...xformView(who, after), warnings: warningsIn(compiled.diagnostics) } };
    },
  });
