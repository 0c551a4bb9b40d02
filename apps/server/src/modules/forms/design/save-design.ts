import type { forms } from '@msurvey/contract';
import {
  apply,
  type Change,
  type Conflict,
  conflicts,
  type FormDocument,
  type Operation,
  operationsOf,
  read,
  rebase,
  rowOf,
  sheetByKey,
} from '@msurvey/xlsform/edit';
import type { Call } from '#http/call.ts';
import { Problem, problem } from '#problem/problem.ts';
import { heldXform } from '../library/find-xform.ts';
import type { XformRow } from '../library/xform.queries.ts';
import * as queries from './design.queries.ts';
import { factsOf } from './document.ts';
import { type Design, loadDesign } from './load-design.ts';
import { newsSince } from './news.ts';
import { backTo, documentAt } from './states.ts';

type SaveCall = Call<(typeof forms)['saveDesign']>;
type RestoreCall = Call<(typeof forms)['restoreDesign']>;

/** More is no form, and every change of it would have to be read and written again. */
const MOST_ROWS = 20_000;
const MOST_CHARACTERS = 20_000_000;
/** Renaming looks at every row. */
const MOST_LOOKS = 5_000_000;

/** The form's design, which nobody else changes until this is done. */
async function hold(call: SaveCall | RestoreCall): Promise<{ row: XformRow; design: Design } | Problem> {
  const { db, who, body } = call;
  const row = await heldXform(db, who, { id: body.id });
  if (row instanceof Problem) return row;
  const design = await loadDesign(db, row);
  if (design instanceof Problem) return design;
  return design.epoch === body.epoch && body.version <= design.version ? { row, design } : problem('record.conflict');
}

const rowsIn = (document: FormDocument) => document.sheets.reduce((sum, { rows }) => sum + rows.length, 0);

const isRename = ({ op }: Operation) => op === 'rename' || op === 'rename-list';

/** Puts changes behind those that are kept. */
async function keep(call: SaveCall | RestoreCall, row: XformRow, design: Design, changes: readonly Change[]) {
  const { db, who, audit } = call;
  const renames = operationsOf(changes).filter(isRename).length;
  if (renames * rowsIn(design.document) > MOST_LOOKS) return problem('form.design-full');
  let { document, version } = design;
  const kept = changes.map(({ id, operations }): queries.NewChange => {
    const done = apply(document, operations);
    document = done.document;
    version++;
    return { version, id, operations, inverse: done.inverse };
  });
  if (rowsIn(document) > MOST_ROWS || JSON.stringify(document).length > MOST_CHARACTERS)
    return problem('form.design-full');
  if (!design.isKept) {
    const { epoch } = design;
    await queries.beginDesign(db, row.id, { epoch, basedOn: row.version, document: design.document });
  }
  const isSitting = await queries.isSitting(db, row.id, who.userId);
  await queries.keepDesign(db, row.id, document, kept, who.userId);
  await queries.touchDraft(db, row.id, who.userId);
  await queries.setDesignFacts(db, row.id, factsOf(document, row));
  if (!isSitting) await audit({ action: 'update', entity: 'xform', entityId: row.id, after: { draft: version } });
  return version;
}

/** What was kept since a version by changes that are not these. */
async function theirsSince({ db, body }: SaveCall, own: ReadonlySet<string>): Promise<Operation[]> {
  const rows = await queries.changesSince(db, body.id, body.version);
  return rows.filter(({ id }) => !own.has(id)).flatMap(({ operations }) => operations as Operation[]);
}

/** A place as people know it: the sheet, the name of the question or else its row, the column. */
function placeOf(document: FormDocument, { sheet: key, row: rowKey, column }: Conflict): string {
  const sheet = sheetByKey(document, key);
  const row = rowOf(sheet, rowKey);
  const name = sheet && row && read(sheet, key === 'choices' ? 'choices' : 'survey', row, 'name');
  const at = sheet && row ? String(sheet.rows.indexOf(row) + 2) : '';
  return [sheet?.name ?? key, name ?? at, column ?? ''].filter((part) => part !== '').join(' · ');
}

/** One error for each cell that both wrote. */
function conflictProblem(document: FormDocument, found: readonly Conflict[]): Problem {
  const faults = found.slice(0, 50).map((conflict) => ({
    text: 'form.design-cell' as const,
    values: { place: placeOf(document, conflict) },
    meta: { sheet: conflict.sheet, row: conflict.row, column: conflict.column ?? null },
  }));
  return new Problem('form.design-conflict', { first: faults[0]?.values.place ?? '' }, [], {}, faults);
}

export async function saveDesign(call: SaveCall) {
  const { db, body } = call;
  const held = await hold(call);
  if (held instanceof Problem) return held;
  const { row, design } = held;
  const changes = body.changes as Change[];
  const known = new Set(
    await queries.keptChanges(
      db,
      row.id,
      changes.map(({ id }) => id),
    ),
  );
  const fresh = changes.filter(({ id }, i) => !known.has(id) && changes.findIndex((other) => other.id === id) === i);
  if (fresh.length > 0) {
    const theirs = await theirsSince(call, new Set(changes.map(({ id }) => id)));
    const found = conflicts(operationsOf(fresh), theirs);
    if (found.length > 0) return conflictProblem(design.document, found);
    const before = theirs.length > 0 ? await documentAt(db, row.id, design, body.version) : design.document;
    const merged = fresh.map(({ id, operations }) => ({ id, operations: rebase(operations, theirs, before) }));
    const refused = await keep(call, row, design, merged);
    if (refused instanceof Problem) return refused;
  }
  return newsSince(call);
}

/** Every change since then is undone, by a change that can be undone itself. */
export async function restoreDesign(call: RestoreCall) {
  const { db, body } = call;
  const held = await hold(call);
  if (held instanceof Problem) return held;
  const { row, design } = held;
  if (body.to > design.version) return problem('record.not-found');
  const [known] = await queries.keptChanges(db, row.id, [body.changeId]);
  if (known === undefined && body.to < design.version) {
    const operations = await backTo(db, row.id, body.to);
    const refused = await keep(call, row, design, [{ id: body.changeId, operations }]);
    if (refused instanceof Problem) return refused;
  }
  return newsSince({ ...call, body: { ...body, at: null } });
}
