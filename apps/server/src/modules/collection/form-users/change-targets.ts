import type { formUsers } from '@msurvey/contract';
import { evenShares, leftOfTarget } from '@msurvey/domain';
import type { Call } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { collectedWith } from './collected.queries.ts';
import { keyOf } from './form-key.ts';
import { type HeldTarget, holdFormTarget, holdTargets, updateTargets } from './form-user-change.queries.ts';

type Operations = typeof formUsers;

type Noted = { before: readonly HeldTarget[]; after: Record<string, unknown> };
const note = (
  { audit, form }: Pick<Call<Operations['setTargets']>, 'audit' | 'form'>,
  action: 'set-targets' | 'distribute-target',
  noted: Noted,
) =>
  audit({
    action,
    entity: 'form',
    entityId: form.id,
    projectId: form.projectId,
    before: {
      targets: noted.before.map(({ userId, targetValue, targetDate }) => ({ userId, targetValue, targetDate })),
    },
    after: noted.after,
  });

/** The same target for one user or for several. */
export async function setTargets({ db, body, form, audit }: Call<Operations['setTargets']>) {
  const { targetValue, targetDate } = body.targetSetting;
  const users = [...new Set(body.users)];
  const held = await holdTargets(db, keyOf(form), users);
  if (held.length < users.length) return problem('record.not-found');
  const targets = users.map((userId) => ({ userId, value: targetValue }));
  await updateTargets(db, keyOf(form), targets, targetDate);
  await note({ audit, form }, 'set-targets', { before: held, after: { users, targetValue, targetDate } });
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
  const left = leftOfTarget(target, await collectedWith(db, key));
  if (left === 0) return problem('form.nothing-left');
  const shares = evenShares(left, active.length);
  const targets = active.map(({ userId }, i) => ({ userId, value: shares[i] ?? 0 }));
  await updateTargets(db, key, targets, body.targetDate);
  const after = { left, targets, targetDate: body.targetDate };
  await note({ audit, form }, 'distribute-target', { before: active, after });
  return { data: { users: active.length, distributed: left } };
}
