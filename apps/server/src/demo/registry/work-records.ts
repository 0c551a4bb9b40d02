import type { PreparedRecord } from '#modules/collection/index.ts';
import { textOf } from './calendar.ts';
import { between, happens, pick, scatter, wholeBetween } from './chance.ts';
import { isInGroup, placeValues, positionNear } from './people-records.ts';
import type { Attended, Planned } from './plan.ts';

type Values = PreparedRecord['values'];
type Answers = Pick<PreparedRecord, 'values' | 'items'>;

export interface WorkContext {
  today: number;
  /** The id in the registry of member number n. */
  memberId: (n: number) => number | undefined;
  /** The id in the registry of group number g. */
  groupId: (g: number) => number | undefined;
}

const round = (value: number, places: number): number => Number(value.toFixed(places));

const TRAINERS: Readonly<Record<string, string>> = {
  DAE: 'Upazila Agriculture Office',
  BADC: 'BADC Irrigation Unit',
  DAM: 'District Marketing Office',
  BARI: 'Regional Agricultural Research Station',
  FAO: 'FAO field team',
  GAIN: 'GAIN nutrition team',
};
const AT = 'people/participant/';

function countedPeople({ counted }: Attended): Values {
  const { male, female } = counted ?? { male: 0, female: 0 };
  const stated = male + female;
  return {
    'people/listing': 'counted',
    'people/counted/male': male,
    'people/counted/female': female,
    'people/stated': stated,
  };
}

/** Now and then the heads were counted otherwise than the list has them: a check finds it. */
const stated = ({ a, fate }: Attended, listed: number): Values => {
  const present = fate !== 'approved' && a % 7 === 5 ? listed + 7 : listed;
  return { 'people/present': present, 'people/stated': present };
};

/** Listed one by one, with what each of them got. */
function listedPeople(context: WorkContext, planned: Attended, more: (n: number) => Values): Answers {
  const listed: Values[] = planned.attendants.map(({ member }) => ({
    [`${AT}participant_member`]: context.memberId(member.n),
    [`${AT}participant_name`]: member.name,
    [`${AT}participant_sex`]: member.sex,
    ...more(member.n),
  }));
  // Now and then somebody came who is in no registry.
  if (planned.a % 23 === 3) {
    const name = 'Guest of the union';
    const typed = { [`${AT}participant_typed_name`]: name, [`${AT}participant_typed_sex`]: 'male' };
    listed.push({ ...typed, [`${AT}participant_name`]: name, [`${AT}participant_sex`]: 'male', ...more(0) });
  }
  return {
    values: { 'people/listing': 'listed', ...stated(planned, listed.length) },
    items: { 'people/participant': listed },
  };
}

/** Ticked among the members of their groups, and kept in the order of the list, which has the newest first. */
function pickedPeople(context: WorkContext, planned: Attended): Answers {
  const picked = planned.attendants
    .map((one) => ({ ...one, id: context.memberId(one.member.n) ?? 0 }))
    .sort((x, y) => y.id - x.id);
  const ids = picked.map(({ id }) => id).join(' ');
  const groups = [...new Set(picked.map(({ group }) => group.g))];
  const at = 'people/picked/picked_';
  return {
    values: {
      'people/listing': 'picked',
      [`${at}groups`]: groups.map((g) => context.groupId(g)).join(' '),
      [`${at}members`]: ids,
      [`${at}ids`]: ids,
      [`${at}names`]: picked.map(({ member }) => member.name).join('|'),
      [`${at}sexes`]: picked.map(({ member }) => member.sex).join('|'),
      ...stated(planned, picked.length),
    },
  };
}

function people(context: WorkContext, planned: Attended): Answers {
  if (planned.counted) return { values: countedPeople(planned) };
  // Only who is of a group can be ticked there.
  const canPick = planned.attendants.every(({ member }) => isInGroup(member));
  return canPick && planned.a % 2 === 0 ? pickedPeople(context, planned) : listedPeople(context, planned, () => ({}));
}

function owner(context: WorkContext, { attendants: [one] }: Attended): Values {
  if (!one) return {};
  return {
    'owner/beneficiary_member': context.memberId(one.member.n),
    'owner/beneficiary_name': one.member.name,
    'owner/beneficiary_sex': one.member.sex,
  };
}

