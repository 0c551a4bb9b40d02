import type { forms } from '@msurvey/contract';
import type { Call } from '#http/call.ts';
import { Problem, problem } from '#problem/problem.ts';
import { seesAll } from '#modules/access/index.ts';
import { ownsXform } from '../form.policy.ts';
import { heldXform } from './find-xform.ts';
import { holdXform, setDeleted, type Use, usesOf, xformById, type XformRow } from './xform.queries.ts';
import { RESTORABLE_DAYS } from './xform-list.queries.ts';
import { xformView } from './xform.view.ts';

const NAMED = 5;

/** Projects by name as far as one may know of them; the others, and those beyond the first few, are a number. */
function projectNames(uses: readonly Use[], everything: boolean): string {
  const named = uses.filter((use) => everything || use.isKnown).slice(0, NAMED);
  const more = uses.length - named.length;
  return [...named.map((use) => use.project), ...(more > 0 ? [`+${more}`] : [])].join(', ');
}

export async function deleteForm({ db, who, body, audit }: Call<(typeof forms)['deleteForm']>) {
  const row = await heldXform(db, who, { id: body.formId });
  if (row instanceof Problem) return row;
  const uses = await usesOf(db, row.id, who.userId);
  const holding = uses.filter((use) => use.submissions > 0);
  const count = holding.reduce((sum, use) => sum + use.submissions, 0);
  if (count > 0) return problem('form.has-data', { count, projects: projectNames(holding, seesAll(who)) });
  if (uses.length > 0) return problem('form.in-use', { projects: projectNames(uses, seesAll(who)) });
  const deletedAt = (await setDeleted(db, row.id, who.userId)) as Date;
  await audit({
    action: 'delete',
    entity: 'xform',
    entityId: row.id,
    before: { idString: row.idString, title: row.title, state: row.state, version: row.version },
  });
  return { data: { id: row.id, deletedAt: deletedAt.toISOString() } };
}

const isRestorable = ({ deletedAt }: XformRow) =>
  deletedAt !== null && Date.now() - deletedAt.getTime() < RESTORABLE_DAYS * 24 * 60 * 60_000;

export async function restoreForm({ db, who, body, audit }: Call<(typeof forms)['restoreForm']>) {
  await holdXform(db, body.formId);
  const row = await xformById(db, body.formId);
  if (!row || !ownsXform(who, row.organizationId) || !isRestorable(row)) return problem('record.not-found');
  await setDeleted(db, row.id, null);
  const after = { idString: row.idString, title: row.title };
  await audit({ action: 'restore', entity: 'xform', entityId: row.id, after });
  return { data: xformView(who, { ...row, deletedAt: null }) };
}
