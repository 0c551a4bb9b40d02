import type { formUsers } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { fieldProblem } from '#http/problem.ts';
import { keyOf } from './form-key.ts';
import { formAnnouncement, insertFormUsers, unfitForForm } from './form-user-change.queries.ts';
import { givenText } from './given-text.ts';

type Add = Call<(typeof formUsers)['addFormUsers']>;

/** Of his own adding nobody needs to be told. */
async function tell({ jobs }: Context, { db, form, who, language }: Add, added: number[]): Promise<void> {
  const userIds = added.filter((id) => id !== who.userId);
  if (userIds.length === 0) return;
  const { form: title, organization } = await formAnnouncement(db, keyOf(form), who.organizationId);
  const role = who.roles[0]?.name;
  await jobs.enqueue(db, 'notify', {
    userIds,
    message: givenText(language, title),
    projectId: form.projectId,
    formTitle: title,
    organizationName: organization,
    ...(role ? { roleName: role } : {}),
  });
}

/** Whoever has the form already stays as he is. */
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
