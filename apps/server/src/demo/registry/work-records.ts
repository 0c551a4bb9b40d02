import type { GivenRecord } from '#modules/collection/index.ts';
import {
  day,
  type DemoUnion,
  memberOf,
  pick,
  placeValues,
  positionNear,
  type Scale,
  scatter,
} from './people-records.ts';

type Values = GivenRecord['values'];
type Kind = 'activity' | 'training' | 'input' | 'demonstration' | 'infrastructure';

export interface DemoItem {
  id: number;
  agencyId: number;
  type: string;
  label: string;
  isMeasured: boolean;
}

export interface WorkScale extends Scale {
  catalogue: readonly DemoItem[];
  /** Of member n. */
  memberIds: ArrayLike<number>;
  /** How many an activity lists. */
  listed: number;
  /** In the file store, if there is one. */
  photo: string | null;
}

const PATTERN: readonly Kind[] = [
  'activity',
  'training',
  'demonstration',
  'input',
  'activity',
  'training',
  'infrastructure',
  'demonstration',
];
export const kindOf = (a: number): Kind => PATTERN[a % PATTERN.length] as Kind;
const TYPES: Record<Kind, readonly string[]> = {
  activity: ['training', 'event', 'input', 'other', 'demonstration', 'infrastructure'],
  training: ['training', 'event'],
  input: ['input'],
  demonstration: ['demonstration'],
  infrastructure: ['infrastructure'],
};

/** Everybody of a group of the place, and of the next one if that is not enough. */
function* membersAt(scale: WorkScale, a: number, count: number): Generator<number> {
  const first = a % Math.max(1, scale.groups);
  for (let i = 0; i < count && i < scale.members; i++) {
    const round = Math.floor(scale.members / Math.max(1, scale.groups)) || 1;
    const group = (first + Math.floor(i / round) * scale.unions.length) % Math.max(1, scale.groups);
    yield (group + (i % round) * Math.max(1, scale.groups)) % scale.members;
  }
}

function people(
  scale: WorkScale,
  a: number,
  more: (n: number, i: number) => Values,
): Pick<GivenRecord, 'values' | 'items'> {
  if (scatter(a, 41) % 6 === 0) {
    const [male, female] = [4 + (scatter(a, 42) % 12), 6 + (scatter(a, 43) % 14)];
    return {
      values: {
        'people/listing': 'counted',
        'people/counted/male': male,
        'people/counted/female': female,
        'people/stated': male + female,
      },
    };
  }
  const at = 'people/participant/participant_';
  const members = [...membersAt(scale, a, scale.listed)].map((n, i) => {
    const { name, sex } = memberOf(n);
    return { [`${at}member`]: scale.memberIds[n], [`${at}name`]: name, [`${at}sex`]: sex, ...more(n, i) };
  });
  // Now and then somebody came who is in no registry, or the heads were counted wrong.
  const guest =
    a % 19 === 3
      ? [
          {
            [`${at}typed_name`]: 'Guest of the union',
            [`${at}typed_sex`]: 'male',
            [`${at}name`]: 'Guest of the union',
            [`${at}sex`]: 'male',
            ...more(0, 0),
          },
        ]
      : [];
  const listed = [...members, ...guest];
  const stated = listed.length + (a % 23 === 5 ? 7 : 0);
  return {
    values: { 'people/listing': 'listed', 'people/present': stated, 'people/stated': stated },
    items: { 'people/participant': listed },
  };
}

function owner(scale: WorkScale, a: number): Values {
  const [n = 0] = membersAt(scale, a + (scatter(a, 44) % 7), 1);
  const { name, sex } = memberOf(n);
  return {
    'owner/beneficiary_member': scale.memberIds[n],
    'owner/beneficiary_name': name,
    'owner/beneficiary_sex': sex,
  };
}

const CROPS = [
  ['sunflower', 'oilseeds'],
  ['mustard', 'oilseeds'],
  ['mung', 'other'],
  ['watermelon', 'fruits'],
  ['malta', 'fruits'],
  ['tomato', 'vegetables'],
  ['bitter_gourd', 'vegetables'],
] as const;
const STRUCTURES = ['canal', 'buried_pipe', 'cfc', 'seed_village', 'dyke', 'other'] as const;

function ofKind(scale: WorkScale, kind: Kind, a: number, item: DemoItem): Pick<GivenRecord, 'values' | 'items'> {
  const none = () => ({});
  if (kind === 'activity') {
    const { values, items } = people(scale, a, none);
    return {
      values: { ...values, quantity: item.isMeasured ? (1 + (scatter(a, 45) % 40)) / 10 : null },
      ...(items ? { items } : {}),
    };
  }
  if (kind === 'training') {
    const { values, items } = people(scale, a, none);
    return {
      values: {
        name: item.label,
        kind: item.type === 'event' ? 'field_day' : 'farmer',
        trainer: 'Upazila agriculture office',
        ...values,
      },
      ...(items ? { items } : {}),
    };
  }
  if (kind === 'input') {
    const at = 'people/participant/';
    return people(scale, a, (n) => ({
      [`${at}item`]: pick(['seed', 'sapling', 'fertiliser'], a, 46),
      [`${at}amount`]: 1 + (scatter(n, 47) % 20),
      [`${at}unit`]: 'kg',
    }));
  }
  if (kind === 'demonstration') {
    const [crop, crop_kind] = pick(CROPS, a, 48);
    const produced = a % 3 === 0 ? null : 80 + (scatter(a, 49) % 900);
    return {
      values: {
        name: item.label,
        ...owner(scale, a),
        'plot/crop_kind': crop_kind,
        'plot/crop': crop,
        'plot/area': 10 + (scatter(a, 50) % 40),
        'production/produced': produced,
      },
    };
  }
  const type = pick(STRUCTURES, a, 51);
  return {
    values: {
      type,
      name: `${item.label} ${a + 1}`,
      work_state: 'done',
      ...owner(scale, a),
      length: type === 'canal' || type === 'dyke' || type === 'buried_pipe' ? (3 + (scatter(a, 52) % 30)) / 10 : null,
      households: 20 + (scatter(a, 53) % 200),
    },
  };
}

/** The record of activity number a, with the kind of form that it is of. */
export function workRecord(
  scale: WorkScale,
  a: number,
): Pick<GivenRecord, 'values' | 'items'> & { kind: Kind; heldBefore: number } {
  const kind = kindOf(a);
  const fitting = scale.catalogue.filter((item) => TYPES[kind].includes(item.type));
  const item = pick(fitting, a, 54);
  const union = scale.unions[(a % Math.max(1, scale.groups)) % scale.unions.length] as DemoUnion;
  const { values, items } = ofKind(scale, kind, a, item);
  const heldBefore = 4 + (scatter(a, 55) % 150);
  // One in thirty was sent from somewhere else.
  const far = a % 31 === 7 ? '25.740000 89.250000 20.0 6.0' : positionNear(union, a);
  const gps = kind === 'demonstration' || kind === 'infrastructure' ? 'location/gps' : 'gps';
  return {
    kind,
    heldBefore,
    values: {
      agency: item.agencyId,
      sub_activity: item.id,
      held_on: day(scale, heldBefore),
      ...placeValues(union, a),
      ...values,
      [gps]: far,
      'photos/photo_1': scale.photo,
    },
    ...(items ? { items } : {}),
  };
}
