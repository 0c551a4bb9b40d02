import { CROP_KINDS, type Registry, searchText, STRUCTURE_CODES, WORK_STATES } from '@msurvey/domain';
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
const STRUCTURES = Object.values(STRUCTURE_CODES);
/** Nobody lists more at one event; a record that does is not read further. */
const MOST_PARTICIPANTS = 5000;
const MOST_LETTERS = 500;

export interface Participant {
  position: number;
  member_id: number | null;
  member_no: string | null;
  name: string | null;
  sex: string | null;
  item: string | null;
  quantity: number | null;
  unit: string | null;
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
    unit: read.text(`${prefix}_unit`),
  };
}

const isSomebody = ({ member_id, member_no, name }: Participant) => (member_id ?? member_no ?? name) !== null;

/**
 * Picked from a list, several at once: the same rows as of people who are listed one by one. Whoever is listed as well is
 * left out: what is said of one person counts more than what is said of all.
 */
function pickedOf(read: AnswersReader, listed: readonly Participant[]): Participant[] {
  const [names, sexes] = [read.parts('picked_names', '|'), read.parts('picked_sexes', '|')];
  const numbers = read.parts('picked_numbers', '|');
  const at = new Map(read.parts('picked_ids', /\s+/).map((id, i) => [id, i]));
  // Texts that do not belong together say nothing about anybody.
  const said = (all: readonly string[], id: string) =>
    all.length === at.size ? all[at.get(id) ?? -1]?.trim().slice(0, MOST_LETTERS) || null : null;
  const each = {
    item: read.text('picked_item'),
    quantity: read.number('picked_quantity'),
    unit: read.text('picked_unit'),
  };
  const ids = new Set(listed.map((one) => one.member_id));
  const typed = new Set(listed.map((one) => one.member_no));
  const isListed = (memberId: number | null, number: string | null) =>
    (memberId !== null && ids.has(memberId)) || (number !== null && typed.has(number));
  const after = listed.at(-1)?.position ?? 0;
  return [...new Set(read.parts('picked_members', /\s+/))]
    .slice(0, MOST_PARTICIPANTS - listed.length)
    .flatMap((id, i) => {
      const memberId = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
      const one = {
        position: after + i + 1,
        member_id: memberId,
        member_no: null,
        name: said(names, id),
        sex: SEXES.find((sex) => sex === said(sexes, id)) ?? null,
        ...each,
      };
      return isSomebody(one) && !isListed(memberId, said(numbers, id)) ? [one] : [];
    });
}

/** Those of the repeat and those picked from groups, each once; or the one person that the record is about. */
function participantsOf(read: AnswersReader): Participant[] {
  const listed = read
    .items('participants')
    .slice(0, MOST_PARTICIPANTS)
    .map((item, i) => participantOf(item, 'participant', i + 1))
    .filter(isSomebody);
  const people = [...listed, ...pickedOf(read, listed)];
  if (people.length > 0) return people;
  const one = participantOf(read, 'beneficiary', 1);
  return isSomebody(one) ? [one] : [];
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

/** What the quantity of a plot's record is, what that of a structure's is; of other records it is the sub-activity's to say. */
const QUANTITY_UNITS: Readonly<Partial<Record<Registry, string>>> = { demonstration: 'kg', infrastructure: 'km' };

/** In kg: what its people harvested, or else the plot as a whole. */
const ownProduction = (participants: readonly Participant[], quantity: number | null): number | null =>
  sum(...participants.map((one) => one.quantity)) ?? quantity;

/** Pure: what the record itself says. */
export function activityRow(record: ProjectedSubmission, binding: KnownBinding) {
  const read = readerOf(record, binding);
  const isPlot = binding.registry === 'demonstration';
  const participants = participantsOf(read).map((one) =>
    isPlot && one.quantity !== null ? { ...one, unit: 'kg' } : one,
  );
  const [name, village, crop] = [read.text('name'), read.text('village'), read.text('crop')];
  const quantity = read.number('quantity');
  const one = binding.at.has('beneficiary_member') || binding.at.has('beneficiary_name') ? participants[0] : undefined;
  return {
    ...derivedFrom(record),
    kind: binding.registry,
    sub_activity_id: read.id('sub_activity_id'),
    agency_id: read.id('agency_id'),
    name,
    infrastructure_type: read.oneOf('infrastructure_type', STRUCTURES),
    work_state: read.oneOf('work_state', WORK_STATES),
    crop_kind: read.oneOf('crop_kind', CROP_KINDS),
    crop,
    area: read.number('area'),
    own_produced: isPlot ? ownProduction(participants, quantity) : null,
    length: read.number('length'),
    households: read.integer('households'),
    held_on: read.day('held_on'),
    ended_on: read.day('ended_on'),
    unit_id: unitOf(read),
    village,
    ...positionOf(record, binding, read),
    ...countsOf(read, participants),
    quantity,
    quantity_unit: QUANTITY_UNITS[binding.registry] ?? null,
    photos: ['photos', 'photos_2', 'photos_3'].map((column) => read.text(column)).filter((file) => file !== null),
    search: searchText(name, village, crop, one?.name, one?.member_no),
    participants,
  };
}
export type ActivityRow = ReturnType<typeof activityRow>;
