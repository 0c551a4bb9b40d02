import { z } from 'zod';
import { task } from '../collection/shapes.ts';
import { operation } from '../operation.ts';
import { abilities, dataOf, id, optionalText } from '../shapes.ts';
import { countedRows, fileType, ofBody, point, sourceForm } from './shapes.ts';

/** One person of one demonstration. */
export const beneficiaryRow = sourceForm.extend({
  /** Of the record, and which of the people in it. */
  id: z.string(),
  position: z.number(),
  b_first_name: z.string().nullable(),
  b_middle_name: z.string().nullable(),
  b_last_name: z.string().nullable(),
  fathersname: z.string().nullable(),
  member_id: z.string().nullable(),
  /** Leads to the profile; null: somebody who is in no registry. */
  memberInstance: z.string().nullable(),
  union_name: z.string().nullable(),
  upazila: z.string().nullable(),
  district: z.string().nullable(),
  division: z.string().nullable(),
  /** Null: the record has no position yet. */
  gps: point.nullable(),
  can: abilities('edit'),
});

const demonstrationRow = beneficiaryRow.extend({
  /** Name of the demonstration. */
  demo: z.string().nullable(),
  /** What this person harvested; null: not known yet. */
  production: z.number().nullable(),
  /** Questions that Add Gps and Add Production go to; null: the form asks no such thing. */
  gpsQuestion: z.string().nullable(),
  productionQuestion: z.string().nullable(),
});
export type DemonstrationRow = z.output<typeof demonstrationRow>;

const demonstrationFilter = z.object({ projectId: id, search: optionalText(100) });
export type DemonstrationFilter = z.output<typeof demonstrationFilter>;

export const demonstrations = {
  demonstrations: operation({
    method: 'POST',
    path: '/msurvey/api/project/registry/demonstrations/list',
    domain: 'registry',
    permission: 'Demonstration list/View',
    effect: 'read',
    summary: 'People of demonstrations, the newest demonstration first',
    project: ofBody,
    body: demonstrationFilter.extend({
      page: z.coerce.number().int().min(1).max(1000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(10),
    }),
    response: countedRows(demonstrationRow, abilities('create', 'export')),
  }),
  exportDemonstrations: operation({
    method: 'POST',
    path: '/msurvey/api/project/registry/demonstrations/export',
    domain: 'registry',
    permission: 'Demonstration list/Export',
    summary: 'Begin an export of the demonstration list',
    project: { ...ofBody, archivedToo: true },
    body: demonstrationFilter.extend({ type: fileType }),
    response: dataOf(task),
  }),
};
