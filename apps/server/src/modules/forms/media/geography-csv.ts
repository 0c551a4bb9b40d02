import type { Level, PlaceRow } from './geography.queries.ts';
import type { ListTable } from './lists.ts';

const RESERVED = new Set(['name', 'label', 'label_bn', 'label_both', 'parent']);

/** A cell that a spreadsheet program would take for a formula is a text all the same. */
export function csvCell(value: string | number | null | undefined): string {
  const text = String(value ?? '');
  const plain = /^[=+\-@]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** `Upazila` → `upazila`: what choice filters write. */
function columnOf({ id, name }: Level): string {
  const word = name.en
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
  return /^[a-z]/.test(word) && !RESERVED.has(word) ? word : `level_${id}`;
}

/** From the top to just above the level. */
export function levelsAbove(all: readonly Level[], typeId: number): Level[] {
  const found: Level[] = [];
  let at = all.find((level) => level.id === typeId)?.parentId ?? null;
  while (at !== null) {
    const level = all.find((each) => each.id === at);
    if (!level || found.includes(level)) break;
    found.unshift(level);
    at = level.parentId;
  }
  return found;
}

/**
 * A list for cascading selects. A unit's name is its id, which never changes, as other lists of the programme's geography
 * have it: `upazila=${upazila}` filters unions by the answer to a question that selects from the list of upazilas.
 */
export function geographyTable(above: readonly Level[], places: readonly PlaceRow[]): ListTable {
  const head = ['name', 'label', 'label_bn', 'parent', ...above.map(columnOf), 'label_both'];
  const rows = places.map((place) => [
    place.id,
    place.name,
    place.nameBn ?? place.name,
    place.parentId,
    ...above.map((level) => place.above[level.id]),
    // A list has one label whatever the form's language: in both scripts everybody finds their place.
    place.nameBn ? `${place.name} · ${place.nameBn}` : place.name,
  ]);
  return { head, rows };
}

export const csvOf = ({ head, rows }: ListTable): string =>
  [head, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');

export const geographyCsv = (above: readonly Level[], places: readonly PlaceRow[]): string =>
  csvOf(geographyTable(above, places));
