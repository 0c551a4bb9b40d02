import type { Person } from './people.ts';
import type { Raw, RawMerge } from './raw.ts';

/** Who stands for a record: the last that is there of the merges that begin with it. */
export function standingIn(
  { merges }: Pick<Raw, 'merges'>,
  projectId: number,
  byId: ReadonlyMap<number, Person>,
): (person: Person) => Person {
  const merged = new Map<number, RawMerge>();
  for (const merge of merges) if (merge.projectId === projectId) merged.set(merge.mergedId, merge);
  if (merged.size === 0) return (person) => person;
  return (person) => {
    const path = [person];
    for (;;) {
      const last = path.at(-1) as Person;
      // A record that is not there ends the chain: who was merged into it stands until it comes back.
      const kept = byId.get(merged.get(last.id)?.keptId ?? 0);
      if (!kept) return last;
      const before = path.indexOf(kept);
      if (before < 0) {
        path.push(kept);
        continue;
      }
      // They go round in a circle: the newest of these merges is not followed.
      const madeAt = ({ id }: Person) => merged.get(id)?.id ?? 0;
      return path.slice(before).reduce((a, b) => (madeAt(b) > madeAt(a) ? b : a));
    }
  };
}
