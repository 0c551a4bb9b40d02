import type { forms } from '@msurvey/contract';
import { may } from '@msurvey/domain';
import type { Call, Handlers } from '#http/call.ts';
import { Problem, problem } from '#problem/problem.ts';
import { compileInThread } from '../compile/index.ts';
import { versionOf } from '../compile/identity.ts';
import { ownsXform } from '../form.policy.ts';
import { visibleXform } from '../library/find-xform.ts';
import { versionModel, versionTexts } from '../library/version.queries.ts';
import { diagnosticView } from '../library/xform.view.ts';
import { heldDifference } from '../upload/check-form.ts';
import { designCopy, designUpload } from './begin-design.ts';
import { draftOf } from './draft.ts';
import { loadDesign } from './load-design.ts';
import { followDesign } from './news.ts';
import { restoreDesign, saveDesign } from './save-design.ts';
import { designState, designVersions } from './states.ts';

async function openDesign({ db, who, body }: Call<(typeof forms)['openDesign']>) {
  const row = await visibleXform(db, who, { id: body.id });
  if (row instanceof Problem) return row;
  const design = await loadDesign(db, row);
  if (design instanceof Problem) return design;
  const { epoch, version, document } = design;
  const edit = ownsXform(who, row.organizationId) && may(who, 'Form/Edit');
  const { id, idString, title, hasDraft } = row;
  const can = { edit, deploy: edit && hasDraft };
  return { data: { id, idString, title, epoch, version, document, deployed: row.version, hasDraft, can } };
}

/** Nothing is stored: what deploying would do, in the same words as when a workbook replaces a form. */
async function designDifference({ db, who, body }: Call<(typeof forms)['designDifference']>) {
  const row = await visibleXform(db, who, { id: body.id });
  if (row instanceof Problem) return row;
  const draft = await draftOf(db, row.id);
  if (!draft) return problem('form.not-a-draft');
  const base = row.version === null ? undefined : await versionModel(db, row.id, row.version);
  const compiled = await compileInThread({
    source: { model: draft.model },
    fallback: row,
    now: versionOf(new Date()),
    takenVersions: await versionTexts(db, row.id),
    base,
  });
  if (compiled.kind === 'unreadable') return problem('upload.unreadable', { what: compiled.what });
  const { difference, diagnostics, facts } = compiled;
  return {
    data: {
      ok: compiled.parts !== null,
      diagnostics: diagnostics.map(diagnosticView),
      questionCount: facts.questionCount,
      difference: difference && (await heldDifference(db, row.id, difference)),
      baseVersion: row.version,
    },
  };
}

export const designHandlers = {
  designCopy,
  designUpload,
  openDesign,
  saveDesign,
  followDesign,
  designVersions,
  designState,
  restoreDesign,
  designDifference,
} satisfies Partial<Handlers<typeof forms>>;
