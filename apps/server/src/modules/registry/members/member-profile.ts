import type { MemberProfile, registry } from '@msurvey/contract';
import { may, type Principal } from '@msurvey/domain';
import type { Call } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { addressOf } from '../search/place.queries.ts';
import { isRecordSeen } from '../sight/sight.queries.ts';
import { sightOf } from '../sight/sight.ts';
import { memberAbilities } from './member.policy.ts';
import { offices } from './member.view.ts';
import * as queries from './member-profile.queries.ts';

const named = ({ id, ...rest }: queries.Named) => ({ id: String(id), ...rest });

const mergedView = ({ id, memberNo, fatherName, phone, receivedAt, mergedAt, ...row }: queries.MergedMember) => ({
  mergeId: row.mergeId,
  id: String(id),
  formId: row.formId,
  instance: row.instance,
  name: row.name,
  nameBn: row.nameBn,
  member_id: memberNo,
  fithersname: fatherName,
  contact: phone,
  address: addressOf(row),
  receivedAt: receivedAt.toISOString(),
  mergedAt: mergedAt.toISOString(),
  mergedBy: row.mergedBy,
});

/** What stands in the record itself. */
const personView = (m: queries.MemberPerson) => ({
  id: String(m.id),
  formId: m.formId,
  instance: m.instance,
  state: m.state,
  member_id: m.memberNo,
  name: m.name,
  nameBn: m.nameBn,
  fithersname: m.fatherName,
  mothersname: m.motherName,
  spouse: m.spouseName,
  sex: m.sex,
  bornOn: m.bornOn,
  age: m.age,
  registeredOn: m.registeredOn,
  isEthnic: m.isEthnic,
  contact: m.phone,
  nationalId: m.nationalId,
  place: { division: m.division, district: m.district, upazila: m.upazila, union: m.union, village: m.village },
  placeIds: {
    division_id: m.divisionId,
    district_id: m.districtId,
    upazila_id: m.upazilaId,
    union_id: m.unionId,
  },
  address: addressOf(m),
  position: m.latitude === null || m.longitude === null ? null : { latitude: m.latitude, longitude: m.longitude },
  photo: m.photo,
  landDecimals: m.landDecimals,
  projectCount: m.projectCount,
  registeredBy: m.registeredBy,
  receivedAt: m.receivedAt.toISOString(),
});

function abilitiesOf(who: Principal, { state, mergedInto }: queries.MemberPerson, archived: boolean) {
  return {
    ...memberAbilities(who, { isArchived: archived, state }),
    merge: !archived && mergedInto === null && may(who, 'Member Register/Edit'),
  };
}

export async function memberProfile(call: Call<(typeof registry)['member']>) {
  const { db, query, who, language } = call;
  const sight = await sightOf(call, 'people');
  const member = await queries.findMember(db, sight, query.instance, language);
  if (!member) return problem('record.not-found');
  const records = await sightOf(call, 'records');
  const [merged, stands, household, groups, projects, isReached] = await Promise.all([
    queries.mergedInto(db, sight, member.id, language),
    member.mergedInto === null ? undefined : queries.standsFor(db, sight, member.id),
    queries.householdOf(db, sight, member.householdNo, member.id),
    queries.groupsOf(db, sight, member.id, language),
    queries.projectNames(db, member.projects),
    isRecordSeen(db, records, 'member', member.id),
  ]);
  const data: MemberProfile = {
    ...personView(member),
    household: {
      number: member.householdNo,
      isHead: member.isHouseholdHead,
      males: member.householdMales,
      females: member.householdFemales,
      members: household.map(named),
    },
    groups: groups.map(({ id, code, name, designation }) => ({
      id: String(id),
      groupCode: code,
      name,
      ...offices(designation),
    })),
    projects: member.projects.map((id) => ({ id, name: projects.get(id) ?? null })),
    merged: merged.map(mergedView),
    mergedInto: stands
      ? { id: String(stands.id), formId: stands.formId, instance: stands.instance, mergeId: stands.mergeId }
      : null,
    can: { ...abilitiesOf(who, member, sight.isArchived), record: isReached && may(who, 'Form Data/View') },
  };
  return { data };
}
