/** A day of the programme's calendar: `2026-03-01`. Days compare and sort as texts. */
export type Day = string;

/** Of the programme's clock. Bangladesh has no summer time, so the day of a moment is plain arithmetic. */
export const PROGRAMME_OFFSET = '+06:00';
const OFFSET_MS = 6 * 3_600_000;

export const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d\d-\d\d$/;
const FIRST_NUMBER = Date.parse('0001-01-01T00:00:00Z') / DAY_MS;
const LAST_NUMBER = Date.parse('9999-12-31T00:00:00Z') / DAY_MS;

/** Days since 1 January 1970. */
export const dayNumber = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** The day with this number; beyond the years 1 to 9999 there is none that could be written. */
export function dayAt(number: number): Day {
  if (!(number >= FIRST_NUMBER && number <= LAST_NUMBER)) throw new RangeError(`No day has the number ${number}.`);
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

/** 30 February and the year 0 are no days. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const number = dayNumber(text);
  return number >= FIRST_NUMBER && new Date(number * DAY_MS).toISOString().startsWith(text);
}

export const addDays = (day: Day, days: number): Day => dayAt(dayNumber(day) + days);

/** How many days from the first to the last, both included; 0 or less when the last lies before the first. */
export const daysFrom = (first: Day, last: Day): number => dayNumber(last) - dayNumber(first) + 1;

/** The day in Dhaka at a moment; wherever the machine stands. */
export const dayInDhaka = (moment: Date): Day => dayAt(Math.floor((moment.getTime() + OFFSET_MS) / DAY_MS));

export const todayInDhaka = (): Day => dayInDhaka(new Date());

/** The moment at which a day begins in Dhaka. */
export const startInDhaka = (day: Day): Date => new Date(dayNumber(day) * DAY_MS - OFFSET_MS);
