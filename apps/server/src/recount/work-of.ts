import { STRUCTURE_CODES } from '@msurvey/domain';
import { isFollowUp } from './follow-ups.ts';
import { type Taking, takingPart } from './participants.ts';
import { unitOf } from './places.ts';
import type { RawForm, RawRecord } from './raw.ts';
import type { Sheet } from './sheet.ts';
import type { Catalogue } from './scopes.ts';

const STRUCTURES: readonly string[] = Object.values(STRUCTURE_CODES);
const CROP_KINDS = ['fruits', 'vegetables', 'oilseeds', 'other'];

/** What is read of the record of an activity. */
export interface Work {
  id: number;
  state: RawRecord['state'];
  kind: string;
  subActivityId: number | null;
  /** Its sub-activity, or below 0 the kind of its form. */
  workId: number;
  type: string;
  heldOn: string | null;
  unitId: number | null;
  /** Type of a structure, kind of crop of a plot, '' of other works. */
  item: string;
  crop: string;
  quantity: number | null;
  area: number | null;
  /** Of the plot, by its own record. */
  produced: number | null;
  length: number | null;
  households: number | null;
  memberCount: number | null;
  males: number | null;
  females: number | null;
  people: readonly Taking[];
}

const known = (code: string | null, codes: readonly string[]): string | null =>
  code !== null && codes.includes(code) ? code : null;

/** What was counted where nobody is listed: the stated number, else men and women together. */
function statedCount(sheet: Sheet): number | null {
  const stated = sheet.integer('stated_count');
  if (stated !== null) return stated;
  const [males, females] = [sheet.integer('male_count'), sheet.integer('female_count')];
  return males === null && females === null ? null : (males ?? 0) + (females ?? 0);
}

function headsOf(sheet: Sheet, people: readonly Taking[]): Pick<Work, 'memberCount' | 'males' | 'females'> {
  if (people.length === 0)
    return {
      memberCount: statedCount(sheet),
      males: sheet.integer('male_count'),
      females: sheet.integer('female_count'),
    };
  return {
    memberCount: people.length,
    males: people.filter(({ sex }) => sex === 'male').length,
    females: people.filter(({ sex }) => sex === 'female').length,
  };
}

/** What the people of a plot harvested together, else what its record says of the whole plot. */
function producedBy(people: readonly Taking[], quantity: number | null): number | null {
  let sum: number | null = null;
  for (const one of people) if (one.quantity !== null) sum = (sum ?? 0) + one.quantity;
  return sum ?? quantity;
}

export function workOf(form: RawForm, record: RawRecord, sheet: Sheet, catalogue: Catalogue): Work {
  const kind = form.registry;
  const people = isFollowUp(kind) ? [] : takingPart(sheet);
  const subActivityId = catalogue.known(sheet.id('sub_activity_id'));
  const { workId, type } = catalogue.workOf(subActivityId, kind);
  const quantity = sheet.number('quantity');
  const structure = known(sheet.code('infrastructure_type'), STRUCTURES);
  return {
    id: record.id,
    state: record.state,
    kind,
    subActivityId,
    workId,
    type,
    heldOn: sheet.day('held_on'),
    unitId: unitOf(sheet),
    item: structure ?? known(sheet.code('crop_kind'), CROP_KINDS) ?? '',
    crop: sheet.text('crop') ?? '',
    quantity,
    area: sheet.number('area'),
    produced: kind === 'demonstration' ? producedBy(people, quantity) : null,
    length: sheet.number('length'),
    households: sheet.integer('households'),
    ...headsOf(sheet, people),
    people,
  };
}
