import type { Language } from '@msurvey/domain';
import { sql } from 'kysely';

export interface PlaceNames {
  division: string | null;
  district: string | null;
  upazila: string | null;
  union: string | null;
  village: string | null;
}

/** Names of the four levels for the rows `r` of a page; never joined to more than the page. */
export const PLACE_JOINS = sql`
  left join geo_unit division on division.id = r.division_id
  left join geo_unit district on district.id = r.district_id
  left join geo_unit upazila on upazila.id = r.upazila_id
  left join geo_unit "union" on "union".id = r.union_id`;

/** In Bengali where the caller reads it, and where the unit has such a name. */
export function placeColumns(language: Language) {
  const name = (level: string) => {
    const unit = sql.ref(level);
    return language === 'bn' ? sql`coalesce(${unit}.name_bn, ${unit}.name)` : sql`${unit}.name`;
  };
  return sql`${name('division')} as division, ${name('district')} as district, ${name('upazila')} as upazila,
    ${name('union')} as "union", r.village`;
}

/** What profiles of people and groups say of where a row stands and where it comes from. */
export interface Registered {
  divisionId: number | null;
  districtId: number | null;
  upazilaId: number | null;
  unionId: number | null;
  latitude: number | null;
  longitude: number | null;
  photo: string | null;
  registeredBy: string;
  receivedAt: Date;
}

/** Of the row `r`, sent by the person `u`. */
export const REGISTERED = sql`r.division_id as "divisionId", r.district_id as "districtId", r.upazila_id as "upazilaId",
  r.union_id as "unionId", r.latitude, r.longitude, r.photo, r.received_at as "receivedAt",
  trim(u.first_name || ' ' || u.last_name) as "registeredBy"`;

/** From the village up, as one writes an address. */
export const addressOf = ({ division, district, upazila, union, village }: PlaceNames): string =>
  [village, union, upazila, district, division].filter(Boolean).join(', ');
