import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';

export interface AuditLineRow {
  action: string;
  actor: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** The newest line about a record. */
export async function lastAudit(db: Db, entity: string, entityId: number | null): Promise<AuditLineRow | undefined> {
  const { rows } = await sql<AuditLineRow>`
    select action, actor_name as actor, before, after from audit_entry
    where entity = ${entity} and entity_id is not distinct from ${entityId === null ? null : String(entityId)}::text
    order by id desc limit 1`.execute(db);
  return rows[0];
}
