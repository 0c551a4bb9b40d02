import type { MemberRow } from '@msurvey/contract';
import type { Principal } from '@msurvey/domain';
import { addressOf } from '../search/place.queries.ts';
import { memberAbilities } from './member.policy.ts';
import type { MemberListRow } from './member-list.queries.ts';

type Designation = 'president' | 'secretary' | 'cashier' | null;

export const offices = (designation: Designation) => ({
  is_cashier: designation === 'cashier',
  is_president: designation === 'president',
  is_secretary: designation === 'secretary',
});

/** What the wire calls as the list does is handed on; a new column needs no line here. */
export function memberView(row: MemberListRow, who: Principal, isArchived: boolean): MemberRow {
  const { state, memberNo, phone, fatherName, designation, division, district, village, ...plain } = row;
  return {
    ...plain,
    id: String(row.id),
    groupId: row.groupId === null ? null : String(row.groupId),
    member_id: memberNo,
    address: addressOf({ ...plain, division, district, village }),
    contact: phone,
    fithersname: fatherName,
    ...offices(designation),
    can: memberAbilities(who, { isArchived, state }),
  };
}
