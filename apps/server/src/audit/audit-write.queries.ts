import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';

export interface AuditRow {
  projectId: number;
  actorId: number | null;
  actorName: string;
  organizationId: number | null;
  action: string;
  entity: string;
  entityId: string | null;
  before: unknown;
  after: unknown;
  address: string;
  userAgent: string | null;
  requestId: string;
}

const json = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value));

export async function insertAudit(db: Db, row: AuditRow): Promise<void> {
  await sql`
    with actor as (
      insert into audit_actor (actor_id, name) values (${row.actorId ?? 0}, ${row.actorName}) on conflict do nothing
    )
    insert into audit_entry
    (project_id, actor_id, actor_name, organization_id, action, entity, entity_id, before, after, address, user_agent, request_id)
    values (${row.projectId}, ${row.actorId}, ${row.actorName}, ${row.organizationId}, ${row.action}, ${row.entity}, ${row.entityId},
      ${json(row.before)}::jsonb, ${json(row.after)}::jsonb, ${row.address}, ${row.userAgent}, ${row.requestId})`.execute(
    db,
  );
}

/** How many of a kind there were since the first of this minute, with this one. */
export async function countRepeated(db: Db, kind: string, row: AuditRow): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    insert into audit_repeat as r (key, entry) values (${kind}, ${JSON.stringify(row)}::jsonb)
    on conflict (key) do update set n = r.n + 1 returning n`.execute(db);
  return rows[0]?.n ?? 1;
}

/** One line for all that followed the first of a kind within its minute. */
export async function gatherRepeated(db: Db): Promise<void> {
  await sql`
    with gone as (delete from audit_repeat where since < now() - interval '1 minute' returning n, entry as e)
    insert into audit_entry
    (project_id, actor_id, actor_name, organization_id, action, entity, entity_id, after, address, user_agent, request_id)
    select (e->>'projectId')::int, (e->>'actorId')::int, e->>'actorName', (e->>'organizationId')::int, e->>'action', e->>'entity',
      e->>'entityId', coalesce(e->'after', '{}') || jsonb_build_object('repeated', n - 1), e->>'address', e->>'userAgent', e->>'requestId'
    from gone where n > 1`.execute(db);
}
