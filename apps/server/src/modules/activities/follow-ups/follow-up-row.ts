import { type FollowUpKind, WORK_STATES } from '@msurvey/domain';
import type { ProjectedSubmission } from '#modules/collection/index.ts';
import { derivedFrom, type KnownBinding, readerOf } from '#modules/registry/index.ts';
import type { ActivityRow } from '../projectors/activity-row.ts';

/** Pure: what the record itself says. */
export function followUpRow(record: ProjectedSubmission, binding: KnownBinding) {
  const read = readerOf(record, binding);
  const { latitude = null, longitude = null, accuracy = null } = read.position('position') ?? {};
  return {
    ...derivedFrom(record),
    kind: binding.registry as FollowUpKind,
    followed_id: read.bigId('followed_id'),
    held_on: read.day('held_on'),
    produced: read.number('produced'),
    sold: read.number('sold'),
    income: read.number('income'),
    latitude,
    longitude,
    accuracy,
    work_state: read.oneOf('work_state', WORK_STATES),
  };
}
export type FollowUpRow = ReturnType<typeof followUpRow>;

/** As it stands among what is reviewed. Its name and place are those of what it follows, which is not in the record. */
export function reviewedRow(record: ProjectedSubmission, binding: KnownBinding, row: FollowUpRow): ActivityRow {
  const read = readerOf(record, binding);
  return {
    ...derivedFrom(record),
    kind: row.kind,
    sub_activity_id: null,
    agency_id: null,
    name: null,
    infrastructure_type: null,
    work_state: row.work_state,
    crop_kind: null,
    crop: null,
    area: null,
    own_produced: null,
    length: null,
    households: null,
    held_on: row.held_on,
    ended_on: null,
    unit_id: null,
    village: null,
    latitude: row.latitude,
    longitude: row.longitude,
    accuracy: row.accuracy,
    member_count: null,
    male_count: null,
    female_count: null,
    stated_count: null,
    quantity: row.produced,
    quantity_unit: row.kind === 'production' ? 'kg' : null,
    photos: ['photos', 'photos_2', 'photos_3'].map((column) => read.text(column)).filter((file) => file !== null),
    search: '',
    participants: [],
  };
}
