import { iso31662 } from 'iso-3166';
import { nameKey } from '../units/name-key.ts';
import * as correct from './corrections.ts';
import { type Packages, readPackages } from './packages.ts';
import * as spellings from './spellings.ts';

/** The four levels; their ids are for ever. */
export const LEVEL = { division: 1, district: 2, upazila: 3, union: 4 } as const;
type Level = keyof typeof LEVEL;

/** Ids of units are those of the package above a base per level, so that they never change. */
const BASE: Record<Level, number> = { division: 0, district: 100, upazila: 1_000, union: 10_000 };
/** Units from imports are numbered from here. */
export const FIRST_FREE_ID = 100_000;
export const unitId = (level: Level, id: number | string): number => BASE[level] + Number(id);

export interface Unit {
  id: number;
  typeId: number;
  parentId: number | null;
  name: string;
  nameBn: string;
  otherNames: string[];
  geocode: string;
  codes: { system: string; code: string }[];
  position: { latitude: number; longitude: number } | null;
  isClosed: boolean;
}

interface Draft {
  level: Level;
  id: number;
  parentId: number | null;
  name: string;
  nameBn: string;
  respelt?: correct.Respelling | undefined;
  otherNames?: readonly string[] | undefined;
  codes?: { system: string; code: string }[];
  position?: Unit['position'];
  isClosed?: boolean;
}

export const PACKAGE_SYSTEM = 'bd-geodata';
const SECOND_SYSTEM = 'bd-divisions-to-unions';

/** Spaces around, and marks of direction that nobody sees. */
const clean = (name: string): string => name.replace(/[\u200e\u200f]/g, '').trim();

/** Of these names, those that are not found by the main ones anyway. */
function spelledOtherwise(names: string[], others: readonly string[]): string[] {
  if (others.length === 0) return [];
  const known = new Set(names.map(nameKey));
  return others.filter((other) => !known.has(nameKey(other)) && known.add(nameKey(other)));
}

function unit(draft: Draft): Unit {
  const [oldName, oldNameBn] = [clean(draft.name), clean(draft.nameBn).normalize('NFC')];
  const name = draft.respelt?.name ?? oldName;
  const nameBn = draft.respelt?.nameBn ?? oldNameBn;
  const others = [...(draft.respelt ? [oldName, oldNameBn] : []), ...(draft.otherNames ?? [])];
  const codes = draft.codes ?? [{ system: PACKAGE_SYSTEM, code: `${draft.level}-${draft.id}` }];
  return {
    id: unitId(draft.level, draft.id),
    typeId: LEVEL[draft.level],
    parentId: draft.parentId,
    name,
    nameBn,
    otherNames: spelledOtherwise([name, nameBn], others),
    geocode: codes[0]?.code ?? '',
    codes,
    position: draft.position ?? null,
    isClosed: draft.isClosed ?? false,
  };
}

/** The ISO code of a division or district, by today's spelling; a missing one is a change of the package, not of a user. */
function isoCode(name: string, parent: string): string {
  const found = iso31662.find((entry) => entry.parent === parent && nameKey(entry.name) === nameKey(name));
  if (!found) throw new Error(`iso-3166 has no ${name} in ${parent}`);
  return found.code;
}

/** Codes of the bureau of statistics: two digits for a division, two more for a district. */
function bureauCodes({ upazilas, second }: Packages): Map<string, string> {
  const codeOf = new Map<string, string>();
  for (const [division, districts] of Object.entries(second.getAllDistrict('en')))
    for (const { value } of districts) codeOf.set(String(value), division + String(value).padStart(2, '0'));
  // Both packages number upazilas alike, which says which district is which whatever its spelling.
  const districtOf = new Map(upazilas.map((upazila) => [upazila.id, upazila.district_id]));
  const found = new Map<string, string>();
  for (const [bureau, upazilasOf] of Object.entries(second.getAllUpazila('en'))) {
    const district = districtOf.get(String(upazilasOf[0]?.value));
    if (district !== undefined) found.set(district, codeOf.get(bureau) ?? '');
  }
  return found;
}

