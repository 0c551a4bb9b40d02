import type { Field, ValueKind } from './form-schema.ts';

export type Fault = 'not-in-form' | 'wrong-type' | 'not-a-choice' | 'more-than-once' | 'no-version' | 'unknown-version';
export type RecordFault = Fault | 'other-form' | 'no-earlier-record' | 'encrypted';

const DATE = /^\d{4,}-\d\d-\d\d/;
const PATTERNS: Partial<Record<ValueKind, RegExp>> = {
  date: DATE,
  dateTime: DATE,
  time: /^\d\d:\d\d/,
  point: /^-?\d+(\.\d+)?(E-?\d+)? -?\d+(\.\d+)?(E-?\d+)?( |$)/i,
  line: /^-?\d+(\.\d+)?(E-?\d+)? -?\d+(\.\d+)?(E-?\d+)?( |;|$)/i,
};
/** As many digits as a number of ours holds exactly. */
const EXACT_DIGITS = 15;
const INTEGER = /^-?\d+$/;
const DECIMAL = /^-?\d+(\.\d+)?$/;

/** The value as JSON: a number where that is exact, else the text as it came. */
export function typed(text: string, kind: ValueKind): string | number {
  if (kind !== 'int' && kind !== 'decimal') return text;
  const pattern = kind === 'int' ? INTEGER : DECIMAL;
  return pattern.test(text) && text.length <= EXACT_DIGITS + 1 ? Number(text) : text;
}

/** What is wrong with a value, if anything: the value is kept all the same. */
export function faultOf(text: string, field: Field): 'wrong-type' | 'not-a-choice' | undefined {
  const { value, choices } = field;
  if (value === 'int' || value === 'decimal') return Number.isFinite(Number(text)) ? undefined : 'wrong-type';
  const pattern = PATTERNS[value];
  if (pattern) return pattern.test(text) ? undefined : 'wrong-type';
  if (!choices) return undefined;
  if (!field.many) return choices.has(text) ? undefined : 'not-a-choice';
  for (const one of text.split(' ')) if (one && !choices.has(one)) return 'not-a-choice';
  return undefined;
}

export interface Position {
  latitude: number;
  longitude: number;
  accuracy: number | null;
}

/** Of a point, or where a line begins. Null when it is nowhere on Earth. */
export function positionOf(text: string): Position | null {
  const [latitude = Number.NaN, longitude = Number.NaN, , accuracy = Number.NaN] = (text.split(';', 1)[0] ?? '')
    .trim()
    .split(' ')
    .map(Number);
  const onEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return onEarth ? { latitude, longitude, accuracy: Number.isFinite(accuracy) ? accuracy : null } : null;
}

/** A moment as phones write it; null when it is none, or none that a database holds. */
export function momentOf(text: string): Date | null {
  const moment = new Date(text);
  const year = moment.getUTCFullYear();
  return Number.isNaN(moment.getTime()) || year < 1970 || year > 9999 ? null : moment;
}
