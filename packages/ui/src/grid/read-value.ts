import { inLatinDigits, isDay, roundTo } from '@msurvey/domain';
import type { CellValue, GridColumn } from './types.ts';

/** What is wrong with what was typed or pasted; the sentence is made from the code. */
export type Fault =
  | { code: 'required' | 'notNumber' | 'notDay' | 'notChoice' }
  | { code: 'tooSmall' | 'tooLarge' | 'decimals' | 'tooLong'; limit: number }
  | { code: 'rule'; text: string };
export type Read = { value: CellValue } | { fault: Fault };

/** Thousands, or lakh and crore; the last group has three digits. */
const NUMBER = /^[-−+]?(\d+|\d{1,3}(,\d{2,3})*,\d{3})(\.\d+)?$|^[-−+]?\.\d+$/;
const ISO = /^(\d{4})-(\d\d?)-(\d\d?)$/;
/** Day, month, year: as it is written in Bangladesh. */
const WRITTEN = /^(\d\d?)[./-](\d\d?)[./-](\d{4})$/;
/** What one can store of a text where the column says nothing. */
const LONGEST = 2000;

/** A number as people write it: Bengali digits, any grouping, a real minus, spaces around; undefined for what is none. */
export function readNumber(text: string): number | undefined {
  const plain = inLatinDigits(text).replace(/[\s\u00a0\u202f]/g, '');
  if (!NUMBER.test(plain)) return undefined;
  const value = Number(plain.replaceAll(',', '').replace('−', '-'));
  return Number.isFinite(value) ? value : undefined;
}

function readDay(text: string): string | undefined {
  const plain = inLatinDigits(text);
  const [, year, month, day] = ISO.exec(plain) ?? [];
  const [, laterDay, laterMonth, laterYear] = WRITTEN.exec(plain) ?? [];
  const two = (part = '') => part.padStart(2, '0');
  const read = year ? `${year}-${two(month)}-${two(day)}` : `${laterYear}-${two(laterMonth)}-${two(laterDay)}`;
  return isDay(read) ? read : undefined;
}

function typed<Row>(text: string, column: GridColumn<Row>): Read {
  switch (column.kind) {
    case 'number': {
      const value = readNumber(text);
      return value === undefined ? { fault: { code: 'notNumber' } } : inBounds(value, column);
    }
    case 'date': {
      const value = readDay(text);
      return value === undefined ? { fault: { code: 'notDay' } } : { value };
    }
    case 'choice': {
      const wanted = text.toLowerCase();
      const found = column.options?.find(({ id, name }) => name.toLowerCase() === wanted || String(id) === text);
      return found ? { value: found.id } : { fault: { code: 'notChoice' } };
    }
    default: {
      const limit = column.maxLength ?? LONGEST;
      return text.length > limit ? { fault: { code: 'tooLong', limit } } : { value: text };
    }
  }
}

function inBounds<Row>(value: number, { min, max, decimals }: GridColumn<Row>): Read {
  if (min !== undefined && value < min) return { fault: { code: 'tooSmall', limit: min } };
  if (max !== undefined && value > max) return { fault: { code: 'tooLarge', limit: max } };
  if (decimals !== undefined && roundTo(value, decimals) !== value)
    return { fault: { code: 'decimals', limit: decimals } };
  return { value };
}

/** A text as a value of the column, or what is wrong with it. Blank is null. */
export function readValue<Row>(text: string, column: GridColumn<Row>, row: Row): Read {
  const trimmed = text.trim();
  const read: Read = trimmed === '' ? { value: null } : typed(trimmed, column);
  if ('fault' in read) return read;
  if (read.value === null && column.required) return { fault: { code: 'required' } };
  const rule = column.validate?.(read.value, row);
  return rule === undefined ? read : { fault: { code: 'rule', text: rule } };
}
