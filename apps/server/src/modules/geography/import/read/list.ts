import type { Sheet, SheetRow } from '@msurvey/xlsform';
import { nameKey } from '#modules/geography/units/name-key.ts';
import { columnsOf, type LongColumns, type WideColumns } from './columns.ts';
import type { Fault, ListedUnit, ListFile, Unreadable } from './file.ts';

const LONGEST_NAME = 200;
const LONGEST_CODE = 60;

const cell = (row: SheetRow, header: string | undefined): string | null => {
  const text = header === undefined ? '' : (row.cells[header] ?? '').trim();
  return text === '' ? null : text;
};
const code = (row: SheetRow, header: string | undefined): string | null =>
  cell(row, header)?.slice(0, LONGEST_CODE) ?? null;
const name = (row: SheetRow, header: string | undefined): string | null =>
  cell(row, header)?.slice(0, LONGEST_NAME).normalize('NFC') ?? null;

type Position = { latitude: number; longitude: number } | { latitude: null; longitude: null };
/** Undefined when it is neither empty nor a place on earth. */
function position(row: SheetRow, columns: LongColumns | WideColumns): Position | undefined {
  const [lat, lon] = [cell(row, columns.latitude), cell(row, columns.longitude)];
  if (lat === null && lon === null) return { latitude: null, longitude: null };
  const [latitude, longitude] = [Number(lat ?? Number.NaN), Number(lon ?? Number.NaN)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

/** One row per unit: level, code, name, the code of its parent. */
function readLong(sheet: Sheet, columns: LongColumns): ListFile {
  const faults: Fault[] = [];
  const read: (ListedUnit & { parentText: string | null })[] = [];
  const seen = new Set<string>();
  for (const row of sheet.rows) {
    const [level, own, place] = [cell(row, columns.level), name(row, columns.name), position(row, columns)];
    const key = code(row, columns.code);
    const fault = (reason: Fault['reason']) => faults.push({ row: row.row, level, name: own, reason });
    if (own === null || nameKey(own) === '') fault('no-name');
    else if (level === null) fault('no-level');
    else if (place === undefined) fault('bad-position');
    else if (key !== null && seen.has(key)) fault('duplicate');
    else {
      if (key !== null) seen.add(key);
      const nameBn = name(row, columns.nameBn);
      const parentText = code(row, columns.parent);
      const unit = { row: row.row, level, code: key, name: own, nameBn, parent: null, parentCode: null, ...place };
      read.push({ ...unit, parentText });
    }
  }
  return { kind: 'units', ...parentsFirst(read, faults) };
}

/** A child may stand anywhere in the file; a chain of parents that bites its tail is nobody's child. */
function parentsFirst(read: (ListedUnit & { parentText: string | null })[], faults: Fault[]) {
  const byCode = new Map(read.map((unit) => [unit.code, unit]));
  const children = new Map<ListedUnit, typeof read>();
  const units: ListedUnit[] = [];
  const queue: { unit: (typeof read)[number]; parent: number | null }[] = [];
  for (const unit of read) {
    const parent = unit.parentText === null ? undefined : byCode.get(unit.parentText);
    if (parent === undefined) queue.push({ unit, parent: null });
    else if (children.has(parent)) children.get(parent)?.push(unit);
    else children.set(parent, [unit]);
  }
  for (let at = 0; at < queue.length; at++) {
    const { unit, parent } = queue[at] as (typeof queue)[number];
    const { parentText, ...listed } = unit;
    units.push({ ...listed, parent, parentCode: parent === null ? parentText : null });
    for (const child of children.get(unit) ?? []) queue.push({ unit: child, parent: at });
    children.delete(unit);
  }
  for (const unit of [...children.values()].flat())
    faults.push({ row: unit.row, level: unit.level, name: unit.name, reason: 'loop' });
  return { units, faults };
}

/** One row per lowest unit, with its ancestors beside it; each unit is taken once. */
function readWide(sheet: Sheet, columns: WideColumns): ListFile {
  const faults: Fault[] = [];
  const units: ListedUnit[] = [];
  const places = new Map<string, number>();
  const lowest = columns.levels.length - 1;
  for (const row of sheet.rows) {
    const point = position(row, columns);
    let parent: number | null = null;
    let hole = false;
    for (const [depth, level] of columns.levels.entries()) {
      const own = name(row, level.name);
      const key = code(row, level.code);
      if (own === null || nameKey(own) === '') {
        if (key !== null) faults.push({ row: row.row, level: level.level, name: key, reason: 'no-name' });
        hole = true;
        continue;
      }
      if (hole) {
        faults.push({ row: row.row, level: level.level, name: own, reason: 'hole' });
        break;
      }
      if (depth === lowest && point === undefined)
        faults.push({ row: row.row, level: level.level, name: own, reason: 'bad-position' });
      const where = `${parent ?? ''}/${depth}/${key ?? nameKey(own)}`;
      let at = places.get(where);
      if (at === undefined) {
        at = units.length;
        const nameBn = name(row, level.nameBn);
        const place = depth === lowest && point ? point : { latitude: null, longitude: null };
        const listed = { row: row.row, level: level.level, code: key, name: own, nameBn, parent, parentCode: null };
        units.push({ ...listed, ...place });
        places.set(where, at);
      }
      parent = at;
    }
  }
  return { kind: 'units', units, faults };
}

export function readList(sheet: Sheet): ListFile | Unreadable {
  const columns = columnsOf(sheet.headers);
  if (!columns)
    return {
      kind: 'unreadable',
      what: 'The first row must name the columns: type, code, name, name_bn, parent_code, latitude, longitude; or one column per level with its code beside it, as in division, division_code, district, district_code.',
    };
  return columns.layout === 'long' ? readLong(sheet, columns) : readWide(sheet, columns);
}
