import type { ComparedMember } from '@msurvey/contract';
import { addressOf } from '../search/place.queries.ts';
import type { ComparedRow } from './compared.queries.ts';

export const comparedView = (row: ComparedRow): ComparedMember => ({
  id: String(row.id),
  formId: row.formId,
  instance: row.instance,
  member_id: row.memberNo,
  name: row.name,
  nameBn: row.nameBn,
  fithersname: row.fatherName,
  mothersname: row.motherName,
  sex: row.sex,
  bornOn: row.bornOn,
  contact: row.phone,
  nationalId: row.nationalId,
  group: row.group,
  address: addressOf(row),
  photo: row.photo,
  receivedAt: row.receivedAt.toISOString(),
});
