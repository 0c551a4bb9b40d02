import { isDay } from '@msurvey/domain';
import type { Answers } from '#modules/collection/index.ts';
import type { KnownBinding } from '../bindings/known-bindings.ts';

const MOST_LETTERS = 500;
const DAY = /^\d{4}-\d\d-\d\d/;
const POINT = /^(-?[\d.]+(?:E-?\d+)?) (-?[\d.]+(?:E-?\d+)?)(?: (-?[\d.]+(?:E-?\d+)?))?(?: (-?[\d.]+(?:E-?\d+)?))?$/i;
const LARGEST_INT = 2_147_483_647;

/** A day of the calendar; 30 February is none. */
function dayOf(text: string): string | null {
  const day = DAY.exec(text)?.[0];
  return day && isDay(day) && day >= '1000' ? day : null;
}

/**
 * The answers of a record, or of one item of a repeat, by column. What is blank or cannot be what the column holds is null:
 * the record keeps it, the registry says that it does not know.
 */
export class AnswersReader {
  constructor(
    private readonly at: KnownBinding['at'],
    private readonly answers: Answers,
  ) {}

  text(column: string): string | null {
    const path = this.at.get(column);
    const value = path === undefined ? undefined : this.answers[path];
    if (value === undefined || typeof value === 'object') return null;
    // The database knows no letter 0.
    const text = String(value).replaceAll('\0', '').trim().slice(0, MOST_LETTERS);
    return text === '' ? null : text;
  }

  number(column: string): number | null {
    const text = this.text(column);
    const value = text === null ? Number.NaN : Number(text);
    return Number.isFinite(value) && Math.abs(value) < 1e12 ? value : null;
  }

  integer(column: string): number | null {
    const value = this.number(column);
    return value !== null && Number.isInteger(value) && Math.abs(value) <= LARGEST_INT ? value : null;
  }

  /** Of a thing that we number: a place, a sub-activity. */
  id(column: string): number | null {
    const value = this.integer(column);
    return value !== null && value > 0 ? value : null;
  }

  /** Of a record. */
  bigId(column: string): number | null {
    const value = this.number(column);
    return value !== null && Number.isSafeInteger(value) && value > 0 ? value : null;
  }

  day(column: string): string | null {
    const text = this.text(column);
    return text === null ? null : dayOf(text);
  }

  oneOf<const T extends string>(column: string, known: readonly T[]): T | null {
    const text = this.text(column)?.toLowerCase();
    return known.find((name) => name === text) ?? null;
  }

  yesNo(column: string): boolean | null {
    const text = this.text(column)?.toLowerCase();
    if (text === 'yes' || text === 'true' || text === '1') return true;
    return text === 'no' || text === 'false' || text === '0' ? false : null;
  }

  /** Names of several choices. */
  words(column: string): string[] {
    return this.text(column)?.split(/\s+/) ?? [];
  }

  /** Parts of a text that is longer than any column: what was picked of a long list, or is said of each of them. */
  parts(column: string, between: string | RegExp): string[] {
    const path = this.at.get(column);
    const value = path === undefined ? undefined : this.answers[path];
    if (value === undefined || typeof value === 'object') return [];
    const text = String(value).replaceAll('\0', '').trim();
    return text === '' ? [] : text.split(between);
  }

  position(column: string): { latitude: number; longitude: number; accuracy: number | null } | null {
    const [, latitude = Number.NaN, longitude = Number.NaN, , accuracy = Number.NaN] =
      POINT.exec(this.text(column) ?? '')?.map(Number) ?? [];
    const onEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
    return onEarth ? { latitude, longitude, accuracy: Number.isFinite(accuracy) ? accuracy : null } : null;
  }

  /** The items of a repeat, each with its own answers. */
  items(column: string): AnswersReader[] {
    const path = this.at.get(column);
    const list = path === undefined ? undefined : this.answers[path];
    return Array.isArray(list) ? list.map((item) => new AnswersReader(this.at, item)) : [];
  }
}
