import { z } from 'zod';
import { task } from '../collection/shapes.ts';
import { operation } from '../operation.ts';
import { abilities, dataOf, id, optionalText } from '../shapes.ts';
import { beneficiaryRow } from './demonstrations.ts';
import { countedRows, fileType, ofBody } from './shapes.ts';

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
  gpsQuestion: z.string().nullable(),
});
export type InfrastructureRow = z.output<typeof infrastructureRow>;

const infrastructureFilter = z.object({
  projectId: id,
  type: z.enum(INFRASTRUCTURE_TYPES),
  search: optionalText(100),
});
export type InfrastructureFilter = z.output<typeof infrastructureFilter>;

export const infrastructure = {
  infrastructures: operation({
    method: 'POST',
    path: '/msurvey/api/project/registry/infrastructure/list',
    domain: 'registry',
    permission: 'Infrastructure list/View',
    effect: 'read',
    summary: 'Structures of one type with the people they serve, the newest first',
    project: ofBody,
    body: infrastructureFilter.extend({
      page: z.coerce.number().int().min(1).max(1000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(10),
    }),
    response: countedRows(infrastructureRow, abilities('create', 'export')),
  }),
  exportInfrastructures: operation({
    method: 'POST',
    path: '/msurvey/api/project/registry/infrastructure/export',
    domain: 'registry',
    permission: 'Infrastructure list/Export',
    summary: 'Begin an export of the structures of one type',
    project: { ...ofBody, archivedToo: true },
    body: infrastructureFilter.extend({ type: z.enum(INFRASTRUCTURE_TYPES), format: fileType }),
    response: dataOf(task),
  }),
};