type ById<T> = Readonly<Record<number, T>>;
/** A unit of the package with what is corrected and added about its names. */
const namesOf = (
  { id, name, bn_name }: { id: string; name: string; bn_name: string },
  respelt: ById<correct.Respelling>,
  otherNames: ById<readonly string[]>,
) => ({ id: Number(id), name, nameBn: bn_name, respelt: respelt[Number(id)], otherNames: otherNames[Number(id)] });

export function bangladeshUnits(packages = readPackages()): Unit[] {
  const bureau = bureauCodes(packages);
  const divisionName = (id: string, name: string) => correct.DIVISIONS[Number(id)]?.name ?? name;
  const isoOfDivision = new Map(packages.divisions.map((d) => [d.id, isoCode(divisionName(d.id, d.name), 'BD')]));
  const bureauOfDivision = new Map(packages.districts.map((d) => [d.division_id, bureau.get(d.id)?.slice(0, 2) ?? '']));
  const ours = (level: Level, id: string) => ({ system: PACKAGE_SYSTEM, code: `${level}-${id}` });

  const divisions = packages.divisions.map((d) =>
    unit({
      level: 'division',
      parentId: null,
      ...namesOf(d, correct.DIVISIONS, spellings.DIVISION_SPELLINGS),
      codes: [
        { system: 'BBS', code: bureauOfDivision.get(d.id) ?? '' },
        { system: 'ISO 3166-2', code: isoOfDivision.get(d.id) ?? '' },
        ours('division', d.id),
      ],
    }),
  );
  const districts = packages.districts.map((d) =>
    unit({
      level: 'district',
      parentId: unitId('division', d.division_id),
      ...namesOf(d, correct.DISTRICTS, spellings.DISTRICT_SPELLINGS),
      codes: [
        { system: 'BBS', code: bureau.get(d.id) ?? '' },
        {
          system: 'ISO 3166-2',
          code: isoCode(correct.DISTRICTS[Number(d.id)]?.name ?? d.name, isoOfDivision.get(d.division_id) ?? ''),
        },
        ours('district', d.id),
      ],
      position: { latitude: Number(d.lat), longitude: Number(d.lon) },
    }),
  );
  return [...divisions, ...districts, ...upazilaUnits(packages), ...unionUnits(packages)];
}

function upazilaUnits(packages: Packages): Unit[] {
  const listed = packages.upazilas.map((u) =>
    unit({
      level: 'upazila',
      parentId: unitId('district', u.district_id),
      ...namesOf(u, correct.UPAZILAS, spellings.UPAZILA_SPELLINGS),
    }),
  );
  const { id, districtId, name, nameBn, old } = correct.ADDED_UPAZILA;
  const added = unit({
    level: 'upazila',
    id,
    parentId: unitId('district', districtId),
    name,
    nameBn,
    otherNames: [old],
    codes: [{ system: SECOND_SYSTEM, code: `upazila-${id}` }],
  });
  return [...listed, added];
}

const WORD_UNION = new RegExp(`\\s+${'ইউনিয়ন'.normalize('NFC')}$`);
/** “১০ নং পদুয়া ইউনিয়ন” is the union পদুয়া. */
const bareName = (title: string): string =>
  title
    .normalize('NFC')
    .trim()
    .replace(/^[০-৯]+ নং /, '')
    .replace(WORD_UNION, '');

function unionUnits({ unions, second }: Packages): Unit[] {
  const listed = unions
    .filter((u) => !correct.DUPLICATE_UNIONS.has(Number(u.id)))
    .map((u) =>
      unit({
        level: 'union',
        id: Number(u.id),
        parentId: unitId('upazila', u.upazilla_id),
        name: u.name,
        nameBn: u.bn_name,
        isClosed: correct.CLOSED_UNIONS.has(Number(u.id)),
      }),
    );
  const added = Object.entries(second.getAllUnion('bn')).flatMap(([upazila, options]) =>
    options.flatMap(({ value, title }) => {
      const name = correct.ADDED_UNIONS[Number(value)];
      if (name === undefined) return [];
      const code = { system: SECOND_SYSTEM, code: `union-${value}` };
      const parentId = unitId('upazila', upazila);
      return [unit({ level: 'union', id: Number(value), parentId, name, nameBn: bareName(title), codes: [code] })];
    }),
  );
  return [...listed, ...added];
}
