import type { registry } from '@msurvey/contract';
import type { Db } from '#db/tables.ts';
import type { Call } from '#http/call.ts';
import { Problem, problem } from '#problem/problem.ts';
import { changeMembers } from '../members/change-members.ts';
import { type Sight, sightOf } from '../sight/sight.ts';
import { holdMembers, holdMerge, insertDistinct, insertMerge, markUndone } from './merge.queries.ts';
import { deletePair } from './pair.queries.ts';

type Op<K extends keyof typeof registry> = Call<(typeof registry)[K]>;

/** Both are there, are two, and stand for themselves. */
async function holdTwo(db: Db, sight: Sight, first: string, second: string): Promise<[number, number] | Problem> {
  if (first === second) return problem('member.merge-same');
  const rows = await holdMembers(db, sight, [Number(first), Number(second)]);
  if (rows.length < 2) return problem('record.not-found');
  if (rows.some((row) => row.mergedInto !== null)) return problem('member.merged');
  return [Number(first), Number(second)];
}

/** Both records stay as they are; what was done with the merged one counts for the kept one from now on. */
export async function mergeMembers(call: Op<'mergeMembers'>) {
  const { db, body, who, audit } = call;
  const sight = await sightOf(call, 'people');
  const { projectId } = sight;
  const two = await holdTwo(db, sight, body.keptId, body.mergedId);
  if (two instanceof Problem) return two;
  const [keptId, mergedId] = two;
  let mergeId = 0;
  const insert = async () => {
    mergeId = await insertMerge(db, projectId, { keptId, mergedId }, who.userId);
  };
  await changeMembers(db, projectId, two, insert, { merging: true });
  await audit({
    action: 'merge',
    entity: 'member',
    entityId: keptId,
    projectId,
    after: { merged: mergedId, merge: mergeId },
  });
  return { data: { mergeId } };
}

/** Sent twice, it is said once. */
export async function distinctMembers(call: Op<'distinctMembers'>) {
  const { db, body, who, audit } = call;
  const sight = await sightOf(call, 'people');
  const { projectId } = sight;
  const two = await holdTwo(db, sight, body.firstId, body.secondId);
  if (two instanceof Problem) return two;
  const pair = [Math.min(...two), Math.max(...two)] as const;
  await deletePair(db, projectId, pair);
  if (await insertDistinct(db, projectId, pair, who.userId))
    await audit({ action: 'tell-apart', entity: 'member', entityId: pair[0], projectId, after: { other: pair[1] } });
}

/** Both stand for themselves again, each with its own history; what else was merged into either stays so. */
export async function undoMerge(call: Op<'undoMerge'>) {
  const { db, body, who, audit } = call;
  const { mergeId } = body;
  const sight = await sightOf(call, 'people');
  const { projectId } = sight;
  const merge = await holdMerge(db, projectId, mergeId);
  if (!merge || (await holdMembers(db, sight, [merge.keptId])).length === 0) return problem('record.not-found');
  const undo = () => markUndone(db, projectId, mergeId, who.userId);
  await changeMembers(db, projectId, [merge.keptId, merge.mergedId], undo, { merging: true });
  await audit({
    action: 'undo-merge',
    entity: 'member',
    entityId: merge.keptId,
    projectId,
    before: { merged: merge.mergedId, merge: mergeId },
  });
}
