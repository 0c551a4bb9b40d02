import { WORK_STATES } from '@msurvey/domain';
import { z } from 'zod';
import { named } from '../named.ts';
import { task } from '../tasks.ts';
import { abilities, dataOf } from '../envelopes.ts';
import { ofHome } from '../entering.ts';
import { exportValues, id, optionalText } from '../shapes.ts';
import { operation } from './operation.ts';
import { beneficiaryRow } from './demonstrations.ts';
import { countedRows, fileType } from './shapes.ts';

/** The tabs, as they stand on the wire. */
export const INFRASTRUCTURE_TYPES = ['CFC', 'Seed Village', 'Buried pipe', 'Canal', 'Dyke', 'others'] as const;
export type InfrastructureType = (typeof INFRASTRUCTURE_TYPES)[number];

const infrastructureRow = beneficiaryRow.extend({
  /** Of the person, or of the structure where nobody is named. */
  name: z.string().nullable(),
  /** Name of the structure. */
  structure: z.string().nullable(),
  /** Division, district, upazila, union. */
  address: z.string(),
  /** The newest that was approved, else what the record says. */
  workState: z.enum(WORK_STATES).nullable(),
});
export type InfrastructureRow = z.output<typeof infrastructureRow>;
named('InfrastructureRow', infrastructureRow);

const infrastructureFilter = z.object({
  projectId: id,
  type: z.enum(INFRASTRUCTURE_TYPES),
  search: optionalText(100),
});
export type InfrastructureFilter = z.output<typeof infrastructureFilter>;
named('InfrastructureFilter', infrastructureFilter);

export const infrastructure = {
  infrastructures: operation({
    method: 'POST',
    path: '/msurvey/api/project/registry/infrastructure/list',
    permission: 'Infrastructure list/View',
    effect: 'read',
    summary: 'Structures of one type with the people they serve, the newest first',
    project: ofHome.body,
    body: infrastructureFilter.extend({
      page: z.coerce.number().int().min(1).max(1000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(10),
    }),
    response: countedRows(infrastructureRow, abilities('create', 'export')),
  }),
  exportInfrastructures: operation({
    method: 'POST',
    path: '/msurvey/api/project/registry/infrastructure/export',
    permission: 'Infrastructure list/Export',
    summary: 'Begin an export of the structures of one type',
    project: { ...ofHome.body, archivedToo: true },
    body: infrastructureFilter.extend({ type: z.enum(INFRASTRUCTURE_TYPES), format: fileType, values: exportValues }),
    response: dataOf(task),
  }),
};
