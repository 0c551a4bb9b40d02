import { may, type Principal, registryPermissions } from '@msurvey/domain';
import type { BeneficiaryRow } from './beneficiary-rows.queries.ts';

/** The wire has three parts; a name has one word or many. */
export function nameParts(name: string | null) {
  const words = name?.split(/\s+/).filter(Boolean) ?? [];
  return {
    b_first_name: words[0] ?? null,
    b_middle_name: words.slice(1, -1).join(' ') || null,
    b_last_name: words.length > 1 ? (words.at(-1) ?? null) : null,
  };
}

interface Beside {
  who: Principal;
  isArchived: boolean;
}

export const beneficiaryView = (row: BeneficiaryRow, { who, isArchived }: Beside) => ({
  id: String(row.id),
  position: row.position ?? 0,
  formId: row.formId,
  instance: row.instance,
  ...nameParts(row.name),
  fathersname: row.fatherName,
  member_id: row.memberNo,
  memberInstance: row.memberInstance,
  union_name: row.union,
  upazila: row.upazila,
  district: row.district,
  division: row.division,
  gps: row.latitude === null || row.longitude === null ? null : { latitude: row.latitude, longitude: row.longitude },
  // By the form it came by: that one opens.
  can: {
    edit:
      !isArchived &&
      row.state !== 'approved' &&
      registryPermissions(row.kind, 'Edit').some((permission) => may(who, permission)),
  },
});
