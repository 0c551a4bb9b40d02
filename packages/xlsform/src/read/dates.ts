export type NumberKind = 'number' | 'date' | 'duration';

const DAY_MS = 86_400_000;
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);

/** What a number format makes of a number. Only the first section counts; quoted text and [colours] do not. */
export function kindOfFormat(id: number, code: string | undefined): NumberKind {
  if (code === undefined) {
    if (id === 46) return 'duration';
    return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || id === 45 || id === 47 || (id >= 50 && id <= 58)
      ? 'date'
      : 'number';
  }
  const first = code.slice(0, 255).split(';')[0] ?? '';
  if (/\[(h{1,2}|m{1,2}|s{1,2})\]/i.test(first)) return 'duration';
  const bare = first
    .replace(/"[^"]*"/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/[_\\]./g, '');
  return /[dmhys]/i.test(bare) && !/^general$/i.test(bare) ? 'date' : 'number';
}

/** A serial number as text: “2024-03-01 00:00:00”, or only the time when there is no day in it. */
export function dateText(serial: number, date1904: boolean): string | undefined {
  const milliseconds = Math.round(serial * DAY_MS);
  if (serial >= 0 && milliseconds < DAY_MS) return timeText(milliseconds);
  // Excel believes in a 29 February 1900; days before it are off by one.
  const leap = !date1904 && serial > 0 && serial < 60 ? DAY_MS : 0;
  const date = new Date((date1904 ? EPOCH_1904 : EPOCH_1900) + leap + milliseconds);
  const year = date.getUTCFullYear();
  if (!(year >= 1 && year <= 9999)) return undefined;
  const day = `${String(year).padStart(4, '0')}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`;
  return `${day} ${timeText(((date.getTime() % DAY_MS) + DAY_MS) % DAY_MS)}`;
}

/** Hours that may exceed a day: “26:00:00” is written as “1 day, 2:00:00”. */
export function durationText(serial: number): string | undefined {
  const milliseconds = Math.round(serial * DAY_MS);
  const days = Math.floor(milliseconds / DAY_MS);
  if (!Number.isSafeInteger(days) || Math.abs(days) > 999_999_999) return undefined;
  const time = timeText(milliseconds - days * DAY_MS).replace(/^0/, '');
  if (days === 0) return time;
  return `${days} day${Math.abs(days) === 1 ? '' : 's'}, ${time}`;
}

/** “2024-03-01T10:00:00Z”, as a cell of type date holds it. */
export function isoDateText(text: string): string {
  const match = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2})?(?:\.\d+)?)Z?)?$/.exec(text.trim());
  if (!match) return text;
  const time = match[2] ?? '00:00:00';
  return `${match[1]} ${time.length === 5 ? `${time}:00` : time}`;
}

function timeText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const fraction = milliseconds % 1000;
  const time = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return fraction === 0 ? time : `${time}.${String(fraction).padStart(3, '0')}000`;
}

const two = (value: number) => String(value).padStart(2, '0');
