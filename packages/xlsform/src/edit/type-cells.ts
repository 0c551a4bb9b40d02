import { readBegin, readSelect, SELECT_EXTERNAL, SELECT_MULTIPLE, SELECT_ONE } from '../model/type-cell.ts';
import { tidy } from '../text/clean.ts';
import { soleReference } from '../text/references.ts';

/** What a type cell says, in usual words: `select_one`, `integer`, `begin_group` … */
export interface TypeCell {
  type: string;
  /** Of a question with choices: the name of the list, the file, or the reference to a repeat. */
  list?: string;
  source?: 'list' | 'file' | 'repeat' | 'external';
  orOther?: boolean;
}

const USUAL_SELECT: Readonly<Record<string, string>> = {
  [SELECT_ONE]: 'select_one',
  [SELECT_MULTIPLE]: 'select_multiple',
  [SELECT_EXTERNAL]: 'select_one_external',
};
const USUAL: Readonly<Record<string, string>> = {
  string: 'text',
  int: 'integer',
  datetime: 'dateTime',
  'date time': 'dateTime',
  gps: 'geopoint',
  location: 'geopoint',
  photo: 'image',
  imei: 'deviceid',
};

const cache = new Map<string, TypeCell>();

export function readTypeCell(cell: string): TypeCell {
  const known = cache.get(cell);
  if (known) return known;
  // A form has some dozens of them, so a cache that grew beyond is one of typing.
  if (cache.size > 2000) cache.clear();
  const made = readAnew(cell);
  cache.set(cell, made);
  return made;
}

function readAnew(cell: string): TypeCell {
  const text = tidy(cell);
  const begin = readBegin(text);
  if (begin)
    return { type: `begin_${begin.kind}`, ...(begin.list ? { list: begin.list, source: 'list' as const } : {}) };
  const select = readSelect(text);
  if (!select) return { type: Object.hasOwn(USUAL, text) ? (USUAL[text] as string) : text };
  const { list, fromFile, orOther, type } = select;
  const source = fromFile ? 'file' : type === SELECT_EXTERNAL ? 'external' : soleReference(list) ? 'repeat' : 'list';
  return { type: USUAL_SELECT[type] ?? type, list, source, ...(orOther ? { orOther } : {}) };
}

/** The cell with another list, its spelling kept. */
export function writeTypeCell(cell: string, change: { list: string }): string {
  const { list } = readTypeCell(cell);
  if (list === undefined) return cell;
  const parts = cell.split(/(\s+)/);
  const at = parts.lastIndexOf(list);
  return at < 0 ? cell : parts.with(at, change.list).join('');
}
