import type { access } from '@msurvey/contract';
import type { Call } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { inSight, outranks } from '../access.policy.ts';
import { releaseAccount } from '../sign-in-counts.queries.ts';
import { lockUser } from './user.queries.ts';
import { userRow } from './user-list.queries.ts';
import { userView } from './user.view.ts';

/** Failed sign-ins are forgotten: whoever was held up may try again at once. The password stays as it is. */
export async function unlockUser({ db, who, body, audit }: Call<(typeof access)['unlockUser']>) {
  const user = await lockUser(db, body.id, who);
  if (!user || !inSight(who, user.organizationId)) return problem('record.not-found');
  if (outranks(user, who)) return problem('user.exceeds-own');
  const held = await releaseAccount(db, user.id);
  if (held) await audit({ action: 'unlock', entity: 'user', entityId: user.id });
  return { data: userView(who, await userRow(db, user.id, who)) };
}
