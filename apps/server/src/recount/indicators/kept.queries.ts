import { dayInDhaka } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { Counts, KeyPart, Lines, Measures } from '../counts.ts';
import { keyOf } from '../counts.ts';
import { nameOf, type Which } from './told.ts';

async function lines(db: Db, query: RawBuilder<{ key: KeyPart[]; measures: Measures }>): Promise<Lines> {
  const { rows } = await query.execute(db);
  return new Map(rows.map(({ key, measures }) => [keyOf(...key), measures]));
}

/** What is kept of indicators: values of periods and of their leaves, and how far each is. */
export async function keptIndicators(db: Db, projectId: number | null): Promise<Counts> {
  const isMeant = sql`(${projectId}::int is null or project_id = ${projectId})`;
  const computed = sql<{ key: KeyPart[]; measures: Measures }>`
    select jsonb_build_array(c.project_id, c.node_id, c.first_day, c.last_day, l.leaf) as key,
      jsonb_build_object('rows', 1, 'value', l.value, 'denominator', coalesce(l.denominator, 0),
        'took_part', coalesce(l.took_part, 0), 'fresh', coalesce(l.fresh, 0)) as measures
    from indicator_computed c cross join lateral (
      select '' as leaf, c.value, c.denominator, c.took_part, c.fresh
      union all
      select j.key, j.value::numeric, (c.denominators ->> j.key)::numeric, null, null from jsonb_each_text(c.leaves) j) l
    where ${isMeant}`;
  const progress = sql<{ key: KeyPart[]; measures: Measures }>`
    select jsonb_build_array(project_id, id) as key, jsonb_build_object('rows', 1, 'progress', progress) as measures
    from logframe_node where progress is not null and ${isMeant}`;
  return new Map([
    ['indicator_computed', await lines(db, computed)],
    ['logframe_node', await lines(db, progress)],
  ]);
}

/** The day as of which each indicator was counted last. */
export async function countedOn(db: Db): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<Which & { asOf: Date }>`
    select project_id as "projectId", node_id as "nodeId", as_of as "asOf" from indicator_counted`.execute(db);
  return new Map(rows.map((row) => [nameOf(row), dayInDhaka(row.asOf)]));
}

/** Indicators of which something has changed since, and that a job will count anew. */
export async function dueIndicators(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sql<Which>`
    select distinct project_id as "projectId", node_id as "nodeId" from indicator_due`.execute(db);
  return new Set(rows.map(nameOf));
}
