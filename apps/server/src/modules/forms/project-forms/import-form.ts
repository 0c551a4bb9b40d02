import type { forms } from '@msurvey/contract';
import type { Call } from '#http/call.ts';
import { fieldProblem, Problem, problem } from '#problem/problem.ts';
import { visibleXform } from '../library/find-xform.ts';
import { holdXform } from '../library/xform.queries.ts';
import { type FormRow, formRow } from './form.queries.ts';
import { formView } from './form.view.ts';
import { fitForForm, insertForm, insertFormUsers, titleTaken } from './import.queries.ts';
import { readerOf } from './reader.ts';

/** A form of the library comes into a project unpublished; nobody but the chosen people of the team is given it. */
export async function importForm({ db, who, body, audit }: Call<(typeof forms)['importForm']>) {
  const { project_id: projectId, form_title: title } = body;
  const found = await visibleXform(db, who, { idString: body.id_string });
  if (found instanceof Problem) return found;
  // Nobody deletes it while it comes into use.
  await holdXform(db, found.id, 'share');
  const xform = await visibleXform(db, who, { id: found.id });
  if (xform instanceof Problem) return xform;
  if (xform.state !== 'deployed') return problem('record.not-found');
  if (await titleTaken(db, projectId, title)) return fieldProblem('form_title', 'form.title-taken');
  const userIds = [...new Set(body.users)];
  const choice = { projectId, organizationIds: body.organizations, roleIds: body.roles };
  if ((await fitForForm(db, choice, userIds)) !== userIds.length) return fieldProblem('users', 'form.user-not-in-team');
  const id = await insertForm(db, { projectId, xformId: xform.id, title, createdBy: who.userId });
  await insertFormUsers(db, { projectId, formId: id, addedBy: who.userId }, userIds);
  await audit({
    action: 'import',
    entity: 'form',
    entityId: id,
    projectId,
    after: { xformId: xform.id, idString: xform.idString, title, version: xform.version, users: userIds },
  });
  return { data: formView(who, (await formRow(db, { projectId, id }, await readerOf(db, who, projectId))) as FormRow) };
}
