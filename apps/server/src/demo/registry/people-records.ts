import type { GivenRecord } from '#modules/collection/index.ts';
import { FAMILIES, GROUP_NAMES, MEN, MEN_SECOND, VILLAGES, WOMEN, WOMEN_SECOND } from './names.ts';

type Values = GivenRecord['values'];

/** A place where the programme works. */
export interface DemoUnion {
  division: number;
  district: number;
  upazila: number;
  union: number;
  /** Of the district: no more is known of the places below. */
  latitude: number | null;
  longitude: number | null;
}

/** How many there are of everything; whoever has number n is always the same. */
export interface Scale {
  unions: readonly DemoUnion[];
  groups: number;
  members: number;
  /** Today, or the day on which it is said to be today. */
  today: Date;
}

/** Spreads a number evenly and always in the same way. */
export function scatter(n: number, salt: number): number {
  let x = (Math.imul(n + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b)) >>> 0;
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d) >>> 0;
  x = Math.imul(x ^ (x >>> 12), 0x297a2d39) >>> 0;
  return (x ^ (x >>> 15)) >>> 0;
}
export const pick = <T>(from: readonly T[], n: number, salt: number): T => from[scatter(n, salt) % from.length] as T;
export const day = ({ today }: Scale, before: number): string =>
  new Date(today.getTime() - before * 86_400_000).toISOString().slice(0, 10);
const digits = (n: number, length: number) => String(n).padStart(length, '0').slice(-length);

export const unionOfGroup = (scale: Scale, g: number): DemoUnion => scale.unions[g % scale.unions.length] as DemoUnion;
export const groupOfMember = (scale: Scale, n: number): number => n % Math.max(1, scale.groups);

export const placeValues = (u: DemoUnion, n: number): Values => ({
  'place/division': u.division,
  'place/district': u.district,
  'place/upazila': u.upazila,
  'place/union': u.union,
  'place/village': pick(VILLAGES, n, 7),
});

/** Some kilometres around what is known of the place. */
export const positionNear = (u: DemoUnion, n: number): string | null =>
  u.latitude === null || u.longitude === null
    ? null
    : `${(u.latitude + (scatter(n, 31) % 2000) / 10_000 - 0.1).toFixed(6)} ${(u.longitude + (scatter(n, 32) % 2000) / 10_000 - 0.1).toFixed(6)} 4.0 ${4 + (scatter(n, 33) % 8)}.0`;

export interface DemoMember {
  name: string;
  nameBn: string;
  sex: 'male' | 'female';
  father: string;
  phone: string;
  nationalId: string;
  memberNo: string;
}

export function memberOf(n: number): DemoMember {
  // A few are registered twice, the second time spelt otherwise: the desk for duplicates has something to show.
  const twin = n > 40 && n % 75 === 0 ? n - 20 : n;
  const sex = scatter(twin, 1) % 100 < 46 ? 'female' : 'male';
  const [first, firstBn] = pick(sex === 'female' ? WOMEN : MEN, twin, 2);
  const [second, secondBn] = pick(sex === 'female' ? WOMEN_SECOND : MEN_SECOND, twin, 23);
  const [family, familyBn] = pick(FAMILIES, twin, 3);
  const father = `${pick(MEN, twin, 4)[0]} ${pick(MEN_SECOND, twin, 24)[0]} ${family}`;
  const name = sex === 'female' ? `${first} ${second}` : `${first} ${second} ${family}`;
  return {
    name: twin === n ? name : name.replace(/ee|i/, (part) => (part === 'i' ? 'ee' : 'i')).replace('sh', 's'),
    nameBn: sex === 'female' ? `${firstBn} ${secondBn}` : `${firstBn} ${secondBn} ${familyBn}`,
    sex,
    father,
    phone: `01${3 + (scatter(twin, 5) % 7)}${digits(scatter(twin, 6), 8)}`,
    nationalId: digits(scatter(twin, 8), 10),
    memberNo: `M${digits(n + 1, 7)}`,
  };
}

const OFFICES = ['president', 'secretary', 'cashier'];

export function memberValues(scale: Scale, n: number, groupId: number | null): Values {
  const member = memberOf(n);
  const group = groupOfMember(scale, n);
  const inGroup = Math.floor(n / Math.max(1, scale.groups));
  const males = scatter(n, 12) % 4;
  const programmes = scatter(n, 13) % 10;
  return {
    registered_on: day(scale, 40 + (scatter(n, 14) % 500)),
    programmes: programmes < 6 ? '1' : programmes < 9 ? '2' : '1 2',
    ...placeValues(unionOfGroup(scale, group), group),
    'person/name': member.name,
    'person/name_bn': member.nameBn,
    'person/father_name': member.father,
    'person/sex': member.sex,
    'person/birth': 'date',
    'person/born_on': `${1958 + (scatter(n, 15) % 49)}-${digits(1 + (scatter(n, 16) % 12), 2)}-${digits(1 + (scatter(n, 17) % 28), 2)}`,
    'person/ethnic': scatter(n, 18) % 40 === 0 ? 'yes' : 'no',
    'person/phone': member.phone,
    'person/national_id': member.nationalId,
    'household/household_no': `H${digits(scatter(Math.floor(n / 2), 19), 7)}`,
    'household/head': n % 2 === 0 ? 'yes' : 'no',
    'household/males': 1 + males,
    'household/females': 1 + (scatter(n, 20) % 4),
    'household/land': (scatter(n, 21) % 10 < 1 ? scatter(n, 22) % 6 : 6 + (scatter(n, 22) % 300)).toString(),
    'membership/group': groupId,
    'membership/designation': OFFICES[inGroup] ?? 'member',
    'membership/member_no': member.memberNo,
    gps: n % 3 === 0 ? positionNear(unionOfGroup(scale, group), n) : null,
  };
}

export const groupName = (g: number): readonly [string, string] => {
  const [en, bn] = GROUP_NAMES[g % GROUP_NAMES.length] as readonly [string, string];
  const number = Math.floor(g / GROUP_NAMES.length) + 1;
  return [`${en} Farmer Group ${number}`, `${bn} কৃষক দল ${number.toLocaleString('bn-BD', { useGrouping: false })}`];
};

export function groupValues(scale: Scale, g: number): Values {
  const [name, nameBn] = groupName(g);
  const union = unionOfGroup(scale, g);
  return {
    code: `G${digits(union.upazila, 4)}-${digits(g + 1, 5)}`,
    name,
    name_bn: nameBn,
    type: pick(['farmer', 'farmer', 'farmer', 'water_user', 'seed', 'business_school'], g, 9),
    formed_on: day(scale, 200 + (scatter(g, 10) % 900)),
    ...placeValues(union, g),
    gps: positionNear(union, g),
  };
}
