import { isDay } from '@msurvey/domain';
import type { Answers, RawForm } from './raw.ts';

/** Longer texts are cut by the registries; two that differ later are the same there. */
const LETTERS = 500;

/** One record, or one item of a repeat in it, read by the columns that its form's questions fill. Null: not known. */
export interface Sheet {
  /** Whether the form asks for it at all. */
  asks(column: string): boolean;
  text(column: string): string | null;
  /** However long it is, '' without an answer. */
  whole(column: string): string;
  number(column: string): number | null;
  integer(column: string): number | null;
  /** What numbers a place or a sub-activity: above 0. */
  id(column: string): number | null;
  /** What numbers a record, of which there may be more. */
  recordId(column: string): number | null;
  day(column: string): string | null;
  yes(column: string): boolean | null;
  code(column: string): string | null;
  items(column: string): Sheet[];
}

const plain = (value: unknown): string =>
  value === undefined || value === null || typeof value === 'object' ? '' : String(value).split('\0').join('').trim();

export function sheetOf(form: RawForm, answers: Answers): Sheet {
  const pathOf = (column: string): string => (form.questions[column] ?? '').split('/').slice(2).join('/');
  const asks = (column: string): boolean => form.questions[column] !== undefined;
  const at = (column: string): unknown => (asks(column) ? answers[pathOf(column)] : undefined);
  const text = (column: string): string | null => plain(at(column)).slice(0, LETTERS) || null;
  const number = (column: string): number | null => {
    const said = text(column);
    if (said === null) return null;
    const value = Number(said);
    return Number.isFinite(value) && value > -1e12 && value < 1e12 ? value : null;
  };
  const integer = (column: string): number | null => {
    const value = number(column);
    return value !== null && Number.isInteger(value) && value >= -2147483647 && value <= 2147483647 ? value : null;
  };
  return {
    asks,
    text,
    number,
    integer,
    whole: (column) => plain(at(column)),
    id: (column) => {
      const value = integer(column);
      return value !== null && value > 0 ? value : null;
    },
    recordId: (column) => {
      const value = number(column);
      return value !== null && Number.isInteger(value) && value > 0 ? value : null;
    },
    day: (column) => {
      const day = (text(column) ?? '').slice(0, 10);
      return isDay(day) && day >= '1000-01-01' ? day : null;
    },
    yes: (column) => {
      const said = text(column)?.toLowerCase();
      if (said === 'yes' || said === 'true' || said === '1') return true;
      if (said === 'no' || said === 'false' || said === '0') return false;
      return null;
    },
    code: (column) => text(column)?.toLowerCase() ?? null,
    items: (column) => {
      const list = at(column);
      return Array.isArray(list) ? list.map((item: Answers) => sheetOf(form, item)) : [];
    },
  };
}
