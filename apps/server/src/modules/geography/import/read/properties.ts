/** What a feature says of itself, under the names that public boundary files use. */
export interface Said {
  level: string | null;
  code: string | null;
  name: string | null;
  parentCode: string | null;
}

const LONGEST = 200;
const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, LONGEST) || null : null;

const CODES = ['pcode', 'p_code', 'code', 'geocode', 'geo_code', 'shapeiso', 'iso'];
const NAMES = ['name', 'name_en', 'shapename', 'field_name', 'fieldname', 'title'];
const PARENTS = ['parent', 'parent_code', 'parent_pcode', 'parentcode'];
const LEVELS = ['level', 'type', 'geo_type', 'admin_level_name', 'shapetype'];
/** As in the common operational datasets: ADM2_PCODE, ADM2_EN; the highest number is the feature's own level. */
const NUMBERED = /^adm(\d)_(pcode|en)$/;
/** Codes of the levels above in short: p1, p2. */
const ABOVE = /^p(\d)$/;

export function saidBy(id: unknown, properties: unknown, collection: string | null): Said {
  const given = new Map<string, string>();
  if (typeof properties === 'object' && properties !== null)
    for (const [key, value] of Object.entries(properties).slice(0, LONGEST)) {
      const text = textOf(value);
      if (text !== null) given.set(key.toLowerCase(), text);
    }
  const first = (names: readonly string[]) => names.map((name) => given.get(name)).find((text) => text !== undefined);
  const numbers = [...given.keys()].flatMap((key) => NUMBERED.exec(key)?.[1] ?? []).map(Number);
  const own = numbers.length ? Math.max(...numbers) : undefined;
  const above = [...given.keys()].flatMap((key) => ABOVE.exec(key)?.[1] ?? []).map(Number);
  return {
    level: first(LEVELS) ?? (own === undefined ? collection : `adm${own}`),
    code: first(CODES) ?? given.get(`adm${own}_pcode`) ?? textOf(id),
    name: first(NAMES) ?? given.get(`adm${own}_en`) ?? null,
    parentCode:
      first(PARENTS) ??
      given.get(`adm${(own ?? 0) - 1}_pcode`) ??
      (above.length ? (given.get(`p${Math.max(...above)}`) ?? null) : null),
  };
}
