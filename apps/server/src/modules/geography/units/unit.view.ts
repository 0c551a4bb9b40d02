import type { geography } from '@msurvey/contract';
import type { Language } from '@msurvey/domain';
import type { z } from 'zod';
import type { Labels } from '#db/tables.ts';
import type { ChildRow, FoundRow, PlaceDetails, TypeRow, UnitRow } from './unit.queries.ts';

type Data<K extends keyof typeof geography> =
  z.input<(typeof geography)[K]['response'] & z.ZodType> extends {
    data: infer D;
  }
    ? D
    : never;
type One<T> = T extends (infer I)[] ? I : T;
type Place = One<Data<'geoChildren'>>;
type FoundPlace = One<Data<'geoSearch'>>;

/** Names are kept in English and Bengali; the other languages write them as English does. */
export const nameIn = (language: Language, unit: Pick<UnitRow, 'name' | 'nameBn'>): string =>
  language === 'bn' ? (unit.nameBn ?? unit.name) : unit.name;
export const labelIn = (language: Language, labels: Labels): string => labels[language] ?? labels.en;

export const typeView = (language: Language, row: TypeRow): One<Data<'geoTypes'>> => ({
  id: String(row.id),
  type: 'geoType',
  attributes: { geoDefinition: labelIn(language, row.name), nodeParent: row.parentId, unitCount: row.unitCount },
});

export const optionView = (language: Language, row: UnitRow): One<Data<'geoData'>> => ({
  id: row.id,
  fieldName: nameIn(language, row),
  nameBn: row.nameBn,
});

export const childView = (language: Language, row: ChildRow): Place => ({
  id: row.id,
  field_name: nameIn(language, row),
  geocode: row.geocode,
  hasChildren: row.hasChildren,
});

export const foundView = (language: Language, row: FoundRow): FoundPlace => ({
  id: row.id,
  fieldName: nameIn(language, row),
  nameBn: row.nameBn,
  geoType: row.typeId,
  typeName: labelIn(language, row.typeName),
  ancestors: row.ancestors.map((unit) => ({ id: unit.id, fieldName: nameIn(language, unit), geoType: unit.typeId })),
});

export const placeView = (language: Language, row: FoundRow, details: PlaceDetails): Data<'geoPlace'> => ({
  ...foundView(language, row),
  position:
    details.latitude === null || details.longitude === null
      ? null
      : { latitude: details.latitude, longitude: details.longitude, source: details.source ?? 'list' },
  codes: details.codes,
  otherNames: details.otherNames,
});

/** “Union, Upazila, District, Division”: from the unit upwards. */
export const chainText = (language: Language, row: FoundRow): string =>
  [row, ...row.ancestors.toReversed()].map((unit) => nameIn(language, unit)).join(', ');
