import type { Module } from '../permissions.ts';

/**
 * What a form can fill of a registry. A binding says which question fills which column; a programme may replace the form
 * and bind its own questions.
 */
export const REGISTRIES = [
  'member',
  'group',
  'activity',
  'training',
  'input',
  'demonstration',
  'infrastructure',
  'production',
  'position',
] as const;
export type Registry = (typeof REGISTRIES)[number];
/** The module of the permission catalogue whose switches a registry goes by; a position that of what it follows. */
export const REGISTRY_MODULES = {
  member: ['Member Register'],
  group: ['Group Register'],
  activity: ['Project Activity'],
  training: ['Project Activity'],
  input: ['Project Activity'],
  demonstration: ['Demonstration list'],
  infrastructure: ['Infrastructure list'],
  production: ['Demonstration list'],
  position: ['Demonstration list', 'Infrastructure list'],
} as const satisfies Record<Registry, readonly Module[]>;
type RegistryModule = (typeof REGISTRY_MODULES)[Registry][number];
/** Any of these lets somebody add to a registry, or edit in it. */
export const registryPermissions = <A extends 'View' | 'Create' | 'Edit'>(registry: Registry, action: A) =>
  REGISTRY_MODULES[registry].map((module: RegistryModule) => `${module}/${action}` as const);
/** The tabs of structures, as they stand on the wire, and what records hold. */
export const STRUCTURE_CODES = {
  CFC: 'cfc',
  'Seed Village': 'seed_village',
  'Buried pipe': 'buried_pipe',
  Canal: 'canal',
  Dyke: 'dyke',
  others: 'other',
} as const;
export const isRegistry = (text: string): text is Registry => (REGISTRIES as readonly string[]).includes(text);

/** What kind of answer a column takes; see `fits`. */
export type ColumnKind =
  | 'text'
  | 'integer'
  | 'number'
  | 'date'
  | 'choice'
  | 'choices'
  | 'reference'
  | 'position'
  | 'image'
  | 'repeat';

export interface RegistryColumn {
  kind: ColumnKind;
  isRequired?: true;
  /** A question inside this repeat, asked once for each of its items. */
  within?: string;
}
type Columns = Readonly<Record<string, RegistryColumn>>;

const text: RegistryColumn = { kind: 'text' };
const integer: RegistryColumn = { kind: 'integer' };
const number: RegistryColumn = { kind: 'number' };
const date: RegistryColumn = { kind: 'date' };
const choice: RegistryColumn = { kind: 'choice' };
const reference: RegistryColumn = { kind: 'reference' };
const image: RegistryColumn = { kind: 'image' };
const needed = (column: RegistryColumn): RegistryColumn => ({ ...column, isRequired: true });
const each = (column: RegistryColumn): RegistryColumn => ({ ...column, within: 'participants' });

/** The deepest place that is answered counts; what stands above it comes from the geography. */
const place: Columns = {
  division_id: reference,
  district_id: reference,
  upazila_id: reference,
  union_id: needed(reference),
  village: text,
  position: { kind: 'position' },
};

const member: Columns = {
  name: needed(text),
  name_bn: text,
  member_no: text,
  father_name: text,
  mother_name: text,
  spouse_name: text,
  sex: needed(choice),
  born_on: date,
  age: integer,
  registered_on: date,
  is_ethnic: choice,
  phone: text,
  national_id: text,
  household_no: text,
  is_household_head: choice,
  household_males: integer,
  household_females: integer,
  land_decimals: number,
  group_id: reference,
  group_code: text,
  designation: choice,
  projects: { kind: 'choices' },
  ...place,
  photo: image,
};

const group: Columns = {
  name: needed(text),
  name_bn: text,
  projects: { kind: 'choices' },
  code: text,
  type: choice,
  formed_on: date,
  ...place,
  photo: image,
  remarks: text,
};

const work: Columns = {
  sub_activity_id: needed(reference),
  // Narrows the choice of sub-activities; which programme an activity is of, its sub-activity says.
  programme: choice,
  agency_id: reference,
  name: text,
  held_on: needed(date),
  ended_on: date,
  ...place,
  stated_count: integer,
  male_count: integer,
  female_count: integer,
  quantity: number,
  photos: image,
  photos_2: image,
  photos_3: image,
};
const people: Columns = {
  participants: { kind: 'repeat' },
  participant_member: each(reference),
  participant_member_no: each(text),
  participant_name: each(text),
  participant_sex: each(choice),
  participant_item: each({ kind: 'text' }),
  participant_quantity: each(number),
  participant_unit: each(text),
  // Several at once. What the list said of them the record keeps too, in the list's order: ids, names, sexes and numbers.
  picked_members: { kind: 'choices' },
  picked_ids: text,
  picked_names: text,
  picked_sexes: text,
  picked_numbers: text,
  // What each of them got.
  picked_item: text,
  picked_quantity: number,
  picked_unit: text,
};
/** Where a record is about one person, who is asked for directly. */
const person: Columns = {
  beneficiary_member: reference,
  beneficiary_member_no: text,
  beneficiary_name: text,
  beneficiary_sex: choice,
  beneficiary_item: text,
  beneficiary_quantity: number,
};

/** A plot, its area in decimals. */
const plot: Columns = { crop_kind: choice, crop: choice, area: number };
/** A structure; its length in km. */
const structure: Columns = { infrastructure_type: choice, work_state: choice, length: number, households: integer };

/** What is known of a demonstration or a structure later; its place and its people are those of what it follows. */
const followUp: Columns = {
  followed_id: needed(reference),
  held_on: needed(date),
  photos: image,
  photos_2: image,
  photos_3: image,
};

export const REGISTRY_COLUMNS: Readonly<Record<Registry, Columns>> = {
  member,
  group,
  // Of any type, so also a plot or a structure.
  activity: { ...work, ...people, ...plot, ...structure },
  training: { ...work, name: needed(text), ...people },
  input: { ...work, ...people },
  demonstration: { ...work, name: needed(text), ...plot, ...person },
  infrastructure: {
    ...work,
    name: needed(text),
    ...structure,
    infrastructure_type: needed(choice),
    ...person,
    beneficiary_unit: text,
  },
  production: { ...followUp, produced: needed(number), sold: number, income: number },
  position: { ...followUp, position: needed({ kind: 'position' }), work_state: choice },
};

/** Column → path of the question that fills it, with the form's root: `/data/place/union`. */
export type Bound = Readonly<Record<string, string>>;
