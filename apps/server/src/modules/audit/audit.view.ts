import type { audit } from '@msurvey/contract';
import type { z } from 'zod';
import type { AuditListRow } from './audit.queries.ts';

export type AuditWire = z.input<(typeof audit.auditLog)['response']>['data'][number];

export const auditView = (row: AuditListRow): AuditWire => ({
  id: row.id,
  at: row.at.toISOString(),
  actorId: row.actorId,
  actorName: row.actorName,
  orgName: row.orgName,
  action: row.action,
  entity: row.entity,
  entityId: row.entityId,
  // 0 is the key's way of saying “no project”; callers get null.
  projectId: row.projectId === 0 ? null : row.projectId,
  address: row.address,
  requestId: row.requestId,
  before: row.before,
  after: row.after,
});
