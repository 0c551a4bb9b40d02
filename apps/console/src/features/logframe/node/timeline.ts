import type { Activity } from '~/features/logframe/node/linked-work.ts';

export interface Bar {
  name: string;
  start: string;
  end: string;
}
interface Mark {
  name: string;
  on: string;
  isDone: boolean;
}
export interface Timeline {
  start: string;
  end: string;
  planned: Bar | null;
  bars: Bar[];
  marks: Mark[];
}

/** What of an activity has a day, between the first and the last of these days. Null: nothing has. */
export function timelineOf({ dateRange, implementationList }: Activity, name: string): Timeline | null {
  const { start_date, end_date } = dateRange;
  const planned =
    start_date || end_date
      ? { name, start: start_date ?? (end_date as string), end: end_date ?? (start_date as string) }
      : null;
  const bars: Bar[] = [];
  const marks: Mark[] = [];
  for (const item of implementationList.data) {
    if ('rows' in item)
      for (const { target, date, achieved } of item.rows)
        marks.push({
          name: `${target} ${item.measuring_unit}`,
          on: date,
          isDone: achieved != null && achieved >= target,
        });
    else if ('title' in item) marks.push({ name: item.title, on: item.planDate, isDone: Boolean(item.doneOn) });
    else if (item.type === 2) marks.push({ name: item.name, on: item.end_date, isDone: (item.progress ?? 0) >= 100 });
    else bars.push({ name: item.name, start: item.start_date, end: item.end_date });
  }
  const days = [...(planned ? [planned] : []), ...bars].flatMap(({ start, end }) => [start, end]);
  days.push(...marks.map(({ on }) => on));
  days.sort();
  const [start, end] = [days[0], days.at(-1)];
  return start && end ? { start, end, planned, bars, marks } : null;
}

/** Where a day stands between two others, in percent. */
export function placeOn({ start, end }: Pick<Timeline, 'start' | 'end'>, day: string): number {
  const [from, to, at] = [start, end, day].map((one) => Date.parse(one)) as [number, number, number];
  return to === from ? 50 : Math.min(100, Math.max(0, ((at - from) / (to - from)) * 100));
}
