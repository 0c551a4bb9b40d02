import { isXmlName } from '../text/names.ts';
import { sheetOf } from './document.ts';
import { transliterate } from './transliterate.ts';
import { tree } from './tree.ts';
import type { FormDocument } from './types.ts';
import { read } from './fields.ts';

/** Names stand in exports' headers: longer ones are read by nobody. */
const LONGEST = 32;

/** A name in small ASCII letters made from a label; empty when nothing of the label can be written so. */
export function nameFromLabel(label: string): string {
  const words = transliterate(label.replace(/<[^>]*>|\$\{[^}]*\}/g, ' '))
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/['’ʼ]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let name = '';
  for (const word of words) {
    if (name !== '' && name.length + 1 + word.length > LONGEST) break;
    name = name === '' ? word.slice(0, LONGEST) : `${name}_${word}`;
  }
  return name === '' || /^[a-z]/.test(name) ? name : `q_${name}`.slice(0, LONGEST);
}

/** `wanted`, or `wanted_2` … when it is taken in this or another case. */
export function freeName(taken: Iterable<string>, wanted: string): string {
  const lower = new Set(Array.from(taken, (name) => name.toLowerCase()));
  for (let n = 1; ; n++) {
    const name = n === 1 ? wanted : `${wanted}_${n}`;
    if (!lower.has(name.toLowerCase()) && name.toLowerCase() !== 'meta') return name;
  }
}

export const namesIn = (document: FormDocument): string[] =>
  tree(document)
    .all.map(({ name }) => name)
    .filter((name) => name !== '');

/** A name for a question with this label that no other question has. */
export const questionName = (document: FormDocument, label: string, fallback = 'question'): string =>
  freeName(namesIn(document), nameFromLabel(label) || fallback);

/** A code for a choice with this label that no other choice of the list has; a number where the label gives none. */
export function choiceCode(taken: readonly string[], label: string): string {
  const made = nameFromLabel(label).replace(/^q_(?=\d)/, '');
  return made === '' ? freeNumber(taken) : freeName(taken, made);
}

function freeNumber(taken: readonly string[]): string {
  const known = new Set(taken);
  for (let n = taken.length + 1; ; n++) if (!known.has(String(n))) return String(n);
}

export const isGoodName = (name: string): boolean => isXmlName(name) && !name.includes(':');

/** Names of the lists of choices, in the order of the sheet. */
export function listNames(document: FormDocument): string[] {
  const sheet = sheetOf(document, 'choices');
  if (!sheet) return [];
  const names = sheet.rows.map((row) => read(sheet, 'choices', row, 'list_name'));
  return [...new Set(names.filter((name) => name !== undefined))];
}
