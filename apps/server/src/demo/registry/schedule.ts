import { dayInYear, FIRST_YEAR, fiscalYearOf, LAST_YEAR, monthOf } from './calendar.ts';
import { divide, fall, fraction, scatter } from './chance.ts';
import type { DemoWork } from './work-kinds.ts';

export type Fate = 'approved' | 'waiting' | 'rejected';

/** Something that was carried out on a day, and what became of its record. */
export interface Scheduled {
  work: DemoWork;
  day: number;
  fate: Fate;
}

/** Of a hundred sub-activities of one agency and type, of how many there is something approved. */
const APPROVED_OF = 57;
/** Of how many more something waits or went back. */
const OTHERS_OF = 8;
const [WAITING, REJECTED, DECIDED_AT_ONCE] = [0.09, 0.045, 0.05];
/** What waits came in these days. */
const RECENT = 36;

/** Which sub-activities the programme has records of, in every agency and of every type. */
export function chooseWorks(works: readonly DemoWork[]): { approved: DemoWork[]; others: DemoWork[] } {
  const strata = new Map<string, DemoWork[]>();
  for (const work of works) {
    const key = `${work.agency} ${work.type}`;
    strata.set(key, [...(strata.get(key) ?? []), work]);
  }
  const [approved, others]: [DemoWork[], DemoWork[]] = [[], []];
  for (const stratum of strata.values()) {
    const isMeasured = (work: DemoWork) =>
      work.measured !== null || (work.structure?.length !== undefined && work.structure.length !== null);
    const order = [...stratum].sort(
      (a, b) => Number(isMeasured(b)) - Number(isMeasured(a)) || scatter(a.id, 151) - scatter(b.id, 151),
    );
    const first = Math.max(order.filter(isMeasured).length, 1, Math.round((order.length * APPROVED_OF) / 100));
    approved.push(...order.slice(0, first));
    others.push(...order.slice(first, first + Math.round((order.length * OTHERS_OF) / 100)));
  }
  const byId = (a: DemoWork, b: DemoWork) => a.id - b.id;
  return { approved: approved.sort(byId), others: others.sort(byId) };
}

/** How much was done in each fiscal year up to today. */
function doneBy(work: DemoWork, today: number): number[] {
  const year = fiscalYearOf(today);
  const passed = (today - dayInYear(year, 7, 1)) / 366;
  return work.done.map((n, i) => (FIRST_YEAR + i < year ? n : FIRST_YEAR + i === year ? n * passed : 0));
}

/** Months in the order of the fiscal year. */
const inOrder = (months: readonly number[]) => [...months].sort((a, b) => ((a + 5) % 12) - ((b + 5) % 12));

/** A day on which it is carried out, at a point of the time that it takes; never later than today. */
function dayAt(work: DemoWork, at: number, n: number, today: number): number {
  const { index, within } = fall(doneBy(work, today), at);
  let year = FIRST_YEAR + index;
  const months = inOrder(work.months);
  const days = (of: number) =>
    months.map((month) => dayInYear(of, month, 2 + (scatter(n, 152) % 26))).filter((day) => day < today - 3);
  while (days(year).length === 0 && year > FIRST_YEAR) year -= 1;
  const its = days(year);
  return its[Math.floor(within * its.length)] ?? today - 4;
}

/** Those that are carried out in these weeks. */
function dueNow(works: readonly DemoWork[], today: number): DemoWork[] {
  const months = [monthOf(today - 4), monthOf(today - RECENT + 6)];
  const year = Math.min(fiscalYearOf(today), LAST_YEAR) - FIRST_YEAR;
  const due = works.filter((work) => work.months.some((m) => months.includes(m)) && (work.done[year] ?? 0) > 0);
  return due.length > 0 ? due : [...works];
}

function recentDay(work: DemoWork, n: number, today: number): number {
  const days = Array.from({ length: RECENT }, (_, i) => today - 3 - i);
  const fitting = days.filter((day) => work.months.includes(monthOf(day)));
  const from = fitting.length > 0 ? fitting : days;
  return from[scatter(n, 153) % from.length] as number;
}

/** So many works over all years: most are approved, what came in these weeks waits, a few went back. */
export function schedule(works: readonly DemoWork[], count: number, today: number): Scheduled[] {
  const { approved, others } = chooseWorks(works);
  const [waiting, rejected] = [Math.round(count * WAITING), Math.round(count * REJECTED)];
  const quick = Math.round(count * DECIDED_AT_ONCE);
  const past = count - waiting - rejected - quick;
  const weight = (work: DemoWork) => Math.sqrt(doneBy(work, today).reduce((sum, n) => sum + n, 0));
  const known = approved.filter((work) => weight(work) > 0);
  const base = past >= known.length * 2 ? 1 : 0;
  const counts = divide(known.map(weight), past - base * known.length).map((n) => n + base);
  const scheduled: Scheduled[] = known.flatMap((work, i) => {
    const its = counts[i] as number;
    return Array.from({ length: its }, (_, k) => {
      const n = work.id * 65_537 + k;
      return { work, day: dayAt(work, (k + fraction(n, 154)) / its, n, today), fate: 'approved' as const };
    });
  });
  const [due, dueApproved] = [dueNow([...others, ...approved], today), dueNow(approved, today)];
  for (let i = 0; i < waiting + rejected + quick; i++) {
    const fate = i < waiting ? 'waiting' : i < waiting + rejected ? 'rejected' : 'approved';
    const isOld = fate === 'rejected' && i % 3 === 0;
    const from = isOld ? known : fate === 'approved' ? dueApproved : due;
    const work = (
      i < others.length && due.includes(others[i] as DemoWork) ? others[i] : from[scatter(i, 155) % from.length]
    ) as DemoWork;
    const day = isOld ? dayAt(work, fraction(i, 156), i, today) : recentDay(work, i, today);
    scheduled.push({ work, day, fate });
  }
  return scheduled.sort((a, b) => a.day - b.day || a.work.id - b.work.id);
}
