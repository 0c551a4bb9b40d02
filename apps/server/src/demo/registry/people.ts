import { AGES, ETHNIC, WOMEN as WOMEN_OF } from '../content/shares.ts';
import { digits, fall, fraction, happens, pick, scatter } from './chance.ts';
import type { DemoGroup, Layout } from './groups.ts';
import { type Household, householdOf, type Registered, registeredOf, type Sex } from './households.ts';
import * as names from './names.ts';

export interface DemoMember {
  n: number;
  name: string;
  nameBn: string;
  father: string;
  /** Of those whose husband or wife is a member too. */
  spouse: string | null;
  sex: Sex;
  /** On the day of registration. */
  age: number;
  registeredOn: number;
  bornOn: number;
  isHead: boolean | null;
  household: Household;
  phone: string | null;
  nationalId: string | null;
  memberNo: string;
  /** Registered a second time, spelt otherwise: the desk for duplicates has something to show. */
  isTwin: boolean;
}

type Name = readonly [en: string, bn: string];
const both = (...parts: Name[]): Name => [parts.map(([en]) => en).join(' '), parts.map(([, bn]) => bn).join(' ')];

function nameOf(n: number, sex: Sex, isEthnic: boolean, family: Name): Name {
  if (isEthnic) return both(pick(sex === 'female' ? names.ETHNIC_WOMEN : names.ETHNIC_MEN, n, 2), family);
  if (sex === 'female') return both(pick(names.WOMEN, n, 2), pick(names.WOMEN_SECOND, n, 23));
  return both(pick(names.MEN, n, 2), pick(names.MEN_SECOND, n, 23), family);
}

function ageOf(n: number, { role, sex }: Registered): number {
  if (role === 'child') return 18 + (scatter(n, 121) % 10);
  const shares = AGES.map(([, , male, female]) => (sex === 'male' ? male : female));
  const { index, within } = fall(shares, fraction(n, 122));
  const [from, to] = AGES[index] as (typeof AGES)[number];
  const age = Math.min(to, from + Math.floor(within * (to - from + 1)));
  // Whose grown child is a member is not young.
  return role === 'only' ? age : Math.max(age, 24);
}

/** Soon after the group was formed; some join later, nobody in the future. */
function joinedOn({ formedOn, programme }: DemoGroup, n: number, today: number): number {
  const after = happens(84, n, 123)
    ? 5 + (scatter(n, 124) % 50)
    : 60 + (scatter(n, 125) % (programme === 1 ? 500 : 240));
  return Math.min(formedOn + after, today - 2 - (scatter(n, 126) % 20));
}

function nationalIdOf(n: number): string | null {
  if (!happens(94, n, 127)) return null;
  const length = [10, 13, 17][fall([55, 10, 35], fraction(n, 128)).index] as number;
  return `${1 + (scatter(n, 129) % 9)}${digits(scatter(n, 130), 9)}${digits(scatter(n, 131), 9)}`.slice(0, length);
}

const otherwise = (name: string): string =>
  name.replace(/ee|i/, (part) => (part === 'i' ? 'ee' : 'i')).replace('sh', 's');

/** Everybody of a group, household by household: the same people every time. */
export function makePeople(group: DemoGroup, today: number, base: number): DemoMember[] {
  const people: DemoMember[] = [];
  const women = group.programme === 2 ? Math.max(WOMEN_OF[group.type] ?? 50, 60) : (WOMEN_OF[group.type] ?? 48);
  while (people.length < group.size) {
    const n = group.first + people.length;
    const known = people[people.length - 3];
    if (known && !known.isTwin && happens(1.2, n, 132)) {
      const registeredOn = Math.min(today - 1, known.registeredOn + 20 + (scatter(n, 133) % 60));
      const household = { ...known.household, no: null };
      const age = Math.floor((registeredOn - known.bornOn) / 365.25);
      people.push({
        ...known,
        n,
        name: otherwise(known.name),
        household,
        isHead: null,
        registeredOn,
        age,
        isTwin: true,
        memberNo: `M${digits(base + n + 1, 8)}`,
      });
      continue;
    }
    const registered = registeredOf(group, n, women, group.size - people.length);
    const ethnic = ETHNIC[group.union.district] ?? 2;
    const household = householdOf(group, n, registered, ethnic, base);
    const family = pick(household.isEthnic ? names.ETHNIC_FAMILIES : names.FAMILIES, n, 3);
    const called = registered.map(({ sex }, i) => nameOf(n + i, sex, household.isEthnic, family));
    for (const [i, one] of registered.entries()) {
      const m = n + i;
      const age = ageOf(m, one);
      const registeredOn = joinedOn(group, m, today);
      const [name, nameBn] = called[i] as Name;
      const father =
        one.role === 'child' ? (called[0] as Name)[0] : nameOf(m + 500_000, 'male', household.isEthnic, family)[0];
      const spouse = one.role === 'husband' ? called[1] : one.role === 'wife' ? called[0] : undefined;
      people.push({
        n: m,
        name,
        nameBn,
        father,
        spouse: spouse?.[0] ?? null,
        sex: one.sex,
        age,
        registeredOn,
        // A year has 365.25 days; the birthday was at least a day ago and the next one is not tomorrow.
        bornOn: registeredOn - Math.ceil(age * 365.25) - 1 - (scatter(m, 134) % 360),
        isHead: one.isHead,
        household,
        phone: happens(86, m, 135) ? `01${3 + (scatter(m, 5) % 7)}${digits(scatter(m, 6), 8)}` : null,
        nationalId: nationalIdOf(m),
        memberNo: `M${digits(base + m + 1, 8)}`,
        isTwin: false,
      });
    }
  }
  return people;
}

const MOST_KEPT = 4000;

/** People by their group, made when they are asked for and kept for a while: a large programme does not fit into memory. */
export class People {
  private readonly kept = new Map<number, readonly DemoMember[]>();

  constructor(
    readonly layout: Layout,
    private readonly base: number,
  ) {}

  of(group: DemoGroup): readonly DemoMember[] {
    const known = this.kept.get(group.g);
    if (known) return known;
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    const made = makePeople(group, this.layout.today, this.base);
    this.kept.set(group.g, made);
    return made;
  }
}
