/** Months of a period, and after how many months of the calendar year the first one begins. */
const MONTHS: Readonly<Record<string, readonly [months: number, after: number]>> = {
  'half-yearly': [6, 0],
  quarterly: [3, 0],
  monthly: [1, 0],
};
/** What is no part of a year is the year from July to June. */
const YEAR = [12, 6] as const;

/** Months since the year 0. */
const numberOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
const dayOf = (month: number): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`;

/** The first day of the period in which a day lies. */
export function periodOf(frequency: string, day: string): string {
  const [months, after] = MONTHS[frequency] ?? YEAR;
  return dayOf(after + Math.floor((numberOf(day) - after) / months) * months);
}

export const nextOf = (frequency: string, first: string): string =>
  dayOf(numberOf(first) + (MONTHS[frequency] ?? YEAR)[0]);

/** The day before the next one begins. */
export const lastOf = (frequency: string, first: string): string =>
  new Date(Date.parse(nextOf(frequency, first)) - 86_400_000).toISOString().slice(0, 10);

/** The first days of all periods from one day to another. */
export function periodsBetween(frequency: string, from: string, to: string): string[] {
  const found = [periodOf(frequency, from)];
  for (let at = nextOf(frequency, found[0] as string); at <= to; at = nextOf(frequency, at)) found.push(at);
  return found;
}

/** July to June, by the calendar year in which it begins. */
export const fiscalYearOf = (day: string): number => Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < 7 ? 1 : 0);
