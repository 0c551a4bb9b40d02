import type { registry } from '@msurvey/contract';
import { duplicateKeys, type Similarity, similarity } from '@msurvey/domain';
import type { Call } from '#http/call.ts';
import { sightOf } from '../sight/sight.ts';
import { comparedMembers } from './compared.queries.ts';
import { comparedView } from './compared.view.ts';
import { LEAST_SCORE } from './pair-members.ts';
import { keyHolders, neighbours } from './pair.queries.ts';

const MOST_SHOWN = 10;

type Likely = Call<(typeof registry)['likelyDuplicates']>;

/**
 * Before somebody is saved: who shares a telephone, a card, or the sound of the names with them, and whoever in their union has
 * a name like theirs, so that a father's name that was left out hides nobody.
 */
export async function likelyDuplicates(call: Likely) {
  const { db, body, language } = call;
  const { projectId: _, instance, ...person } = body;
  const sight = await sightOf(call, 'people');
  const [holders, near] = await Promise.all([
    keyHolders(db, sight, duplicateKeys(person)),
    person.unionId ? neighbours(db, sight, person.unionId, person.name, person.nameBn) : [],
  ]);
  const likeness = new Map<number, Similarity>();
  for (const other of [...holders, ...near]) {
    if (other.instanceId === instance) continue;
    const found = similarity(person, other);
    if (found.score >= LEAST_SCORE) likeness.set(other.id, found);
  }
  const likeliest = [...likeness].sort(([a, x], [b, y]) => y.score - x.score || a - b).slice(0, MOST_SHOWN);
  const rows = await comparedMembers(
    db,
    sight.projectId,
    likeliest.map(([id]) => id),
    language,
  );
  return {
    data: likeliest.flatMap(([id, { score, reasons }]) => {
      const row = rows.get(id);
      return row ? [{ ...comparedView(row), score, reasons }] : [];
    }),
  };
}
