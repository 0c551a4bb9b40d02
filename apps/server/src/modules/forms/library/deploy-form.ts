import type { forms } from '@msurvey/contract';
import type { Context } from '#context.ts';
import { type Call, prepared } from '#http/call.ts';
import { Problem, problem } from '#problem/problem.ts';
import { compileInThread } from '../compile/index.ts';
import { versionOf } from '../compile/identity.ts';
import { faulty } from '../upload/faulty.ts';
import { type Ready, readyToStore, storeVersion } from '../upload/store-version.ts';
import { idProblem } from '../upload/replace-form.ts';
import { isSound } from '../upload/submit-form.ts';
import { settleDesign } from '../upload/version-write.queries.ts';
import { heldXform, ownXform } from './find-xform.ts';
import { draftOf } from '../design/draft.ts';
import { versionTexts } from './version.queries.ts';
import { xformById, type XformRow } from './xform.queries.ts';
import { warningsIn, xformView } from './xform.view.ts';

type Operation = (typeof forms)['deployForm'];
interface Prepared extends Ready {
  xformId: number;
  savedAt: number;
  source: { fileName: string; bytes: Uint8Array } | null;
}

const prepare =
  ({ files }: Context) =>
  async ({ db, who, body }: Call<Operation>): Promise<Prepared | Problem> => {
    const row = await ownXform(db, who, { idString: body.id_string });
    if (row instanceof Problem) return row;
    const draft = await draftOf(db, row.id);
    if (!draft) return problem('form.not-a-draft');
    const compiled = await compileInThread({
      source: { model: draft.model },
      fallback: row,
      now: versionOf(new Date()),
      takenVersions: await versionTexts(db, row.id),
    });
    if (compiled.kind === 'unreadable') return problem('upload.unreadable', { what: compiled.what });
    const refused = idProblem(compiled, row.idString);
    if (refused) return refused;
    if (!isSound(compiled)) return faulty(compiled.diagnostics);
    const source = draft.source && { fileName: draft.sourceName ?? 'form.xlsx', bytes: draft.source };
    return { ...(await readyToStore(files, compiled)), xformId: row.id, savedAt: draft.savedAt.getTime(), source };
  };

/** What was compiled is what is deployed: somebody who saved the draft in between is not passed over. */
export const deployForm = (context: Context) =>
  prepared<Operation, Prepared>({
    prepare: prepare(context),
    act: async ({ db, who, audit }, ready) => {
      const { xformId, compiled } = ready;
      const row = await heldXform(db, who, { id: xformId });
      if (row instanceof Problem) return row;
      const draft = await draftOf(db, xformId);
      if (!draft) return problem('form.not-a-draft');
      if (draft.savedAt.getTime() !== ready.savedAt) return problem('record.conflict');
      const from = row.version === null ? null : { xformId, number: row.version };
      const number = (row.version ?? 0) + 1;
      await storeVersion(db, ready, { xformId, from, number, source: ready.source, userId: who.userId });
      await settleDesign(db, xformId, number);
      await audit({
        action: 'deploy',
        entity: 'xform',
        entityId: xformId,
        before: { state: row.state, version: row.version },
        after: { state: 'deployed', version: number, called: compiled.facts.version },
      });
      const after = (await xformById(db, xformId)) as XformRow;
      return { data: { ...xformView(who, after), warnings: warningsIn(compiled.diagnostics) } };
    },
  });
