import type { formUsers } from '@msurvey/contract';
import { shareOutTarget } from '@msurvey/domain';
import type { Call } from '#http/call.ts';
import { problem } from '#http/problem.ts';
import { keyOf } from './form-key.ts';
import { type HeldTarget, holdFormTarget, holdTargets, updateTargets } from './form-user-change.queries.ts';

type Operations = typeof formUsers;

const asBefore = (held: readonly HeldTarget[]) =>
  held.map(({ userId, targetValue, targetDate }) => ({ userId, targetValue, targetDate }));

/** The same target for one user or for several. */
export async function setTargets({ db, body, form, audit }: Call<Operations['setTargets']>) {
  const { targetValue, targetDate } = body.targetSetting;
  const users = [...new Set(body.users)];
  const held = await holdTargets(db, keyOf(form), users);
  if (held.length < users.length) return problem('record.not-found');
  const targets = users.map((userId) => ({ userId, value: targetValue }));
  await updateTargets(db, keyOf(form), targets, targetDate);
  await audit({
    action: 'set-targets',
    entity: 'form',
    entityId: form.id,
    projectId: form.projectId,
    before: { targets: asBefore(held) },
    after: { users, targetValue, targetDate },
  });
  return { data: { changed: held.length } };
}

/** Shares out what is left of the form's target over its active users. */
export async function distributeTargets({ db, body, form, audit }: Call<Operations['distributeTargets']>) {
  const key = keyOf(form);
  const target = await holdFormTarget(db, key);
  if (target === null) return problem('form.no-target');
  const held = await holdTargets(db, key, null);
  const active = held.filter((user) => user.isActive);
  if (active.length === 0) return problem('form.no-active-user');
  const shares = shareOutTarget(target, held);
  const targets = active.map(({ userId }, i) => ({ userId, value: shares[i] ?? 0 }));
  await updateTargets(db, key, targets, body.targetDate);
  await audit({
    action: 'distribute-target',
    entity: 'form',
    entityId: form.id,
    projectId: form.projectId,
    before: { targets: asBefore(active) },
    after: { targets, targetDate: body.targetDate },
  });
  return { data: { users: active.length, distributed: shares.reduce((sum, share) => sum + share, 0) } };
}
