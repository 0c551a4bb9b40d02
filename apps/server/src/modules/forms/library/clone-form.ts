import type { forms } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Db } from '#db/tables.ts';
import { type Call, prepared } from '#http/call.ts';
import { Problem, problem } from '#problem/problem.ts';
import { type Compiled, compileInThread } from '../compile/index.ts';
import { versionOf } from '../compile/identity.ts';
import { faulty } from '../upload/faulty.ts';
import { type Ready, readyToStore, storeVersion } from '../upload/store-version.ts';
import { isSound } from '../upload/submit-form.ts';
import { saveDraft } from '../upload/version-write.queries.ts';
import { visibleXform } from './find-xform.ts';
import { draftOf } from '../design/draft.ts';
import { versionModel } from './version.queries.ts';
import { insertXform, xformById, type XformRow } from './xform.queries.ts';
import { xformView } from './xform.view.ts';

type Operation = (typeof forms)['cloneForm'];
type Clone = { original: XformRow; compiled: Compiled; ready: Ready | null };

const LONGEST = 120;

/** As specified: `_clone_` and a timestamp. A clone of a clone loses the older mark. */
export function cloneId(idString: string, at: Date): string {
  const mark = `_clone_${at.toISOString().replace(/\D/g, '').slice(0, 17)}`;
  return idString.replace(/_clone_\d+$/, '').slice(0, LONGEST - mark.length) + mark;
}

const modelOf = async (db: Db, row: XformRow) =>
  row.version === null ? (await draftOf(db, row.id))?.model : versionModel(db, row.id, row.version);

const prepare =
  ({ files }: Context) =>
  async ({ db, who, body }: Call<Operation>): Promise<Clone | Problem> => {
    const original = await visibleXform(db, who, { idString: body.id_string });
    if (original instanceof Problem) return original;
    const model = await modelOf(db, original);
    if (model === undefined) return problem('record.not-found');
    const now = new Date();
    const settings = { id_string: cloneId(original.idString, now), title: body.form_title };
    const compiled = await compileInThread({
      source: { model },
      settings,
      now: versionOf(now),
      takenVersions: [],
    });
    if (compiled.kind === 'unreadable') return problem('upload.unreadable', { what: compiled.what });
    // A draft may be copied with its faults; nobody fills it in.
    if (original.version === null) return { original, compiled, ready: null };
    return isSound(compiled)
      ? { original, compiled, ready: await readyToStore(files, compiled) }
      : faulty(compiled.diagnostics);
  };

export const cloneForm = (context: Context) =>
  prepared<Operation, Clone>({
    prepare: prepare(context),
    act: async ({ db, who, body, audit }, { original, compiled, ready }) => {
      const { idString, questionCount, languages } = compiled.facts;
      const form = { idString, title: body.form_title, description: original.description, questionCount, languages };
      const about = { origin: 'clone' as const, organizationId: who.organizationId, createdBy: who.userId };
      const xformId = await insertXform(db, { ...form, ...about });
      const from = original.version === null ? null : { xformId: original.id, number: original.version };
      if (ready) await storeVersion(db, ready, { xformId, from, number: 1, source: null, userId: who.userId });
      else await saveDraft(db, { xformId, model: compiled.model, source: null, savedBy: who.userId });
      await audit({ action: 'clone', entity: 'xform', entityId: xformId, after: { ...form, of: original.idString } });
      return { data: xformView(who, (await xformById(db, xformId)) as XformRow) };
    },
  });
