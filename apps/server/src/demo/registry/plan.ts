import { monthOf } from './calendar.ts';
import { fraction, happens, pick, scatter, wholeBetween } from './chance.ts';
import type { DemoGroup } from './groups.ts';
import type { DemoMember, People } from './people.ts';
import type { DemoUnion, Programme } from './places.ts';
import type { Scheduled } from './schedule.ts';
import type { DemoWork } from './work-kinds.ts';

/** Somebody who was there, with the group that they came with. */
export interface Attendant {
  group: DemoGroup;
  member: DemoMember;
}

/** A scheduled work with its place. */
export interface Planned extends Scheduled {
  /** Its number, from 0: whatever is drawn for it is drawn by this. */
  a: number;
  union: DemoUnion;
  /** Whose members come first; null: nobody of the registry comes. */
  group: DemoGroup | null;
}

/** With its people. */
export interface Attended extends Planned {
  attendants: readonly Attendant[];
  /** Of those who were only counted. */
  counted: { male: number; female: number } | null;
}

const YOUTH = 35;
/** From their registration until people come to something. */
const AFTER_JOINING = 3;
const MOST_TRIES = 60;
/** So many of the newest are looked at for one that nobody has met yet. */
const NEW_GROUPS = 8;

const comes = ({ comers }: DemoWork, { sex, age }: DemoMember): boolean =>
  comers === 'members' || (comers === 'women' ? sex === 'female' : age <= YOUTH);
export const isCounted = ({ comers }: DemoWork): boolean => comers === 'counted' || comers === 'none';
const isForOne = ({ form }: DemoWork) => form === 'demonstration' || form === 'infrastructure';

