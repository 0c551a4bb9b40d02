import type { STRUCTURE_CODES } from '../registry/columns.ts';
import { type CROP_KINDS, WORK_TYPES, type WorkType } from '../work-types.ts';

/** All programmes, or one of them, as scopes and cuts number them. */
export const ALL_PROGRAMMES = 0;

/** The number of "every work of this type, in this programme": people who took part in any of it are counted once. */
export const scopeOfType = (type: WorkType, programme: number = ALL_PROGRAMMES): number =>
  -10 * (WORK_TYPES.indexOf(type) + 1) - programme;

/** What is counted of works; all but the first two only of approved ones. */
export const WORK_COUNTS = ['activities', 'waiting', 'attendances', 'male', 'female', 'households'] as const;
export const WORK_AMOUNTS = ['quantity', 'area', 'produced', 'length'] as const;
export type WorkPart = (typeof WORK_COUNTS)[number] | (typeof WORK_AMOUNTS)[number];

/** What plots and structures are of. */
export type WorkKind = (typeof CROP_KINDS)[number] | (typeof STRUCTURE_CODES)[keyof typeof STRUCTURE_CODES];
