import { groupCodeKey, searchText } from '@msurvey/domain';
import type { ProjectedSubmission } from '#modules/collection/index.ts';
import type { KnownBinding } from '../bindings/known-bindings.ts';
import { derivedFrom, positionOf, programmesOf, readerOf, unitOf } from './derived.ts';

export function groupRow(record: ProjectedSubmission, binding: KnownBinding) {
  const read = readerOf(record, binding);
  const name = read.text('name') ?? read.text('name_bn') ?? '';
  const nameBn = read.text('name_bn');
  const code = read.text('code');
  const { latitude, longitude } = positionOf(record, binding, read);
  return {
    ...derivedFrom(record),
    code,
    code_key: groupCodeKey(code),
    name,
    name_bn: nameBn,
    type: read.text('type'),
    formed_on: read.day('formed_on'),
    unit_id: unitOf(read),
    village: read.text('village'),
    latitude,
    longitude,
    photo: read.text('photo'),
    remarks: read.text('remarks'),
    search: searchText(name, nameBn, code),
    projects: programmesOf(read),
  };
}
export type GroupRow = ReturnType<typeof groupRow>;
