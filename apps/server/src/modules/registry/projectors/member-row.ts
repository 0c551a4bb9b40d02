import { dayInDhaka, duplicateKeys, searchText } from '@msurvey/domain';
import type { ProjectedSubmission } from '#modules/collection/index.ts';
import type { KnownBinding } from '../bindings/known-bindings.ts';
import { derivedFrom, positionOf, programmesOf, readerOf, unitOf } from './derived.ts';

const SEXES = ['male', 'female', 'other'] as const;
const OFFICES = ['president', 'secretary', 'cashier'] as const;

/** Whole years on a day. */
function ageOn(born: string, day: string): number | null {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4)) - (day.slice(5) < born.slice(5) ? 1 : 0);
  return years >= 0 && years <= 150 ? years : null;
}

/** Pure: the same record gives the same row, whenever it is derived. What depends on other records is the statement's. */
export function memberRow(record: ProjectedSubmission, binding: KnownBinding) {
  const read = readerOf(record, binding);
  const name = read.text('name') ?? read.text('name_bn') ?? '';
  const nameBn = read.text('name_bn');
  const fatherName = read.text('father_name');
  const phone = read.text('phone');
  const nationalId = read.text('national_id');
  // Whoever has no card is called by the number of the record, which is nobody else's and stays.
  const memberNo = read.text('member_no') ?? `N${record.submissionId}`;
  const unitId = unitOf(read);
  const bornOn = read.day('born_on');
  const registeredOn = read.day('registered_on') ?? dayInDhaka(record.receivedAt);
  const projects = programmesOf(read);
  const { latitude, longitude } = positionOf(record, binding, read);
  return {
    ...derivedFrom(record),
    member_no: memberNo,
    name,
    name_bn: nameBn,
    father_name: fatherName,
    mother_name: read.text('mother_name'),
    spouse_name: read.text('spouse_name'),
    sex: read.oneOf('sex', SEXES),
    born_on: bornOn,
    age: read.integer('age') ?? (bornOn === null ? null : ageOn(bornOn, registeredOn)),
    registered_on: registeredOn,
    is_ethnic: read.yesNo('is_ethnic'),
    phone,
    national_id: nationalId,
    household_no: read.text('household_no'),
    is_household_head: read.yesNo('is_household_head'),
    household_males: read.integer('household_males'),
    household_females: read.integer('household_females'),
    land_decimals: read.number('land_decimals'),
    picked_group: read.bigId('group_id'),
    // Only where none was picked: the list knows better than what somebody typed.
    group_code: read.bigId('group_id') === null ? read.text('group_code') : null,
    designation: read.oneOf('designation', OFFICES),
    unit_id: unitId,
    village: read.text('village'),
    latitude,
    longitude,
    photo: read.text('photo'),
    projects,
    project_count: projects.length,
    search: searchText(name, nameBn, memberNo, phone),
    keys: duplicateKeys({ name, nameBn, fatherName, unionId: read.id('union_id'), phone, nationalId }),
  };
}
export type MemberRow = ReturnType<typeof memberRow>;
