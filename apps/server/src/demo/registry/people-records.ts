import type { PreparedRecord } from '#modules/collection/index.ts';
import { textOf } from './calendar.ts';
import { digits, fraction, happens, scatter } from './chance.ts';
import type { DemoGroup } from './groups.ts';
import { GROUP_NAMES } from './names.ts';
import type { DemoMember } from './people.ts';
import type { DemoUnion } from './places.ts';

type Values = PreparedRecord['values'];

/** Upazilas where both programmes work: some are members of both. */
const BOTH_OF_HUNDRED = 30;
/** Somebody is in no group, though they came with one. */
const WITHOUT_GROUP = 1.5;

export const placeValues = (u: DemoUnion, village: string | null): Values => ({
  'place/division': u.division,
  'place/district': u.district,
  'place/upazila': u.upazila,
  'place/union': u.union,
  'place/village': village,
});

/** A union lies somewhere around its district; what is in it lies within some kilometres of each other. */
export function positionNear(u: DemoUnion, n: number): string | null {
  if (u.latitude === null || u.longitude === null) return null;
  const at = (middle: number, salt: number) =>
    (middle + (fraction(u.union, salt) - 0.5) * 0.18 + (fraction(n, salt + 1) - 0.5) * 0.03).toFixed(6);
  return `${at(u.latitude, 31)} ${at(u.longitude, 33)} 4.0 ${4 + (scatter(n, 35) % 8)}.0`;
}

export const isInGroup = ({ n, isTwin }: DemoMember): boolean => !isTwin && !happens(WITHOUT_GROUP, n, 141);
const OFFICES = ['president', 'secretary', 'cashier'];
const yesNo = (value: boolean | null) => (value === null ? null : value ? 'yes' : 'no');

export function memberValues(group: DemoGroup, member: DemoMember, groupId: number | null): Values {
  const { n, household, isTwin } = member;
  const { union } = group;
  const inBoth = union.members[1] > 0 && union.members[2] > 0 && happens(BOTH_OF_HUNDRED, n, 142);
  const knowsBirth = happens(72, n, 143);
  return {
    registered_on: textOf(member.registeredOn),
    programmes: inBoth ? '1 2' : String(group.programme),
    ...placeValues(union, household.village),
    'person/name': member.name,
    'person/name_bn': happens(90, n, 144) ? member.nameBn : null,
    'person/father_name': member.father,
    'person/spouse_name': member.spouse,
    'person/sex': member.sex,
    'person/birth': knowsBirth ? 'date' : 'age',
    'person/born_on': knowsBirth ? textOf(member.bornOn) : null,
    'person/age': knowsBirth ? null : member.age,
    'person/ethnic': happens(1, n, 145) ? null : yesNo(household.isEthnic),
    'person/phone': member.phone,
    'person/national_id': member.nationalId,
    'household/household_no': household.no,
    'household/head': yesNo(member.isHead),
    'household/males': household.males,
    'household/females': household.females,
    'household/land': household.land,
    'membership/group': isInGroup(member) ? groupId : null,
    'membership/designation': isTwin ? 'member' : (OFFICES[n - group.first] ?? 'member'),
    'membership/member_no': member.memberNo,
    gps: happens(35, n, 146) ? positionNear(union, n) : null,
  };
}

const KINDS: Readonly<Record<string, readonly [en: string, bn: string]>> = {
  farmer: ['Farmer Group', 'কৃষক দল'],
  water_user: ['Water User Group', 'পানি ব্যবহারকারী দল'],
  seed: ['Seed Village Group', 'বীজ গ্রাম দল'],
  business_school: ['Farmers’ Business School', 'কৃষক ব্যবসা বিদ্যালয়'],
  producer: ['Producer Group', 'উৎপাদক দল'],
};

/** `base` sets its code apart from those of other demonstrations. */
export function groupValues({ g, programme, type, union, formedOn }: DemoGroup, base: number): Values {
  const [name, nameBn] = GROUP_NAMES[g % GROUP_NAMES.length] as readonly [string, string];
  const [kind, kindBn] = KINDS[type] as readonly [string, string];
  const number = Math.floor(g / GROUP_NAMES.length) + 1;
  return {
    programmes: String(programme),
    code: `G${digits(union.upazila, 4)}-${String(base + g + 1).padStart(5, '0')}`,
    name: `${name} ${kind} ${number}`,
    name_bn: `${nameBn} ${kindBn} ${number.toLocaleString('bn-BD', { useGrouping: false })}`,
    type,
    formed_on: textOf(formedOn),
    ...placeValues(union, null),
    gps: positionNear(union, g),
  };
}
