import { JOINED, JOINED_IN } from '../content/shares.ts';
import { dayOf } from './calendar.ts';
import { divide, fall, fraction, scatter } from './chance.ts';
import type { DemoUnion, Programme } from './places.ts';

export interface DemoGroup {
  /** Its number, from 0. */
  g: number;
  programme: Programme;
  type: string;
  union: DemoUnion;
  formedOn: number;
  /** The number of its first member; the others follow. */
  first: number;
  size: number;
}

/** How large a demonstration is, and on what day it is made. */
export interface Scale {
  unions: readonly DemoUnion[];
  groups: number;
  members: number;
  today: number;
}

export interface Layout {
  today: number;
  groups: readonly DemoGroup[];
  members: number;
}

const RAINS_SHARE = 0.32;
/** From a group is formed until its first members are registered. */
const BEFORE_JOINING = 40;
const [SMALLEST, LARGEST] = [12, 30];

const SACP_TYPES = [
  'farmer',
  'farmer',
  'farmer',
  'business_school',
  'farmer',
  'farmer',
  'water_user',
  'farmer',
  'farmer',
  'producer',
  'farmer',
  'farmer',
  'seed',
  'farmer',
  'farmer',
];
const RAINS_TYPES = ['producer', 'producer', 'producer', 'seed', 'producer', 'producer', 'producer', 'producer'];

/** When the k-th of so many groups was formed: as people joined over the years, nothing after today. */
function formedOn(programme: Programme, at: number, today: number): number {
  const year = new Date(today * 86_400_000).getUTCFullYear();
  const passed = (today - dayOf(year, 1, 1)) / 366;
  const joined = JOINED[programme].map(([of, share]) => (of < year ? share : of === year ? share * passed : 0));
  const first = joined.some((share) => share > 0) ? joined : JOINED[programme].map((_, i) => (i === 0 ? 1 : 0));
  const { index, within } = fall(first, at);
  const of = JOINED[programme][index]?.[0] ?? year;
  const months = JOINED_IN.map((share, month) => {
    // RAINS begins in July of its first year; what is not over yet is not there.
    if (programme === 2 && index === 0 && month < 8) return 0;
    return of === year && dayOf(year, month + 1, 28) > today - BEFORE_JOINING / 2 ? 0 : share;
  });
  const month = fall(months.some((share) => share > 0) ? months : [1], within);
  return Math.min(
    dayOf(of, month.index + 1, 1 + Math.floor(month.within * 27)) - BEFORE_JOINING,
    today - BEFORE_JOINING,
  );
}

/** Every district has its groups; within one, unions by their members. */
function placesOf(unions: readonly DemoUnion[], programme: Programme, count: number): DemoUnion[] {
  const its = unions.filter((union) => union.members[programme] > 0);
  const districts = [...new Set(its.map((union) => union.district))];
  const unionsOf = districts.map((district) => its.filter((union) => union.district === district));
  const weights = unionsOf.map((list) => list.reduce((sum, union) => sum + union.members[programme], 0));
  const base = count >= districts.length * 1.2 ? 1 : 0;
  const more = divide(weights, count - base * districts.length);
  return unionsOf.flatMap((list, i) => {
    const each = base + (more[i] ?? 0);
    const shares = list.map((union) => union.members[programme]);
    return Array.from({ length: each }, (_, k) => list[fall(shares, (k + 0.5) / each).index] as DemoUnion);
  });
}

function sizesOf(groups: number, members: number): number[] {
  const mean = members / groups;
  const sizes = Array.from({ length: groups }, (_, g) => {
    const size = Math.round(mean - 6 + (scatter(g, 90) % 13));
    return mean >= SMALLEST && mean <= LARGEST ? Math.min(LARGEST, Math.max(SMALLEST, size)) : Math.floor(mean);
  });
  let rest = members - sizes.reduce((sum, size) => sum + size, 0);
  const fits = (size: number) => mean < SMALLEST || mean > LARGEST || (size >= SMALLEST && size <= LARGEST);
  for (let round = 0; rest !== 0 && round < members * 40; round++) {
    const [g, by] = [round % groups, Math.sign(rest)];
    if (!fits((sizes[g] as number) + by)) continue;
    sizes[g] = (sizes[g] as number) + by;
    rest -= by;
  }
  return sizes;
}

/** The groups of a programme of some size, in the order in which they were formed: the same ones every time. */
export function layOut({ unions, groups, members, today }: Scale): Layout {
  if (groups === 0) return { today, groups: [], members: 0 };
  const rains = Math.round(groups * RAINS_SHARE);
  const of = (programme: Programme, count: number) => {
    const places = placesOf(unions, programme, count)
      .map((union, i) => [scatter(i, 91 + programme), union] as const)
      .sort((a, b) => a[0] - b[0]);
    return places.map(([, union], k) => ({
      programme,
      union,
      type: (programme === 1 ? SACP_TYPES : RAINS_TYPES)[
        k % (programme === 1 ? SACP_TYPES : RAINS_TYPES).length
      ] as string,
      formedOn: formedOn(programme, (k + fraction(k, 94)) / count, today),
    }));
  };
  const all = [...of(1, groups - rains), ...of(2, rains)].sort(
    (a, b) => a.formedOn - b.formedOn || a.union.union - b.union.union,
  );
  const sizes = sizesOf(groups, members);
  let first = 0;
  const laid = all.map((group, g) => {
    const size = sizes[g] as number;
    first += size;
    return { ...group, g, size, first: first - size };
  });
  return { today, groups: laid, members };
}
