import { HEADS, HOUSEHOLD_SIZES, LAND, REGISTERED } from '../content/shares.ts';
import { digits, fall, fraction, happens, pick, scatter, wholeBetween } from './chance.ts';
import type { DemoGroup } from './groups.ts';
import { VILLAGES } from './names.ts';

export type Sex = 'male' | 'female';

/** What everybody of a household has in common. */
export interface Household {
  /** Unknown of a few. */
  no: string | null;
  village: string;
  males: number;
  females: number;
  land: number | null;
  isEthnic: boolean;
}

/** Who of a household is a member: the first, and the husband or wife, and a grown child. */
export interface Registered {
  sex: Sex;
  /** Unknown where nothing was answered. */
  isHead: boolean | null;
  role: 'only' | 'husband' | 'wife' | 'child';
}

const VILLAGES_OF_A_UNION = 4;

/** Members of the household whose first member has number n; of at most so many. */
export function registeredOf({ programme }: DemoGroup, n: number, women: number, most: number): Registered[] {
  const shares = REGISTERED[programme];
  const count = Math.min(
    most,
    shares[
      fall(
        shares.map(([, share]) => share),
        fraction(n, 101),
      ).index
    ]?.[0] ?? 1,
  );
  const sex: Sex = happens(women, n, 102) ? 'female' : 'male';
  if (count === 1) {
    // Where a man is the head, the woman who is a member is not: the head is in no register then.
    return [{ sex, isHead: happens(HEADS[programme][sex], n, 103), role: 'only' }];
  }
  const headedByHer = happens(8, n, 104);
  const pair: Registered[] = [
    { sex: 'male', isHead: !headedByHer, role: 'husband' },
    { sex: 'female', isHead: headedByHer, role: 'wife' },
  ];
  const child: Registered = { sex: happens(50, n, 105) ? 'female' : 'male', isHead: false, role: 'child' };
  return count === 2 ? pair : [...pair, child];
}

function landOf(programme: 1 | 2, n: number): number | null {
  if (happens(2, n, 106)) return null;
  const shares = LAND[programme];
  const [over, to] = shares[
    fall(
      shares.map(([, , share]) => share),
      fraction(n, 107),
    ).index
  ] ?? [5, 49];
  return over + 1 + (scatter(n, 108) % (to - over));
}

/** The household whose first member has number n. `base` sets its number apart from those of other demonstrations. */
export function householdOf(
  group: DemoGroup,
  n: number,
  members: readonly Registered[],
  ethnic: number,
  base: number,
): Household {
  const shares = HOUSEHOLD_SIZES[group.programme];
  const size =
    shares[
      fall(
        shares.map(([, share]) => share),
        fraction(n, 109),
      ).index
    ]?.[0] ?? 4;
  const [men, women] = [
    members.filter((one) => one.sex === 'male').length,
    members.filter((one) => one.sex === 'female').length,
  ];
  const females = Math.max(women, Math.round(size * 0.495 + fraction(n, 110) * 1.6 - 0.8));
  return {
    no: happens(3, n, 111) ? null : `H${digits(base + n + 1, 8)}`,
    village: pick(
      VILLAGES,
      group.union.union * VILLAGES_OF_A_UNION + wholeBetween([0, VILLAGES_OF_A_UNION - 1], n, 112),
      7,
    ),
    males: Math.max(men, size - females),
    females,
    land: landOf(group.programme, n),
    isEthnic: fraction(n, 113) * 1000 < ethnic,
  };
}
