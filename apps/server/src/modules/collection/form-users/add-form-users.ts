import type { formUsers } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { fieldProblem } from '#problem/problem.ts';
import { keyOf } from './form-key.ts';
import { formAnnouncement, insertFormUsers, unfitForForm } from './form-user-change.queries.ts';
import { formUserText } from './form-user-text.ts';

type Add = Call<(typeof formUsers)['addFormUsers']>;

/** Nobody is notified of having added themselves. */
async function tell({ jobs }: Context, { db, form, who, language }: Add, added: number[]): Promise<void> {
  const userIds = added.filter((id) => id !== who.userId);
  if (userIds.length === 0) return;
  const { form: title, organization } = await formAnnouncement(db, keyOf(form), who.organizationId);
  const role = who.roles[0]?.name;
  await jobs.enqueue(db, 'notify', {
    userIds,
    message: formUserText(language, title),
    projectId: form.projectId,
    formTitle: title,
    organizationName: organization,
    path: `/project/${form.projectId}/form/${form.id}/${form.xformId}`,
    ...(role ? { roleName: role } : {}),
  });
}

/** Whoever has the form already stays unchanged. */
export async function addFormUsers(context: Context, call: Add) {
  const { db, body, form, who, audit } = call;
  const key = keyOf(form);
  const unfit = await unfitForForm(db, key, body.userIds);
  if (unfit.length > 0) return fieldProblem('userIds', 'form.user-not-in-team');
  const added = await insertFormUsers(db, key, body.userIds, who.userId);
  if (added.length > 0) {
    const after = { users: added };
    await audit({ action: 'add-users', entity: 'form', entityId: form.id, projectId: form.projectId, after });
    await tell(context, call, added);
  }
  return { data: { added: added.length } };
}
