import { searchText } from '@msurvey/domain';
import type { ProjectedSubmission } from '#modules/collection/index.ts';
import {
  type AnswersReader,
  derivedFrom,
  type KnownBinding,
  positionOf,
  readerOf,
  unitOf,
} from '#modules/registry/index.ts';

const SEXES = ['male', 'female', 'other'] as const;
const STRUCTURES = ['cfc', 'seed_village', 'buried_pipe', 'canal', 'dyke', 'other'] as const;
/** Nobody lists more at one event; a record that does is not read further. */
const MOST_PARTICIPANTS = 5000;

export interface Participant {
  position: number;
  member_id: number | null;
  member_no: string | null;
  name: string | null;
  sex: string | null;
  item: string | null;
  quantity: number | null;
}

function participantOf(read: AnswersReader, prefix: string, position: number): Participant {
  const memberId = read.bigId(`${prefix}_member`);
  return {
    position,
    member_id: memberId,
    // Only where nobody was picked: the list knows better than what somebody typed.
    member_no: memberId === null ? read.text(`${prefix}_member_no`) : null,
    name: read.text(`${prefix}_name`),
    sex: read.oneOf(`${prefix}_sex`, SEXES),
    item: read.text(`${prefix}_item`),
    quantity: read.number(`${prefix}_quantity`),
  };
}

const isSomebody = ({ member_id, member_no, name }: Participant) => (member_id ?? member_no ?? name) !== null;

/** Those of the repeat, or the one person that the record is about. */
function participantsOf(read: AnswersReader): Participant[] {
  const listed = read
    .items('participants')
    .slice(0, MOST_PARTICIPANTS)
    .map((item, i) => participantOf(item, 'participant', i + 1))
    .filter(isSomebody);
  const one = participantOf(read, 'beneficiary', 1);
  return listed.length > 0 || !isSomebody(one) ? listed : [one];
}

const sum = (...counts: (number | null)[]): number | null => {
  const known = counts.filter((n) => n !== null);
  return known.length > 0 ? known.reduce((a, b) => a + b, 0) : null;
};

/** Those listed; without a list what was answered. Unknown is not zero. */
function countsOf(read: AnswersReader, participants: readonly Participant[]) {
  const [male, female] = [read.integer('male_count'), read.integer('female_count')];
  const stated = read.integer('stated_count') ?? sum(male, female);
  if (participants.length === 0)
    return { member_count: stated, male_count: male, female_count: female, stated_count: stated };
  const of = (sex: string) => participants.filter((p) => p.sex === sex).length;
  return {
    member_count: participants.length,
    male_count: of('male'),
    female_count: of('female'),
    stated_count: stated,
  };
}

/** Pure: what the record itself says. */
export function activityRow(record: ProjectedSubmission, binding: KnownBinding) {
  const read = readerOf(record, binding);
  const participants = participantsOf(read);
  const [name, village, crop] = [read.text('name'), read.text('village'), read.text('crop')];
  const one = binding.at.has('beneficiary_member') || binding.at.has('beneficiary_name') ? participants[0] : undefined;
  return {
    ...derivedFrom(record),
    kind: binding.registry,
    sub_activity_id: read.id('sub_activity_id'),
    agency_id: read.id('agency_id'),
    name,
    infrastructure_type: read.oneOf('infrastructure_type', STRUCTURES),
    crop,
    held_on: read.day('held_on'),
    ended_on: read.day('ended_on'),
    unit_id: unitOf(read),
    village,
    ...positionOf(record, binding, read),
    ...countsOf(read, participants),
    quantity: read.number('quantity'),
    photos: ['photos', 'photos_2', 'photos_3'].map((column) => read.text(column)).filter((file) => file !== null),
    search: searchText(name, village, crop, one?.name, one?.member_no),
    participants,
  };
}
export type ActivityRow = ReturnType<typeof activityRow>;
