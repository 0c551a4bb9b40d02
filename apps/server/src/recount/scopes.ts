import type { Raw } from './raw.ts';

const TYPES = ['training', 'input', 'demonstration', 'infrastructure', 'event', 'other'];
const PROGRAMMES = ['SACP', 'RAINS'];
/** Works without a sub-activity, by the kind of their form; the general form's are of type other. */
const KINDS: Readonly<Record<string, { workId: number; type: string }>> = {
  training: { workId: -1, type: 'training' },
  input: { workId: -2, type: 'input' },
  demonstration: { workId: -3, type: 'demonstration' },
  infrastructure: { workId: -4, type: 'infrastructure' },
  // No form is for events alone, as it is; works are numbered as their types are.
  event: { workId: -5, type: 'event' },
  activity: { workId: -6, type: 'other' },
};

export interface Catalogue {
  /** What an activity counts as: its sub-activity where the catalogue has it, else the kind of its form. */
  workOf(subActivityId: number | null, kind: string): { workId: number; type: string };
  /** Null: the catalogue does not have it. */
  known(subActivityId: number | null): number | null;
  /** The sets of works, over which people are counted once, that a work is in. */
  scopesOf(workId: number): readonly number[];
  works(): IterableIterator<number>;
}

export function catalogueOf({ subActivities }: Pick<Raw, 'subActivities'>): Catalogue {
  const types = new Map<number, string>();
  const scopes = new Map<number, readonly number[]>();
  for (const { id, type, programme } of subActivities) {
    const ofType = -10 * (TYPES.indexOf(type) + 1);
    types.set(id, type);
    scopes.set(id, [id, ofType, ofType - 1 - PROGRAMMES.indexOf(programme)]);
  }
  for (const { workId, type } of Object.values(KINDS)) scopes.set(workId, [-10 * (TYPES.indexOf(type) + 1)]);
  return {
    known: (id) => (id !== null && types.has(id) ? id : null),
    workOf: (subActivityId, kind) => {
      const type = subActivityId === null ? undefined : types.get(subActivityId);
      if (subActivityId !== null && type !== undefined) return { workId: subActivityId, type };
      return KINDS[kind] ?? { workId: 0, type: '' };
    },
    scopesOf: (workId) => scopes.get(workId) ?? [],
    works: () => scopes.keys(),
  };
}
