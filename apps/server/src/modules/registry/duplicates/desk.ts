import type { registry } from '@msurvey/contract';
import type { DuplicateReason } from '@msurvey/domain';
import { may } from '@msurvey/domain';
import type { Call } from '#http/call.ts';
import { sightOf } from '../sight/sight.ts';
import { comparedMembers, countPairs, listMerges, listPairs, type PairRow } from './compared.queries.ts';
import { comparedView } from './compared.view.ts';

type Op<K extends keyof typeof registry> = Call<(typeof registry)[K]>;

const cursorOf = ({ score, firstId, secondId }: PairRow) => `${score}-${firstId}-${secondId}`;
function readCursor(text: string | null | undefined): [number, string, string] | null {
  const [score = '', first = '', second = ''] = text?.split('-') ?? [];
  return text ? [Number(score), first, second] : null;
}

export async function duplicatePairs(call: Op<'duplicatePairs'>) {
  const { db, body, who, language } = call;
  const { limit, union_id, score } = body;
  const sight = await sightOf(call, 'people');
  const unionId = union_id && union_id > 0 ? union_id : null;
  const filter = {
    sight,
    unionId,
    least: Math.round(score * 100),
    after: readCursor(body.after),
    limit: limit + 1,
  };
  const [found, count] = await Promise.all([listPairs(db, filter), countPairs(db, sight)]);
  const pairs = found.slice(0, limit);
  const people = await comparedMembers(
    db,
    sight.projectId,
    pairs.flatMap((pair) => [pair.firstId, pair.secondId]),
    language,
  );
  const last = pairs.at(-1);
  return {
    data: pairs.flatMap((pair) => {
      const [first, second] = [people.get(pair.firstId), people.get(pair.secondId)];
      if (!first || !second) return [];
      const reasons = pair.reasons as DuplicateReason[];
      return [{ score: pair.score / 100, reasons, first: comparedView(first), second: comparedView(second) }];
    }),
    meta: {
      count,
      next: found.length > limit && last ? cursorOf(last) : null,
      can: { merge: !sight.isArchived && may(who, 'Member Register/Edit') },
    },
  };
}

export async function memberMerges(call: Op<'memberMerges'>) {
  const { db, body, language } = call;
  const sight = await sightOf(call, 'people');
  const { rows, count } = await listMerges(db, sight, body);
  const people = await comparedMembers(
    db,
    sight.projectId,
    rows.flatMap((row) => [row.keptId, row.mergedId]),
    language,
  );
  const person = (id: number) => {
    const row = people.get(id);
    return row ? comparedView(row) : null;
  };
  return {
    data: rows.map(({ mergeId, keptId, mergedId, mergedBy, mergedAt }) => ({
      mergeId,
      kept: person(keptId),
      merged: person(mergedId),
      mergedBy,
      mergedAt: mergedAt.toISOString(),
    })),
    meta: { count },
  };
}
