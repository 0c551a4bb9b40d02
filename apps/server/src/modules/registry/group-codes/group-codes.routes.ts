import type { registry } from '@msurvey/contract';
import { groupCodeKey } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { Problem, problem } from '#problem/problem.ts';
import { groupListAbilities } from '../groups/group.policy.ts';
import { type Sight, sightOf } from '../sight/sight.ts';
import { codeTaken } from './code-taken.ts';
import { comparedGroups } from './compared-groups.ts';
import { comparedGroupView } from './compared-group.view.ts';
import * as queries from './pair.queries.ts';

type Op<K extends keyof typeof registry> = Call<(typeof registry)[K]>;

/** A code is one group's in the whole project: whoever may not look at that group still learns that the code is taken. */
export async function groupCodeHolder(call: Op<'groupCodeHolder'>) {
  const { db, body } = call;
  const sight = await sightOf(call, 'people');
  const key = groupCodeKey(body.code);
  const holder = key === null ? undefined : await codeTaken(db, sight.projectId, key, body.instance ?? null);
  if (!holder) return { data: null };
  const { id, name, nameBn, code } = holder;
  const canOpen = await queries.isGroupSeen(db, sight, id);
  return { data: { id: String(id), name, nameBn, groupCode: code, canOpen } };
}

export const groupPairs =
  ({ files }: Pick<Context, 'files'>) =>
  async (call: Op<'groupPairs'>) => {
    const { db, body, who, language } = call;
    const { limit } = body;
    const sight = await sightOf(call, 'people');
    const [first = '', second = ''] = body.after?.split('-') ?? [];
    const [found, count] = await Promise.all([
      queries.listGroupPairs(db, sight, body.after ? [first, second] : null, limit + 1),
      queries.countGroupPairs(db, sight),
    ]);
    const pairs = found.slice(0, limit);
    const ids = pairs.flatMap((pair) => [pair.firstId, pair.secondId]);
    const groups = await comparedGroups({ db, files }, sight.projectId, ids, language);
    const last = pairs.at(-1);
    const { isArchived } = sight;
    return {
      data: pairs.flatMap((pair) => {
        const [a, b] = [groups.get(pair.firstId), groups.get(pair.secondId)];
        return a && b
          ? [{ first: comparedGroupView(a, who, isArchived), second: comparedGroupView(b, who, isArchived) }]
          : [];
      }),
      meta: {
        count,
        next: found.length > limit && last ? `${last.firstId}-${last.secondId}` : null,
        can: { decide: groupListAbilities(who, isArchived).edit },
      },
    };
  };

type Two = readonly [number, number];

/** Both are there for whoever decides, and are two. */
async function holdTwo({ db, body }: Op<'distinctGroups'> | Op<'undoDistinctGroups'>, sight: Sight) {
  const { firstId, secondId } = body;
  if (firstId === secondId) return problem('member.merge-same');
  const rows = await queries.holdGroups(db, sight, [Number(firstId), Number(secondId)]);
  const [a, b] = rows;
  if (!a || !b) return problem('record.not-found');
  const keys = [...new Set(rows.flatMap((row) => row.codeKey ?? []))];
  return { pair: [a.id, b.id] as Two, keys };
}

/** Sent twice, it is said once. */
export async function distinctGroups(call: Op<'distinctGroups'>) {
  const { db, who, audit } = call;
  const sight = await sightOf(call, 'people');
  const { projectId } = sight;
  const two = await holdTwo(call, sight);
  if (two instanceof Problem) return two;
  if (!(await queries.insertGroupDistinct(db, projectId, two.pair, who.userId))) return;
  await queries.deriveGroupPairs(db, projectId, two.keys);
  const [entityId, other] = two.pair;
  await audit({ action: 'tell-apart', entity: 'group', entityId, projectId, after: { other } });
}

export async function undoDistinctGroups(call: Op<'undoDistinctGroups'>) {
  const { db, audit } = call;
  const sight = await sightOf(call, 'people');
  const { projectId } = sight;
  const two = await holdTwo(call, sight);
  if (two instanceof Problem) return two;
  if (!(await queries.deleteGroupDistinct(db, projectId, two.pair))) return problem('record.not-found');
  await queries.deriveGroupPairs(db, projectId, two.keys);
  const [entityId, other] = two.pair;
  await audit({ action: 'undo-tell-apart', entity: 'group', entityId, projectId, before: { other } });
}
