import type { GroupProfile, GroupRow } from '@msurvey/contract';
import type { Principal } from '@msurvey/domain';
import { addressOf } from '../search/place.queries.ts';
import { groupAbilities } from './group.policy.ts';
import type { GroupListRow, GroupPage, Officer } from './group.queries.ts';

const common = (row: GroupListRow, who: Principal, isArchived: boolean) => ({
  id: String(row.id),
  formId: row.formId,
  instance: row.instance,
  groupCode: row.code,
  name: row.name,
  nameBn: row.nameBn,
  groupType: row.type,
  address: addressOf(row),
  formationDate: row.formedOn,
  memberCount: row.memberCount,
  can: groupAbilities(who, { isArchived, state: row.state }),
});

export const groupView = (row: GroupListRow, who: Principal, isArchived: boolean): GroupRow =>
  common(row, who, isArchived);

interface Beside {
  officers: Officer[];
  sexes: { males: number; females: number };
  isArchived: boolean;
}

export const groupProfileView = (
  group: GroupPage,
  who: Principal,
  { officers, sexes, isArchived }: Beside,
): GroupProfile => ({
  ...common(group, who, isArchived),
  state: group.state,
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
  registeredBy: group.registeredBy,
  receivedAt: group.receivedAt.toISOString(),
});