/** The plot of a demonstration, if it has one. */
export const plotOf = ({ work, a }: Pick<Planned, 'work' | 'a'>) => {
  const plot = work.plots.length > 0 ? pick(work.plots, a, 171) : null;
  return plot?.crop ? { ...plot, decimals: round(between(plot.area, a, 172), 1) } : null;
};

/** The last of its days. */
const last = ({ work, day, a }: Planned): number => day + wholeBetween(work.days, a, 173) - 1;

const BY_FORM = {
  activity: (context: WorkContext, planned: Attended): Answers => {
    const { work, a } = planned;
    const { values, ...items } = people(context, planned);
    return {
      values: { ...values, quantity: work.measured ? round(between(work.measured, a, 174), 2) : null },
      ...items,
    };
  },
  training: (context: WorkContext, planned: Attended): Answers => {
    const { work, a } = planned;
    const { values, ...items } = people(context, planned);
    const name = work.type === 'training' ? `${work.label}, batch ${1 + (scatter(a, 175) % 12)}` : work.label;
    return { values: { name, kind: work.trainingKind, trainer: TRAINERS[work.agency], ...values }, ...items };
  },
  input: (context: WorkContext, planned: Attended): Answers => {
    const { work, a } = planned;
    if (planned.counted) return { values: countedPeople(planned) };
    const input = pick(work.inputs, a, 176);
    const isWhole = input.unit !== 'kg';
    return listedPeople(context, planned, (n) => ({
      [`${AT}item`]: input.item,
      [`${AT}amount`]: isWhole ? wholeBetween(input.amount, n, 177) : round(between(input.amount, n, 177), 1),
      [`${AT}unit`]: input.unit,
    }));
  },
  demonstration: (context: WorkContext, planned: Attended): Answers => {
    const plot = plotOf(planned);
    const grown = plot && {
      'plot/crop_kind': plot.kind,
      'plot/crop': plot.crop,
      'plot/variety': plot.variety,
      'plot/area': plot.decimals,
    };
    return { values: { name: planned.work.label, ...owner(context, planned), ...grown } };
  },
  infrastructure: (context: WorkContext, planned: Attended): Answers => {
    const { work, a, day } = planned;
    const { type = 'other', length = null, households = [0, 0] } = work.structure ?? {};
    const isNew = day > context.today - 150;
    return {
      values: {
        type,
        name: `${work.label}, ${planned.attendants[0]?.member.household.village ?? ''}`,
        work_state: isNew && happens(60, a, 178) ? 'under_way' : 'done',
        ...owner(context, planned),
        length: length && round(between(length, a, 179), 2),
        households: wholeBetween(households, a, 180),
      },
    };
  },
};

/** The answers of a work's record. */
export function workRecord(context: WorkContext, planned: Attended, photo: string | null): Answers {
  const { work, a, union, day, fate } = planned;
  const { values, items } = BY_FORM[work.form](context, planned);
  const isForOne = work.form === 'demonstration' || work.form === 'infrastructure';
  // One in thirty of those that are not decided well was sent from somewhere else.
  const gps = fate !== 'approved' && a % 15 === 7 ? '23.780000 90.400000 20.0 6.0' : positionNear(union, a);
  const village = planned.attendants[0]?.member.household.village ?? null;
  const ended = Math.min(last(planned), context.today - 1);
  return {
    values: {
      programme: work.programme,
      agency: work.agencyId,
      sub_activity: work.id,
      held_on: textOf(day),
      ...(ended > day && (work.form === 'activity' || work.form === 'training') ? { ended_on: textOf(ended) } : {}),
      ...placeValues(union, village),
      ...values,
      [isForOne ? 'location/gps' : 'gps']: gps,
      'photos/photo_1': photo,
    },
    ...(items ? { items } : {}),
  };
}

/** When the record came in: some days after the last day, nothing later than today. */
export const receivedOn = (planned: Planned, today: number): number =>
  Math.min(today - 1, last(planned) + 1 + (scatter(planned.a, 181) % (planned.fate === 'waiting' ? 3 : 6)));
