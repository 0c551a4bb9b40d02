import { z } from 'zod';
import { operation } from './operation.ts';
import { dataOf, instant, isoDate, optionalText, paging } from './shapes.ts';

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

export const audit = {
  auditLog: operation({
    method: 'POST',
    path: '/msurvey/api/audit/list',
    domain: 'audit',
    permission: 'Audit/View',
    effect: 'read',
    summary: 'Who did what, when, from where; newest first',
    body: paging.extend({
      actor: optionalText(),
      action: optionalText(),
      entity: optionalText(),
      entityId: optionalText(),
      fromDate: isoDate.nullish(),
      toDate: isoDate.nullish(),
    }),
    response: z.object({
      data: z.array(change),
      /** Counting stops at 10,000: `capped` says that there are more. */
      meta: z.object({ count: z.number(), capped: z.boolean() }),
    }),
  }),
  auditFilters: operation({
    method: 'GET',
    path: '/msurvey/api/audit/filters',
    domain: 'audit',
    permission: 'Audit/View',
    summary: 'Actions and entities one can filter the audit by',
    response: dataOf(z.object({ actions: z.array(z.string()), entities: z.array(z.string()) })),
  }),
};
