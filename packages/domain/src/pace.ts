import { daysFrom } from './days.ts';

export interface PaceFacts {
  /** Null: no target was set. */
  target: number | null;
  /** Records since the day from which the target counts. */
  done: number;
  /** The day from which the target counts, and the last day of the project: YYYY-MM-DD; null where there is none. */
  from: string | null;
  end: string | null;
  today: string;
}

export interface Pace {
  /** How many there should be at the end of today; null where it cannot be said. */
  expected: number | null;
  /** How many a day are needed from today on, rounded up to a tenth; null where it cannot be said. */
  neededPerDay: number | null;
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** A target is worked off evenly from its first day to the project's last, both included. */
export function paceOf({ target, done, from, end, today }: PaceFacts): Pace {
  if (target === null || end === null) return { expected: null, neededPerDay: null };
  const period = from === null ? 0 : daysFrom(from, end);
  const expected =
    from === null || period <= 0 ? null : Math.round((target * within(daysFrom(from, today), 0, period)) / period);
  const daysLeft = daysFrom(from !== null && from > today ? from : today, end);
  const left = Math.max(0, target - done);
  const neededPerDay = daysLeft <= 0 ? null : Math.ceil((left / daysLeft) * 10) / 10;
  return { expected, neededPerDay };
}
