import { forms } from '@msurvey/contract';
import { problemText } from '@msurvey/domain';
import type { Diagnostic } from '@msurvey/xlsform';
import type { Context } from '#context.ts';
import type { Db } from '#db/tables.ts';
import { keepFile } from '#external/stored-files.ts';
import { type Call, prepared, type Reply } from '#http/call.ts';
import { Problem } from '#problem/problem.ts';
import type { Compiled } from '../compile/index.ts';
import { changedPaths, type Difference, withHeld } from '../compile/difference.ts';
import { dataHolder } from '../data-holder.ts';
import { ownXform } from '../library/find-xform.ts';
import { draftOf } from '../design/draft.ts';
import { versionModel, versionTexts } from '../library/version.queries.ts';
import { xformByIdString, type XformRow } from '../library/xform.queries.ts';
import { diagnosticView } from '../library/xform.view.ts';
import { currentMedia } from '../media/media.queries.ts';
import { fieldsOf, readForm } from './read-form.ts';
import { idProblem } from './replace-form.ts';

type Operation = (typeof forms)['checkForm'];
const FIELDS = forms.checkForm.upload.fields;
const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Checked {
  compiled: Compiled;
  replaced: XformRow | null;
  identity: Diagnostic[];
}

export async function heldDifference(db: Db, xformId: number, difference: Difference) {
  const paths = changedPaths(difference);
  const held = paths.length > 0 ? await dataHolder().heldAnswers(db, xformId, paths) : new Map<string, number>();
  return withHeld(difference, held);
}

const baseModel = async (db: Db, row: XformRow) =>
  row.version === null ? (await draftOf(db, row.id))?.model : versionModel(db, row.id, row.version);

/** What the library has against the id, told like a fault of the cell it stands in. */
async function identityFaults({ db, language }: Call<Operation>, { facts }: Compiled, replaced: XformRow | null) {
  const refused = replaced
    ? idProblem({ facts }, replaced.idString)
    : (await xformByIdString(db, facts.idString))
      ? new Problem('form.id-taken', { idString: facts.idString })
      : undefined;
  if (!refused) return [];
  const message = problemText(language, refused.code, refused.values);
  const place = facts.namesItself ? { sheet: 'settings', row: 2, column: 'form_id' } : {};
  return [{ code: refused.code, severity: 'error', message, ...place } satisfies Diagnostic];
}

async function check(call: Call<Operation>): Promise<Checked | Problem> {
  const { db, who, upload } = call;
  const fields = fieldsOf(FIELDS, upload);
  if (fields instanceof Problem) return fields;
  const replaced = fields.id_string === null ? null : await ownXform(db, who, { idString: fields.id_string });
  if (replaced instanceof Problem) return replaced;
  const [takenVersions, base] = replaced
    ? await Promise.all([versionTexts(db, replaced.id), baseModel(db, replaced)])
    : [[], undefined];
  const compiled = await readForm(upload, { fallback: replaced ?? undefined, takenVersions, base, annotate: true });
  if (compiled instanceof Problem) return compiled;
  return { compiled, replaced, identity: await identityFaults(call, compiled, replaced) };
}

/** A dry run: nothing is stored but, for its author, the workbook with the faults in their cells. */
export const checkForm = (context: Context) =>
  prepared<Operation, Checked>({
    prepare: check,
    act: async ({ db, who, upload }, { compiled, replaced, identity }): Promise<Reply<Operation>> => {
      const { facts, annotated, difference } = compiled;
      const name = `${upload.fileName.replace(/\.[^.]*$/, '')}-faults.xlsx`;
      const file = annotated && { ownerId: who.userId, name, mediaType: XLSX_TYPE, bytes: annotated };
      const diagnostics = [...compiled.diagnostics, ...identity].map(diagnosticView);
      const kept = replaced?.version ? await currentMedia(db, replaced.id, replaced.version) : [];
      const names = new Set(kept.map((media) => media.name));
      return {
        data: {
          ok: !diagnostics.some((d) => d.severity === 'error'),
          idString: facts.idString,
          title: facts.title,
          questionCount: facts.questionCount,
          languages: facts.languages,
          diagnostics,
          annotated: file && (await keepFile(context, db, file)),
          difference: replaced && difference ? await heldDifference(db, replaced.id, difference) : null,
          baseVersion: replaced?.version ?? null,
          media: facts.media.map((needed) => ({ ...needed, kept: names.has(needed.name) })),
        },
      };
    },
  });
