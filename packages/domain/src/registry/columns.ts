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
] as const;
export type Registry = (typeof REGISTRIES)[number];
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
  code: text,
  type: choice,
  formed_on: date,
  ...place,
  photo: image,
  remarks: text,
};

const work: Columns = {
  sub_activity_id: needed(reference),
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

export const REGISTRY_COLUMNS: Readonly<Record<Registry, Columns>> = {
  member,
  group,
  activity: { ...work, ...people },
  training: { ...work, name: needed(text), ...people },
  input: { ...work, ...people },
  demonstration: { ...work, name: needed(text), crop: choice, ...person },
  infrastructure: { ...work, name: needed(text), infrastructure_type: needed(choice), ...person },
};

/** Column → path of the question that fills it, with the form's root: `/data/place/union`. */
export type Bound = Readonly<Record<string, string>>;
