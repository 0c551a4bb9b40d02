import type { IndicatorCount } from '@msurvey/domain';
import type { PlainRows } from './numbers.queries.ts';

/** An indicator as far as a count by hand needs it. */
export interface Measure {
  subActivities: readonly number[];
  counts: IndicatorCount;
  isLatest: boolean;
  /** The first days of its periods, in order. */
  months: 12 | 6 | 3;
}
type Said = Partial<Record<'sex' | 'age' | 'ethnicity' | 'district' | 'programme' | 'agency' | 'crop', string>>;

/** The period of a day by counting months from July 1990. */
function periodOf(day: string, months: number): string {
  const since = (Number(day.slice(0, 4)) - 1990) * 12 + Number(day.slice(5, 7)) - 7;
  const first = Math.floor(since / months) * months + 6;
  return `${1990 + Math.floor(first / 12)}-${String((first % 12) + 1).padStart(2, '0')}-01`;
}

/** One line for everything that counts: in which period, how much, and what is known of it. */
interface Line {
  period: string;
  n: number;
  said: Said;
}

function linesOf(rows: PlainRows, { subActivities, counts, months }: Measure): Line[] {
  const works = rows.works.filter((work) => subActivities.includes(work.subActivity) && work.day !== null);
  const ofWork = (work: PlainRows['works'][number]) => ({
    programme: work.programme,
    agency: String(work.agency),
    crop: work.kind,
  });
  if (counts === 'activities' || counts === 'quantity' || counts === 'attendances')
    return works.flatMap((work) => {
      const period = periodOf(work.day as string, months);
      const said: Said = { ...ofWork(work), ...(work.district !== null && { district: String(work.district) }) };
      if (counts === 'activities') return [{ period, n: 1, said }];
      if (counts === 'quantity') return [{ period, n: work.quantity ?? 0, said }];
      // Once as heads, and apart from it by sex, so that the total is not the sum of both.
      return [
        { period, n: work.heads ?? 0, said },
        { period, n: work.males ?? 0, said: { ...said, sex: 'male' } },
        { period, n: work.females ?? 0, said: { ...said, sex: 'female' } },
      ];
    });
  const byId = new Map(rows.people.map((person) => [person.id, person]));
  const firsts = new Map<
    string,
    { day: string; work: PlainRows['works'][number]; home: PlainRows['people'][number] }
  >();
  for (const work of works)
    for (const { activity, member } of rows.took) {
      if (activity !== work.id) continue;
      const listed = byId.get(member);
      const person = listed && (listed.mergedInto === null ? listed : byId.get(listed.mergedInto));
      if (!person || person.state === 'rejected' || person.mergedInto !== null) continue;
      const key = counts === 'people' ? String(person.id) : person.household;
      if (key === null) continue;
      const household = counts === 'people' ? null : rows.households.find(({ no }) => no === key);
      const home = household ? byId.get(household.first) : person;
      if (!home) continue;
      const known = firsts.get(key);
      const day = work.day as string;
      if (!known || day < known.day || (day === known.day && work.id < known.work.id))
        firsts.set(key, { day, work, home });
    }
  return [...firsts.values()].map(({ day, work, home }) => ({
    period: periodOf(day, months),
    n: 1,
    said: {
      ...ofWork(work),
      ...(home.district !== null && { district: String(home.district) }),
      ...(counts === 'people' && home.sex && { sex: home.sex }),
      ...(counts === 'people' && home.age && { age: home.age }),
      ...(counts === 'people' && home.ethnic !== null && { ethnicity: home.ethnic ? 'yes' : 'no' }),
    },
  }));
}

/** What an indicator is in a period, for what is said of a leaf; nothing said: the total. */
export function countPlainly(rows: PlainRows, measure: Measure, period: string, said: Said): number {
  const isBySex = measure.counts === 'attendances' && 'sex' in said;
  let sum = 0;
  for (const line of linesOf(rows, measure)) {
    if (measure.counts === 'attendances' && isBySex !== 'sex' in line.said) continue;
    if (measure.isLatest ? line.period > period : line.period !== period) continue;
    if (Object.entries(said).every(([dimension, value]) => line.said[dimension as keyof Said] === value)) sum += line.n;
  }
  return Math.round(sum * 1e6) / 1e6;
}

/** How many people, or households, took part in a period, new or not. */
export function tookPartPlainly(rows: PlainRows, measure: Measure, period: string): number {
  const here = rows.works.filter(
    (work) =>
      measure.subActivities.includes(work.subActivity) &&
      work.day !== null &&
      periodOf(work.day, measure.months) === period,
  );
  const byId = new Map(rows.people.map((person) => [person.id, person]));
  const who = new Set<string>();
  for (const { activity, member } of rows.took) {
    if (!here.some(({ id }) => id === activity)) continue;
    const listed = byId.get(member);
    const person = listed && (listed.mergedInto === null ? listed : byId.get(listed.mergedInto));
    if (!person || person.state === 'rejected' || person.mergedInto !== null) continue;
    const key = measure.counts === 'people' ? String(person.id) : person.household;
    if (key !== null) who.add(key);
  }
  return who.size;
}
