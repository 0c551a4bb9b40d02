import { sql } from 'kysely';
import { containing, limitTo, type Page } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';

export interface AuditFilter {
  /** Null: of all organisations. */
  organizationId: number | null;
  actor: string | null;
  action: string | null;
  entity: string | null;
  entityId: string | null;
  fromDate?: string | null | undefined;
  toDate?: string | null | undefined;
}

export interface AuditListRow {
  id: string;
  at: Date;
  actorId: number | null;
  actorName: string;
  orgName: string | null;
  action: string;
  entity: string;
  entityId: string | null;
  projectId: number;
  address: string | null;
  requestId: string | null;
  before: unknown;
  after: unknown;
}

const BENGALI = /[\u0980-\u09ff]/;
/** The very condition of audit_actor_letters_idx, in which Bengali letters stand as Latin ones (see 0005). */
const WRITTEN_IN_BENGALI = sql`name ~ '[\u0980-\u09ff]'`;
/** With more of them the newest entries hold enough; fewer are looked up one by one. */
const MOST_ACTORS = 1000;

/** Who ever bore such a name; null when it is too many to be worth asking for. */
async function actorsNamed(db: Db, text: string): Promise<number[] | null> {
  const named = sql`lower(name) like ${containing(text)}`;
  const { rows } = await sql<{ id: number }>`
    select actor_id as id from audit_actor
    where ${BENGALI.test(text) ? sql`${WRITTEN_IN_BENGALI} and search_letters(name) like search_letters(${containing(text)}) and ${named}` : named}
    limit ${MOST_ACTORS + 1}`.execute(db);
  return rows.length > MOST_ACTORS ? null : rows.map((row) => row.id);
}

/** By the name that stands in the entry; whose entries can bear it is known beforehand. */
async function actorNamed(db: Db, text: string) {
  const named = sql`lower(a.actor_name) like ${containing(text)}`;
  const actors = await actorsNamed(db, text);
  if (!actors) return named;
  const system = actors.includes(0) ? sql` or a.actor_id is null` : sql``;
  return sql`(a.actor_id = any(${actors}::int[])${system}) and ${named}`;
}

/** Only the conditions that were asked for stand in the statement, so that each filter can use its index. */
export async function auditAsked(db: Db, filter: AuditFilter) {
  const conditions = [sql`true`];
  if (filter.organizationId !== null) conditions.push(sql`a.organization_id = ${filter.organizationId}`);
  if (filter.actor) conditions.push(await actorNamed(db, filter.actor));
  if (filter.action) conditions.push(sql`a.action = ${filter.action}`);
  if (filter.entity) conditions.push(sql`a.entity = ${filter.entity}`);
  if (filter.entityId) conditions.push(sql`a.entity_id = ${filter.entityId}`);
  if (filter.fromDate) conditions.push(sql`a.at >= ${filter.fromDate}::date`);
  if (filter.toDate) conditions.push(sql`a.at < ${filter.toDate}::date + 1`);
  return sql.join(conditions, sql` and `);
}

export async function listAudit(db: Db, filter: AuditFilter & Page): Promise<AuditListRow[]> {
  const { rows } = await sql<AuditListRow>`
    select a.id::text, a.at, a.actor_id as "actorId", a.actor_name as "actorName", o.name as "orgName", a.action, a.entity, a.entity_id as "entityId",
      a.project_id as "projectId", a.address, a.request_id as "requestId", a.before, a.after
    from audit_entry a left join organization o on o.id = a.organization_id
    where ${await auditAsked(db, filter)}
    order by a.at desc, a.id desc ${limitTo(filter)}`.execute(db);
  return rows;
}

const COUNT_LIMIT = 10_000;

/** Counting a log to its end costs more than anyone gains by it. */
export async function countAudit(db: Db, filter: AuditFilter): Promise<{ count: number; capped: boolean }> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select 1 from audit_entry a where ${await auditAsked(db, filter)} limit ${COUNT_LIMIT + 1}) counted`.execute(
    db,
  );
  const n = rows[0]?.n ?? 0;
  return { count: Math.min(n, COUNT_LIMIT), capped: n > COUNT_LIMIT };
}

/** Distinct values by skipping through the index, so that the cost does not grow with the log. */
export async function auditFilterValues(db: Db): Promise<{ actions: string[]; entities: string[] }> {
  const distinct = async (column: 'action' | 'entity') => {
    const c = sql.ref(column);
    const { rows } = await sql<{ v: string }>`
      with recursive t as (
        (select ${c} as v from audit_entry order by ${c} limit 1)
        union all
        select (select a.${c} from audit_entry a where a.${c} > t.v order by a.${c} limit 1) from t where t.v is not null
      ) select v from t where v is not null`.execute(db);
    return rows.map((r) => r.v);
  };
  return { actions: await distinct('action'), entities: await distinct('entity') };
}
