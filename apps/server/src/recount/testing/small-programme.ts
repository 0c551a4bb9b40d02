import { countProgramme } from '../count-programme.ts';
import type { KeyPart, Measures } from '../counts.ts';
import { NO_INDICATORS, type RawIndicators } from '../indicators/told.ts';
import type { Answers, Raw, RawForm, RawRecord } from '../raw.ts';

/** How tests write a record: what they care for; the rest is as usual. */
type Value = string | number | null | undefined;
export interface Short {
  id?: number;
  state?: RawRecord['state'];
  organizationId?: number | null;
  receivedAt?: Date;
  who?: readonly Record<string, Value>[];
  [answer: string]: unknown;
}
export interface Sent {
  member?: readonly Short[];
  group?: readonly Short[];
  activity?: readonly Short[];
  training?: readonly Short[];
  demonstration?: readonly Short[];
  infrastructure?: readonly Short[];
  production?: readonly Short[];
  merges?: readonly (readonly [kept: number, merged: number])[];
  youth?: readonly [number, number];
  /** Columns, or whole registries, that no question fills. */
  unbound?: readonly string[];
  indicators?: Partial<RawIndicators>;
}

/** What tests call a column. */
const COLUMNS: Readonly<Record<string, string>> = {
  union: 'union_id',
  district: 'district_id',
  programmes: 'projects',
  sex: 'sex',
  age: 'age',
  bornOn: 'born_on',
  ethnic: 'is_ethnic',
  head: 'is_household_head',
  land: 'land_decimals',
  home: 'household_no',
  males: 'household_males',
  females: 'household_females',
  no: 'member_no',
  groupId: 'group_id',
  groupCode: 'group_code',
  code: 'code',
  on: 'registered_on',
};
const WORK_COLUMNS: Readonly<Record<string, string>> = {
  ...COLUMNS,
  on: 'held_on',
  sub: 'sub_activity_id',
  males: 'male_count',
  females: 'female_count',
  stated: 'stated_count',
  quantity: 'quantity',
  produced: 'quantity',
  cropKind: 'crop_kind',
  crop: 'crop',
  area: 'area',
  type: 'infrastructure_type',
  length: 'length',
  households: 'households',
  owner: 'beneficiary_member',
  picked: 'picked_members',
  pickedIds: 'picked_ids',
  pickedNumbers: 'picked_numbers',
  followed: 'followed_id',
};
const PERSON_COLUMNS: Readonly<Record<string, string>> = {
  id: 'participant_member',
  no: 'participant_member_no',
  name: 'participant_name',
  sex: 'participant_sex',
};
const columnsOf = (registry: string): Readonly<Record<string, string>> => {
  if (registry === 'member') return COLUMNS;
  if (registry === 'group') return { ...COLUMNS, on: 'formed_on' };
  return registry === 'production' ? { ...WORK_COLUMNS, produced: 'produced' } : WORK_COLUMNS;
};

const USUAL: Readonly<Record<string, Short>> = {
  member: { union: 1111, programmes: '1', on: '2025-06-01' },
  group: { programmes: '1', on: '2025-06-01' },
};
const USUAL_WORK: Short = { union: 1111, on: '2025-06-01', sub: 1, state: 'approved' };

const asked = (columns: Readonly<Record<string, string>>, said: Short): Answers =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, column]) => (said[name] === undefined ? [] : [[column, said[name]]])),
  );

function recordOf({ registry, formId }: RawForm, short: Short, i: number): RawRecord {
  const said: Short = { ...(USUAL[registry] ?? USUAL_WORK), ...short };
  const { state = 'received', organizationId = null, receivedAt = new Date('2025-03-01T05:00:00Z') } = said;
  const people = said.who?.map((one) => asked(PERSON_COLUMNS, one));
  const answers = { ...asked(columnsOf(registry), said), ...(people ? { participants: people } : {}) };
  return { formId, id: short.id ?? formId * 1000 + i, state, organizationId, receivedAt, answers };
}

const FORMS = ['member', 'group', 'activity', 'training', 'demonstration', 'infrastructure', 'production'] as const;

/** A programme of project 61 with two divisions; sub-activities 1 and 2 are trainings, 3 an input, 5 a plot, 6 a structure. */
export function programme(sent: Sent): Raw {
  const { merges = [], youth = [18, 35], unbound = [], indicators } = sent;
  const questionsOf = (registry: string) =>
    Object.fromEntries(
      [...Object.values(columnsOf(registry)), ...Object.values(PERSON_COLUMNS), 'participants']
        .filter((column) => !unbound.includes(column))
        .map((column) => [column, `/data/${column}`]),
    );
  const forms = FORMS.filter((registry) => !unbound.includes(registry)).map(
    (registry, i): RawForm => ({ projectId: 61, formId: 100 + i, registry, questions: questionsOf(registry) }),
  );
  return {
    projects: [{ id: 61, youthFrom: youth[0], youthTo: youth[1], startDate: null, endDate: null }],
    units: [1, 11, 111, 1111, 2, 21, 211, 2111].map((id) => {
      const depth = String(id).length - 1;
      return { id, depth, parentId: depth === 0 ? null : Math.floor(id / 10) };
    }),
    subActivities: [
      { id: 1, type: 'training', programme: 'SACP', agencyId: 3, isMeasured: false },
      { id: 2, type: 'training', programme: 'RAINS', agencyId: 3, isMeasured: false },
      { id: 3, type: 'input', programme: 'SACP', agencyId: 3, isMeasured: false },
      { id: 5, type: 'demonstration', programme: 'SACP', agencyId: 3, isMeasured: false },
      { id: 6, type: 'infrastructure', programme: 'RAINS', agencyId: 3, isMeasured: false },
    ],
    forms,
    indicators: { ...NO_INDICATORS, ...indicators },
    merges: merges.map(([keptId, mergedId], i) => ({ projectId: 61, id: i + 1, keptId, mergedId })),
    async *records(some) {
      for (const form of some)
        yield (sent[form.registry as (typeof FORMS)[number]] ?? []).map((short, i) => recordOf(form, short, i));
    },
  };
}

/** One line of a table, as far as it is not 0; undefined: there is none. */
export async function line(sent: Sent, table: string, ...key: readonly KeyPart[]): Promise<Measures | undefined> {
  const found = (await countProgramme(programme(sent))).get(table)?.get(JSON.stringify(key));
  return found && Object.fromEntries(Object.entries(found).filter(([, value]) => value !== 0));
}
export async function keysOf(sent: Sent, table: string): Promise<unknown[][]> {
  const counts = await countProgramme(programme(sent));
  return [...(counts.get(table)?.keys() ?? [])].map((key) => JSON.parse(key) as unknown[]);
}

/** The key of a line of people or groups. */
export const at = (year: number, unit = 0, programmes: readonly number[] = [1]) =>
  [61, unit, year, programmes, 0] as const;
