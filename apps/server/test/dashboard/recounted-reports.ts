import { isMeant, lies, typeOf } from './recounted.ts';
import type { Filters } from './recounted.ts';
import type { Person, Told, Work } from './told.ts';

/** Approved works of a report, by plain loops over what was submitted. */
const heldIn = ({ works }: Told, filters: Filters, type?: string): Work[] =>
  works.filter(
    (one) =>
      one.state === 'approved' &&
      (type === undefined || typeOf(one) === type) &&
      isMeant(one, filters) &&
      lies(one.unit, filters),
  );
const sum = (works: readonly Work[], of: (one: Work) => number | undefined): number =>
  works.reduce((n, one) => n + (of(one) ?? 0), 0);

/** Heads of one sex: those listed, else those counted. */
const heads = ({ people }: Told, works: readonly Work[], sex: 'male' | 'female'): number =>
  sum(works, ({ who, counted }) =>
    who
      ? who.filter((key) => people.find((one) => one.key === key)?.sex === sex).length
      : counted?.[sex === 'male' ? 0 : 1],
  );
const attendances = (works: readonly Work[]): number =>
  sum(works, ({ who, counted = [0, 0] }) => who?.length ?? counted[0] + counted[1]);

const plots = (told: Told, works: readonly Work[]) => {
  const [area, production] = [sum(works, (one) => one.area), sum(works, (one) => one.quantity)];
  return {
    demonstrationCount: works.length,
    male_count: heads(told, works, 'male'),
    female_count: heads(told, works, 'female'),
    area,
    production,
    yield: area > 0 ? production / area : null,
  };
};

export function demonstrationsRecounted(told: Told, filters: Filters) {
  const held = heldIn(told, filters, 'demonstration');
  const kinds = ['fruits', 'vegetables', 'oilseeds', 'other', ''].filter((kind) =>
    held.some((one) => (one.kind ?? '') === kind),
  );
  return {
    report: kinds.map((kind) => {
      const ofKind = held.filter((one) => (one.kind ?? '') === kind);
      const crops = [...new Set(ofKind.map(({ crop = '' }) => crop))];
      return {
        kind,
        ...plots(told, ofKind),
        crops: crops.map((crop) => ({
          crop,
          ...plots(
            told,
            ofKind.filter((one) => (one.crop ?? '') === crop),
          ),
        })),
      };
    }),
    total: plots(told, held),
  };
}

const structures = (told: Told, works: readonly Work[]) => ({
  infrastructureCount: works.length,
  length: sum(works, (one) => one.length),
  households: sum(works, (one) => one.households),
  male_count: heads(told, works, 'male'),
  female_count: heads(told, works, 'female'),
});

export function structuresRecounted(told: Told, filters: Filters) {
  const held = heldIn(told, filters, 'infrastructure');
  const kinds = [...new Set(held.map(({ kind = '' }) => kind))];
  return {
    report: kinds.map((kind) => ({
      kind,
      ...structures(
        told,
        held.filter((one) => one.kind === kind),
      ),
    })),
    total: structures(told, held),
  };
}

const counts = (told: Told, works: readonly Work[]) => ({
  activityCount: works.length,
  attendances: attendances(works),
  male_count: heads(told, works, 'male'),
  female_count: heads(told, works, 'female'),
});

/** Who took part in these works, wherever they were held, and lives there: each once. */
function unique({ people }: Told, works: readonly Work[], filters: Filters): number {
  const standing = (key: string): Person | undefined => {
    const one = people.find((person) => person.key === key);
    return one?.mergedInto === undefined ? one : standing(one.mergedInto);
  };
  const took = new Set(works.flatMap(({ who = [] }) => who.map((key) => standing(key))));
  return [...took].filter((one) => one && !one.isRejected && lies(one.unit, filters)).length;
}

export function activitiesRecounted(told: Told, filters: Filters) {
  const held = heldIn(told, filters);
  const anywhere = heldIn(told, { ...filters, unit: -1 });
  const named = [...new Set(held.flatMap(({ sub }) => sub ?? []))].sort((a, b) => a - b);
  return {
    bySub: named.map((id) => {
      const works = held.filter(({ sub }) => sub === id);
      return {
        id,
        ...counts(told, works),
        // work that is counted has none, rather than 0
        quantity: sum(works, (one) => one.quantity ?? one.length) || null,
        uniqueBeneficiaries: unique(
          told,
          anywhere.filter(({ sub }) => sub === id),
          filters,
        ),
      };
    }),
    without: counts(
      told,
      held.filter(({ sub }) => sub === null),
    ),
    total: counts(told, held),
    /** What the sub-activities of an agency come to. */
    of: (subs: readonly number[]) =>
      counts(
        told,
        held.filter(({ sub }) => sub !== null && subs.includes(sub)),
      ),
  };
}
