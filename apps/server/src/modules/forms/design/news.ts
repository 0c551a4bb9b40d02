import type { DesignChange, forms } from '@msurvey/contract';
import type { Call } from '#http/call.ts';
import { Problem, problem } from '#problem/problem.ts';
import { ownXform } from '../library/find-xform.ts';
import * as queries from './design.queries.ts';
import { loadDesign } from './load-design.ts';

type FollowCall = Call<(typeof forms)['followDesign']>;

/** Every change since the version of the caller, and who else is there; tells the others where the caller is. */
export async function newsSince({
  db,
  who,
  body,
}: Pick<FollowCall, 'db' | 'who'> & { body: Omit<FollowCall['body'], 'epoch'> }) {
  await queries.markDesigner(db, body.id, who.userId, body.at ?? null);
  const changes = await queries.changesSince(db, body.id, body.version);
  const others = await queries.otherDesigners(db, body.id, who.userId);
  return {
    data: {
      version: changes.at(-1)?.version ?? body.version,
      changes: changes.map(({ at, operations, ...change }) => ({
        ...change,
        operations: operations as DesignChange['operations'],
        at: at.toISOString(),
      })),
      others: others.map(({ name, seenAt, ...other }) => ({
        ...other,
        name: name ?? '',
        seenAt: seenAt.toISOString(),
      })),
    },
  };
}

/** Being seen is no change of the form: it leaves no line in the log. */
export async function followDesign(call: FollowCall) {
  const { db, who, body } = call;
  const row = await ownXform(db, who, { id: body.id });
  if (row instanceof Problem) return row;
  const design = await loadDesign(db, row);
  if (design instanceof Problem) return design;
  if (design.epoch !== body.epoch || body.version > design.version) return problem('record.conflict');
  return newsSince(call);
}
