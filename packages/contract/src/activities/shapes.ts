import { CHECK_CODES, FOLLOW_UP_KINDS, WORK_STATES } from '@msurvey/domain';
import { z } from 'zod';
import { position } from '../collection/shapes.ts';
import { abilities } from '../envelopes.ts';
import { named } from '../named.ts';
import { instant, optionalText } from '../shapes.ts';

/** Of the submission that an activity was derived from. */
export const activityId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
export const cursor = activityId.nullish();
/** A place by its geocode; −1 and blank stand for all. */
const geocode = optionalText(20).transform((code) => (code === '-1' ? null : code));

/** What the list and its exports are narrowed by. */
export const activityFilter = z.object({
  search: optionalText(100),
  division: geocode,
  district: geocode,
  upazila: geocode,
  state: z.enum(['received', 'approved', 'rejected']).nullish(),
});
export type ActivityFilter = z.output<typeof activityFilter>;
named('ActivityFilter', activityFilter);

export const kind = named('ActivityKind', z.enum(['activity', 'training', 'input', 'demonstration', 'infrastructure']));
/** Follow-ups too: what is reviewed. */
const reviewedKind = named('ReviewedKind', z.enum([...kind.options, ...FOLLOW_UP_KINDS]));
export const state = named('RecordState', z.enum(['received', 'approved', 'rejected']));

/** What every view of an activity shows first; names in the language of the request. */
const said = {
  id: z.number(),
  /** The code; null when the record names no item of the catalogue. */
  sub_activity: z.string().nullable(),
  sub_activity_id: z.number().nullable(),
  sub_activity_name: z.string().nullable(),
  /** Of the activity: that of its sub-activity; where it names none, by the form it came by. */
  sub_activity_type: z.string().nullable(),
  implemented_by: z.string().nullable(),
  implementation_date: z.string().nullable(),
  location: z.string().nullable(),
  member_count: z.number().nullable(),
  is_validate: z.boolean(),
  /** Set only when it was rejected: screens show “Rejected” then. */
  project_id: z.number().nullable(),
  instance: z.string(),
  form_id: z.number(),
  xform_id: z.number(),
};

export const activityRow = z.object({ ...said, can: abilities('edit', 'delete', 'profile') });
export type ActivityRow = z.output<typeof activityRow>;
named('ActivityRow', activityRow);

/** A finding of the automatic checks: the code has a sentence in the console, the details fill it. */
export const check = z.object({
  check: z.enum(CHECK_CODES),
  severity: z.enum(['high', 'low']),
  /** Path of the question without the root. */
  question: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** What somebody decided about a revision. */
export const review = z.object({
  id: z.number(),
  revision: z.number(),
  verdict: z.enum(['approved', 'rejected', 'reopened']),
  reason: z.string().nullable(),
  question: z.string().nullable(),
  userName: z.string(),
  at: instant,
});
export type ActivityReview = z.output<typeof review>;
named('ActivityReview', review);

const place = z.object({ id: z.number(), name: z.string() });

/** All that is known of an activity, apart from its participants. */
export const activityDetail = z.object({
  ...said,
  kind: reviewedKind,
  state,
  revision: z.number(),
  form_title: z.string(),
  author: z.object({ id: z.number(), name: z.string(), orgName: z.string() }),
  received_at: instant,
  updated_at: instant,
  name: z.string().nullable(),
  infrastructure_type: z.string().nullable(),
  work_state: z.enum(WORK_STATES).nullable(),
  crop_kind: z.string().nullable(),
  crop: z.string().nullable(),
  /** Of a plot, in decimals. */
  area: z.number().nullable(),
  /** Of a structure, in km, and how many households use it. */
  length: z.number().nullable(),
  households: z.number().nullable(),
  ended_on: z.string().nullable(),
  /** From the top: division, district, upazila, union; those that are known. */
  places: z.array(place),
  village: z.string().nullable(),
  position: position.nullable(),
  male_count: z.number().nullable(),
  female_count: z.number().nullable(),
  stated_count: z.number().nullable(),
  /** In how many rows participants are listed. */
  listed_count: z.number(),
  quantity: z.number().nullable(),
  /** Of the quantity: kg of a harvest, km of a structure, that of a measured sub-activity; null: it has none. */
  unit: z.string().nullable(),
  photos: z.array(
    z.object({
      name: z.string(),
      /** False: it has not come yet. */
      present: z.boolean(),
    }),
  ),
  checks: z.array(check),
  /** The newest first. */
  history: z.array(review),
});
export type ActivityDetail = z.output<typeof activityDetail>;
named('ActivityDetail', activityDetail);
