import type { forms } from '@msurvey/contract';
import { apply, type FormDocument, type Operation } from '@msurvey/xlsform/edit';
import type { Db } from '#db/tables.ts';
import type { Call } from '#http/call.ts';
import { Problem, problem } from '#problem/problem.ts';
import { visibleXform } from '../library/find-xform.ts';
import { designMoments, inversesSince } from './design.queries.ts';
import { type Design, loadDesign } from './load-design.ts';

/** States that are listed at once. */
const PAGE = 50;
/** Behind every version. */
const NOW = 2_147_483_647;

export async function designVersions({ db, who, body }: Call<(typeof forms)['designVersions']>) {
  const row = await visibleXform(db, who, { id: body.id });
  if (row instanceof Problem) return row;
  const design = await loadDesign(db, row);
  if (design instanceof Problem) return design;
  // changes of a design that is over are no states of this one
  const moments = design.isKept ? await designMoments(db, row.id, body.before ?? NOW, PAGE + 1) : [];
  return {
    data: moments.slice(0, PAGE).map(({ at, ...moment }) => ({ ...moment, at: at.toISOString() })),
    meta: { hasMore: moments.length > PAGE },
  };
}

/** What undoes everything since a version. */
export async function backTo(db: Db, xformId: number, version: number): Promise<Operation[]> {
  const back = await inversesSince(db, xformId, version);
  return back.flatMap(({ inverse }) => inverse as Operation[]);
}

/** The document as it was. */
export async function documentAt(db: Db, xformId: number, design: Design, version: number): Promise<FormDocument> {
  if (version === design.version) return design.document;
  return apply(design.document, await backTo(db, xformId, version)).document;
}

export async function designState({ db, who, body }: Call<(typeof forms)['designState']>) {
  const row = await visibleXform(db, who, { id: body.id });
  if (row instanceof Problem) return row;
  const design = await loadDesign(db, row);
  if (design instanceof Problem) return design;
  if (design.epoch !== body.epoch) return problem('record.conflict');
  if (body.version > design.version) return problem('record.not-found');
  return { data: { version: body.version, document: await documentAt(db, row.id, design, body.version) } };
}
