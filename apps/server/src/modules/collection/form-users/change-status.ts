import type { formUsers } from '@msurvey/contract';
import type { Call } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { keyOf } from './form-key.ts';
import { formUser, targetFacts } from './form-user.queries.ts';
import { formUserView } from './form-user.view.ts';
import { setActive } from './form-user-change.queries.ts';

/** Sent twice, it is done once. */
export async function changeStatus({ db, body, form, audit }: Call<(typeof formUsers)['setFormUserStatus']>) {
  const { userId, isActive } = body;
  const key = keyOf(form);
  const before = await setActive(db, key, userId, isActive);
  const row = before === undefined ? undefined : await formUser(db, key, userId);
  if (!row) return problem('record.not-found');
  if (before !== isActive)
    await audit({
      action: 'change-user-status',
      entity: 'form',
      entityId: form.id,
      projectId: form.projectId,
      before: { userId, isActive: before },
      after: { userId, isActive },
    });
  return { data: formUserView(row, await targetFacts(db, key)) };
}
