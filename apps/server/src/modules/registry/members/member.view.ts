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

export const memberView = (row: MemberListRow, who: Principal, isArchived: boolean): MemberRow => ({
  id: String(row.id),
  formId: row.formId,
  instance: row.instance,
  name: row.name,
  nameBn: row.nameBn,
  sex: row.sex,
  group: row.group,
  groupId: row.groupId === null ? null : String(row.groupId),
  member_id: row.memberNo,
  address: addressOf(row),
  contact: row.phone,
  fithersname: row.fatherName,
  ...offices(row.designation),
  projectCount: row.projectCount,
  can: memberAbilities(who, { isArchived, state: row.state }),
});
