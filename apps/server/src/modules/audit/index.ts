import type { Db } from '#db/tables.ts';
import type { Who } from '#http/access-cache.ts';
import type { Origin } from '#http/call.ts';
import { insertAudit } from './audit.queries.ts';

/** What a handler says of its change; who, when and from where are added. */
export interface AuditLine {
  /** A verb of the entity: `create`, `update`, `delete`, `sign-in`, `change-permission` … */
  action: string;
  entity: string;
  entityId?: string | number | null;
  projectId?: number;
  before?: unknown;
  after?: unknown;
  /** For operations without a signed-in caller: on whose behalf. */
  actor?: { userId: number; name: string; organizationId: number };
}

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

export async function writeAudit(db: Db, line: AuditLine, who: Who | undefined, origin: Origin): Promise<void> {
  const actor = line.actor ?? who;
  await insertAudit(db, {
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
  });
}
