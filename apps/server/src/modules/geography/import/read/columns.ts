/** Headings as people write them: “Parent code”, “parent_code” and “PARENT-CODE” are one. */
export const heading = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s\-.]+/g, '_');

const LATITUDE = ['latitude', 'lat', 'y'];
const LONGITUDE = ['longitude', 'lon', 'lng', 'long', 'x'];

export interface LongColumns {
  layout: 'long';
  level: string;
  name: string;
  nameBn: string | undefined;
  code: string | undefined;
  parent: string | undefined;
  latitude: string | undefined;
  longitude: string | undefined;
}
export interface WideColumns {
  layout: 'wide';
  levels: { level: string; name: string; nameBn: string | undefined; code: string | undefined }[];
  latitude: string | undefined;
  longitude: string | undefined;
}

const BENGALI = ['_bn', '_bangla', '_bengali'];
const levelName = (header: string): string =>
  header
    .trim()
    .replace(/[\s_\-.]+/g, ' ')
    .replace(/^./, (letter) => letter.toUpperCase());

/** Which column holds what; nothing when it is neither a long nor a wide list. */
export function columnsOf(headers: readonly string[]): LongColumns | WideColumns | undefined {
  const byHeading = new Map(headers.map((header) => [heading(header), header]));
  const first = (...names: string[]) => names.map((name) => byHeading.get(name)).find((header) => header !== undefined);
  const [latitude, longitude] = [first(...LATITUDE), first(...LONGITUDE)];
  const level = first('type', 'level', 'geo_type', 'location_type');
  const name = first('name', 'name_en', 'field_name');
  if (level !== undefined && name !== undefined)
    return {
      layout: 'long',
      level,
      name,
      nameBn: first('name_bn', 'bn_name', 'name_bangla', 'name_bengali'),
      code: first('code', 'geocode', 'pcode', 'p_code'),
      parent: first('parent_code', 'parent', 'parent_geocode', 'parent_pcode'),
      latitude,
      longitude,
    };
  const used = new Set([latitude, longitude]);
  const names = headers.filter((header) => {
    const plain = heading(header);
    return !used.has(header) && !plain.endsWith('_code') && !BENGALI.some((end) => plain.endsWith(end));
  });
  const levels = names.map((header) => {
    const plain = heading(header);
    return {
      level: levelName(header),
      name: header,
      code: first(`${plain}_code`, `${plain}_pcode`),
      nameBn: first(...BENGALI.map((end) => plain + end)),
    };
  });
  // A table without a single code beside a name might be about anything.
  return levels.some((l) => l.code !== undefined) ? { layout: 'wide', levels, latitude, longitude } : undefined;
}
