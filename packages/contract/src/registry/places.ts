import { z } from 'zod';
import { named } from '../named.ts';

const place = z.object({
  division: z.string().nullable(),
  district: z.string().nullable(),
  upazila: z.string().nullable(),
  union: z.string().nullable(),
  village: z.string().nullable(),
});
named('Place', place);
const placeIds = z.object({
  division_id: z.number().nullable(),
  district_id: z.number().nullable(),
  upazila_id: z.number().nullable(),
  union_id: z.number().nullable(),
});
named('PlaceIds', placeIds);
export const point = z.object({ latitude: z.number(), longitude: z.number() });
named('Point', point);
/** Where a member or group of a profile is found, and what they look like. */
export const whereabouts = {
  place,
  placeIds,
  address: z.string(),
  position: point.nullable(),
  /** Name of the record’s file; fetched with `submissionFile`. */
  photo: z.string().nullable(),
};
/** In a list: village, union, upazila, district, division; then enough of the place to tell two alike apart. */
export const rowPlace = {
  address: z.string(),
  union: z.string().nullable(),
  upazila: z.string().nullable(),
};
