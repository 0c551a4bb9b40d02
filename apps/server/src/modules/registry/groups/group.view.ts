import type { GroupProfile, GroupRow } from '@msurvey/contract';
import { may, type Principal } from '@msurvey/domain';
import { addressOf } from '../search/place.queries.ts';
import { groupAbilities } from './group.policy.ts';
import type { GroupListRow, GroupPage, Officer, Registration } from './group.queries.ts';

/** Of a group, as its form calls it. */
export interface TypeNamed {
  typeName: string | null;
}

/** What every view of a group says. */
export const groupFacts = (row: GroupListRow & TypeNamed) => ({
  id: String(row.id),
  formId: row.formId,
  instance: row.instance,
  groupCode: row.code,
  name: row.name,
  nameBn: row.nameBn,
  groupType: row.type,
  groupTypeName: row.typeName,
  address: addressOf(row),
  formationDate: row.formedOn,
  memberCount: row.memberCount,
});

/** Who registered it, and when it came. */
export const registrationView = ({ registeredBy, receivedAt }: Registration) => ({
  registeredBy,
  receivedAt: receivedAt.toISOString(),
});

export const groupView = (
  row: GroupListRow & TypeNamed,
  who: Principal,
  isArchived: boolean,
  codeInUse: boolean,
): GroupRow => ({
  ...groupFacts(row),
  can: groupAbilities(who, { isArchived, state: row.state }),
  union: row.union,
  upazila: row.upazila,
  codeInUse,
});

interface Beside {
  officers: Officer[];
  sexes: { males: number; females: number };
  sameCode: { id: number; name: string }[];
  /** Whether the reader reaches the record that it was made from. */
  isReached: boolean;
  isArchived: boolean;
}

export const groupProfileView = (
  group: GroupPage & TypeNamed,
  who: Principal,
  { officers, sexes, sameCode, isReached, isArchived }: Beside,
): GroupProfile => ({
  ...groupFacts(group),
  state: group.state,
  sameCode: sameCode.map(({ id, name }) => ({ id: String(id), name })),
  maleCount: sexes.males,
  femaleCount: sexes.females,
  officers: officers.map((officer) => ({ ...officer, id: String(officer.id) })),
  place: {
    division: group.division,
    district: group.district,
    upazila: group.upazila,
    union: group.union,
    village: group.village,
  },
  placeIds: {
    division_id: group.divisionId,
    district_id: group.districtId,
    upazila_id: group.upazilaId,
    union_id: group.unionId,
  },
  position:
    group.latitude === null || group.longitude === null
      ? null
      : { latitude: group.latitude, longitude: group.longitude },
  photo: group.photo,
  remarks: group.remarks,
  ...registrationView(group),
  can: {
    ...groupAbilities(who, { isArchived, state: group.state }),
    record: isReached && may(who, 'Form Data/View'),
  },
});
