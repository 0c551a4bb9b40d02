/** What an activity is: that of its sub-activity in the catalogue; without one, by the kind of the form it came by. */
export const WORK_TYPES = ['training', 'input', 'demonstration', 'infrastructure', 'event', 'other'] as const;
export type WorkType = (typeof WORK_TYPES)[number];

/** Kinds of crop of a demonstration, as forms answer them. */
export const CROP_KINDS = ['fruits', 'vegetables', 'oilseeds', 'other'] as const;
export type CropKind = (typeof CROP_KINDS)[number];
