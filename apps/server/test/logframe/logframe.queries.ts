import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';

export async function setTarget(db: Db, nodeId: number, target: number | null): Promise<void> {
  await sql`update logframe_node set target = ${target} where id = ${nodeId}`.execute(db);
}

/** A tree of this many indicators under outcomes of a hundred each, for a project that has a goal. */
export async function insertMany(
  db: Db,
  projectId: number,
  goal: number,
  outcome: number,
  indicator: number,
  count: number,
): Promise<void> {
  await sql`
    with o as (
      insert into logframe_node (project_id, parent_id, level_id, code, code_key, code_order, title)
      select ${projectId}, ${goal}, ${outcome}, 'o' || n, 'o' || n, 'o' || lpad(n::text, 6, '0'), 'Outcome ' || n
      from generate_series(1, ${Math.ceil(count / 100)}) n returning id
    )
    insert into logframe_node (project_id, parent_id, level_id, code, code_key, code_order, title, target)
    select ${projectId}, o.id, ${indicator}, 'i' || n, 'i' || n, 'i' || lpad(n::text, 6, '0'), 'Indicator ' || n, n
    from o, generate_series(1, 100) n`.execute(db);
}

/** So many templates that nobody drew. */
export async function fillTemplates(db: Db, count: number): Promise<void> {
  await sql`
    insert into logframe_template (name, name_key, levels, saved_by)
    select 'Made ' || n, 'made ' || n, '[]'::jsonb, (select min(id) from app_user) from generate_series(1, ${count}::int) n`.execute(
    db,
  );
}