/** Of groups in the order in which they were formed, how many there were on a day. */
function formedBy(groups: readonly DemoGroup[], day: number): number {
  let [low, high] = [0, groups.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((groups[middle] as DemoGroup).formedOn <= day) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Gives works their places and people: those who come live there and were registered before; whoever has a demonstration
 * was trained before. Trainings are to be placed before demonstrations are.
 */
export class Planner {
  private readonly groups: Readonly<Record<Programme, DemoGroup[]>>;
  private readonly near = new Map<string, DemoGroup[]>();
  /** Of each group its first approved training: when it was, and who was there. */
  private readonly trained = new Map<number, { day: number; members: readonly number[] }>();

  /** Groups whose members have come to something. */
  private readonly met = new Set<number>();

  constructor(
    private readonly people: People,
    private readonly unions: readonly DemoUnion[],
    /** More than usual come to each. */
    private readonly crowd = 1,
  ) {
    const { groups } = people.layout;
    this.groups = { 1: groups.filter((one) => one.programme === 1), 2: groups.filter((one) => one.programme === 2) };
    for (const group of groups) {
      const known = this.near.get(this.nearKey(group));
      if (known) known.push(group);
      else this.near.set(this.nearKey(group), [group]);
    }
  }

  private readonly nearKey = ({ programme, union }: DemoGroup) => `${programme}/${union.union}`;

  private ready(group: DemoGroup, work: DemoWork, day: number): DemoMember[] {
    return this.people
      .of(group)
      .filter((member) => !member.isTwin && member.registeredOn + AFTER_JOINING <= day && comes(work, member));
  }

  /** Whoever holds a plot was at the group's training; whoever looks after a structure is of the group. */
  private owners(group: DemoGroup, { work, day }: Scheduled): DemoMember[] {
    const ready = this.ready(group, work, day);
    if (work.form !== 'demonstration') return ready;
    const training = this.trained.get(group.g);
    return training && training.day < day ? ready.filter(({ n }) => training.members.includes(n)) : [];
  }

  private groupFor(scheduled: Scheduled, a: number): DemoGroup | undefined {
    const { work, day } = scheduled;
    const all = this.groups[work.programme];
    const formed = formedBy(all, day - 8);
    const enough = Math.min(8, work.people[0]);
    const fits = (group: DemoGroup) =>
      isForOne(work) ? this.owners(group, scheduled).length > 0 : this.ready(group, work, day).length >= enough;
    // New groups are met first, so that nobody waits long for the first training.
    const newest = isForOne(work) ? [] : all.slice(Math.max(0, formed - NEW_GROUPS), formed);
    const waiting = newest.find((group) => !this.met.has(group.g) && fits(group));
    if (waiting) return waiting;
    for (let i = 0; i < Math.min(MOST_TRIES, formed * 3); i++) {
      const group = all[scatter(a * 61 + i, 161) % formed] as DemoGroup;
      if (fits(group)) return group;
    }
    return undefined;
  }

  /** Undefined: there is nobody for it on that day. */
  place(scheduled: Scheduled, a: number): Planned | undefined {
    const { work, day, fate } = scheduled;
    if (isCounted(work)) {
      const unions = this.unions.filter((union) => union.members[work.programme] > 0);
      return { ...scheduled, a, union: pick(unions, a, 163), group: null };
    }
    const group = this.groupFor(scheduled, a);
    if (!group) return undefined;
    const planned = { ...scheduled, a, union: group.union, group };
    this.met.add(group.g);
    if (work.type === 'training' && fate === 'approved') this.keepTraining(this.attendants(planned, group), day);
    return planned;
  }

  private keepTraining(attendants: readonly Attendant[], day: number): void {
    const byGroup = new Map<number, number[]>();
    for (const { group, member } of attendants) byGroup.set(group.g, [...(byGroup.get(group.g) ?? []), member.n]);
    for (const [g, members] of byGroup) {
      const known = this.trained.get(g);
      if (!known || known.day > day) this.trained.set(g, { day, members });
    }
  }

  /** One after the other until enough have come: those of the group, then those of its neighbours. */
  private attendants({ work, day, a }: Planned, group: DemoGroup): Attendant[] {
    const share = this.crowd * (0.86 + fraction(a, 166) * 0.14);
    const count = Math.max(1, Math.round(wholeBetween(work.people, a, 162) * share));
    const found: Attendant[] = [];
    const come = (one: DemoGroup) => {
      const members = this.ready(one, work, day).sort((x, y) => scatter(x.n, a) - scatter(y.n, a));
      for (const member of members.slice(0, count - found.length)) found.push({ group: one, member });
    };
    come(group);
    const near = this.near.get(this.nearKey(group)) ?? [];
    const from = near.indexOf(group);
    for (let i = 1; i < near.length && found.length < count; i++) come(near[(from + i) % near.length] as DemoGroup);
    return found;
  }

  private owner(planned: Planned, group: DemoGroup): Attendant[] {
    const owners = this.owners(group, planned);
    const wanted = happens(planned.work.women, planned.a, 164) ? 'female' : 'male';
    const fitting = owners.filter(({ sex }) => sex === wanted);
    return [{ group, member: pick(fitting.length > 0 ? fitting : owners, planned.a, 165) }];
  }

  /** Who came. Made when it is asked for: all of them together do not fit into memory. */
  attended(planned: Planned): Attended {
    const { work, group, a } = planned;
    if (group) {
      const attendants = isForOne(work) ? this.owner(planned, group) : this.attendants(planned, group);
      return { ...planned, attendants, counted: null };
    }
    const total = work.comers === 'none' ? 0 : wholeBetween(work.people, a, 162);
    const female = Math.round((total * work.women) / 100);
    return { ...planned, attendants: [], counted: { male: total - female, female } };
  }
}

/** Where there is nobody for it yet: later in the same season, then in the years after. */
function* daysFor({ work, day }: Scheduled, today: number): Generator<number> {
  yield day;
  for (let later = day + 30; later < day + 160; later += 30)
    if (later < today - 2 && work.months.includes(monthOf(later))) yield later;
  for (let later = day + 365; later < today - 2; later += 365) yield later;
}

function placeOnce(planner: Planner, one: Scheduled, a: number, today: number): Planned | undefined {
  for (const day of daysFor(one, today)) {
    const placed = planner.place({ ...one, day }, a);
    if (placed) return placed;
  }
  return undefined;
}

/** All works with their places, in the order of their days. Where nobody can come, something is done that needs nobody. */
export function planWorks(planner: Planner, scheduled: readonly Scheduled[], today: number): Planned[] {
  const rank = ({ work }: Scheduled) => (work.type === 'training' ? 0 : 1);
  const order = scheduled.map((one, a) => ({ one, a })).sort((x, y) => rank(x.one) - rank(y.one) || x.a - y.a);
  const counted = scheduled.filter(({ work }) => isCounted(work));
  const planned = order.flatMap(({ one, a }) => {
    const other = counted.length > 0 ? pick(counted, a, 167) : undefined;
    const placed = placeOnce(planner, one, a, today) ?? (other && planner.place(other, a));
    return placed ? [placed] : [];
  });
  return planned.sort((x, y) => x.day - y.day || x.a - y.a);
}
