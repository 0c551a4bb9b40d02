import { z } from 'zod';
import { named } from '../named.ts';
import { id, instant, isoDate, optionalText, text } from '../shapes.ts';

/** Of the first revision: it names a record for good. */
export const instanceId = text(255);
/** One record of a form. */
export const oneRecord = z.object({ formId: id, instanceId });
/** A question by its path without the root: `household/name`. */
export const questionPath = text(500);

/** One condition on one question. */
const condition = z.object({
  path: questionPath,
  is: z.enum(['equal', 'contains', 'from', 'to', 'blank', 'filled']),
  value: optionalText(500),
});

/** What the table, the map and the exports are narrowed by; the same everywhere. */
export const dataFilter = z.object({
  userId: id.nullish(),
  fromDate: isoDate.nullish(),
  toDate: isoDate.nullish(),
  state: z.enum(['received', 'approved', 'rejected']).nullish(),
  /** Only those that do not fit their form version or wait for files. */
  troubled: z.boolean().nullish(),
  answers: z.array(condition).max(5).default([]),
});
export type DataFilter = z.output<typeof dataFilter>;
named('DataFilter', dataFilter);

export const position = z.object({ latitude: z.number(), longitude: z.number(), accuracy: z.number().nullable() });

export const submissionRow = z.object({
  /** Order of arrival; the cursor of pages. */
  id: z.string(),
  instanceId: z.string(),
  instanceName: z.string().nullable(),
  revision: z.number(),
  version: z.number().nullable(),
  userId: z.number(),
  userName: z.string(),
  name: z.string(),
  source: z.enum(['phone', 'web', 'import']),
  receivedAt: instant,
  updatedAt: instant,
  state: z.enum(['received', 'approved', 'rejected']),
  missingFiles: z.number(),
  faultCount: z.number(),
  position: position.nullable(),
  /** By path without the root; a repeat is a list of such records. */
  answers: z.record(z.string(), z.unknown()),
});
export type SubmissionRow = z.output<typeof submissionRow>;
named('SubmissionRow', submissionRow);
