import { z } from 'zod';
import { named } from '../named.ts';
import { task } from '../tasks.ts';
import { abilities, dataOf } from '../envelopes.ts';
import { ofHome } from '../entering.ts';
import { id, optionalText } from '../shapes.ts';
import { operation } from './operation.ts';
import { point } from './places.ts';
import { countedRows, exportAs, sourceForm } from './shapes.ts';

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
  /** The newest that was approved, else that of the record; null: none is known yet. */
  gps: point.nullable(),
  can: abilities('edit'),
});

const demonstrationRow = beneficiaryRow.extend({
  /** Name of the demonstration. */
  demo: z.string().nullable(),
  /** What this person harvested (kg): as the record says, and what was approved since; null: not known yet. */
  production: z.number().nullable(),
});
export type DemonstrationRow = z.output<typeof demonstrationRow>;
named('DemonstrationRow', demonstrationRow);

const demonstrationFilter = z.object({ projectId: id, search: optionalText(100) });
export type DemonstrationFilter = z.output<typeof demonstrationFilter>;
named('DemonstrationFilter', demonstrationFilter);

export const demonstrations = {
  demonstrations: operation({
    method: 'POST',
    path: '/msurvey/api/project/registry/demonstrations/list',
    permission: 'Demonstration list/View',
    effect: 'read',
    summary: 'People of demonstrations, the newest demonstration first',
    project: ofHome.body,
    body: demonstrationFilter.extend({
      page: z.coerce.number().int().min(1).max(1000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(10),
    }),
    response: countedRows(demonstrationRow, abilities('create', 'export')),
  }),
  exportDemonstrations: operation({
    method: 'POST',
    path: '/msurvey/api/project/registry/demonstrations/export',
    permission: 'Demonstration list/Export',
    summary: 'Begin an export of the demonstration list',
    project: { ...ofHome.body, archivedToo: true },
    body: demonstrationFilter.extend(exportAs),
    response: dataOf(task),
  }),
};
