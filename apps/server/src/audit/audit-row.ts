import type { AuditAction, AuditEntity } from '@msurvey/domain';
import type { AuditRow } from './audit-write.queries.ts';
import type { Origin } from './origin.ts';

/** On whose behalf something is done. */
export interface Actor {
  userId: number;
  name: string;
  organizationId: number;
}

/** What a handler says of its change; who, when and from where are added. */
export interface AuditLine {
  /** A verb of the entity; people read its words. */
  action: AuditAction;
  entity: AuditEntity;
  entityId?: string | number | null;
  projectId?: number;
  before?: unknown;
  after?: unknown;
  /** For operations without a signed-in caller: on whose behalf. */
  actor?: Actor;
}

/** That a row was changed: what is kept of it, as it was and as it is. */
export const changeOf = <Kept>(
  entity: AuditEntity,
  entityId: string | number,
  keep: (row: Kept) => unknown,
  before: NoInfer<Kept>,
  after: NoInfer<Kept>,
): AuditLine => ({ action: 'update', entity, entityId, before: keep(before), after: keep(after) });

/** Nothing secret may stand in the audit, whatever a handler passes. */
const SECRET = /password|token|secret|hash/i;
function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([k, v]) => [
      k,
      SECRET.test(k) && v != null && typeof v !== 'boolean' ? '•••' : withoutSecrets(v),
    ]),
  );
}

export function auditRow(line: AuditLine, who: Actor | undefined, origin: Origin): AuditRow {
  const actor = line.actor ?? who;
  return {
    projectId: line.projectId ?? 0,
    actorId: actor?.userId ?? null,
    actorName: actor?.name ?? 'system',
    organizationId: actor?.organizationId ?? null,
    action: line.action,
    entity: line.entity,
    entityId: line.entityId == null ? null : String(line.entityId),
    before: withoutSecrets(line.before),
    after: withoutSecrets(line.after),
    ...origin,
  };
}
