import { z } from 'zod';
import { named } from './named.ts';
import { task } from './tasks.ts';
import { dataOf, paging } from './envelopes.ts';
import { operationsOf } from './operation.ts';
import { instant, isoDate, optionalText } from './shapes.ts';

const operation = operationsOf('audit');

const change = z.object({
  id: z.string(),
  at: instant,
  actorId: z.number().nullable(),
  actorName: z.string(),
  orgName: z.string().nullable(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string().nullable(),
  projectId: z.number().nullable(),
  address: z.string().nullable(),
  requestId: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
});

const auditFilter = z.object({
  actor: optionalText(),
  action: optionalText(),
  entity: optionalText(),
  entityId: optionalText(),
  fromDate: isoDate.nullish(),
  toDate: isoDate.nullish(),
});
export type AuditAsked = z.output<typeof auditFilter>;
named('AuditAsked', auditFilter);

export const audit = {
  auditLog: operation({
    method: 'POST',
    path: '/msurvey/api/audit/list',
    permission: 'Audit/View',
    effect: 'read',
    summary: 'Who did what, when, from where; newest first',
    body: paging.extend(auditFilter.shape),
    response: z.object({
      data: z.array(change),
      /** Counting stops at 10,000: `capped` says that there are more. */
      meta: z.object({ count: z.number(), capped: z.boolean() }),
    }),
  }),
  exportAudit: operation({
    method: 'POST',
    path: '/msurvey/api/audit/export',
    permission: 'Audit/Export',
    summary: 'The audit with these filters as a file, newest first; the caller watches the task',
    body: auditFilter.extend({ type: z.enum(['xlsx', 'csv']).default('xlsx') }),
    response: dataOf(task),
  }),
  auditFilters: operation({
    method: 'GET',
    path: '/msurvey/api/audit/filters',
    permission: 'Audit/View',
    summary: 'Actions and entities one can filter the audit by',
    response: dataOf(z.object({ actions: z.array(z.string()), entities: z.array(z.string()) })),
  }),
};
