import type { Format } from '~/lib/format.ts';

/** `14:05` as this reader writes it; what is not a time of day is shown as it came. */
export function clock(time: string, format: Pick<Format, 'time'>): string {
  const parts = /^(\d{1,2}):(\d{2})/.exec(time);
  if (!parts) return time;
  return format.time(new Date(2000, 0, 1, Number(parts[1]), Number(parts[2])));
}
