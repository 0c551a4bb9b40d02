import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';

/** Types for twelve leaves: two × six. */
async function twelveLeaves(db: Db, projectId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into disaggregation_type (project_id, name, name_key, dimension)
    values (${projectId}, 'Many by sex', 'many by sex', 'sex'), (${projectId}, 'Many by place', 'many by place', null)
    returning id`.execute(db);
  const [sex, place] = rows.map(({ id }) => id);
  await sql`
    insert into disaggregation_item (project_id, type_id, position, code, code_key, label, value)
    select ${projectId}::int, ${sex}::int, n, v, v, v, v from (values (1, 'male'), (2, 'female')) x (n, v)
    union all select ${projectId}::int, ${place}::int, n, 'p' || n, 'p' || n, 'Place ' || n, null from generate_series(1, 6) n`.execute(
    db,
  );
  return [sex as number, place as number];
}

/** So many indicators beneath twenty results, each with targets and accepted values of ten years and twelve leaves. */
export async function manyIndicators(db: Db, projectId: number, count: number): Promise<void> {
  const types = await twelveLeaves(db, projectId);
  await sql`
    with top as (
      insert into logframe_level (project_id, name, name_key, color) values (${projectId}, 'Many results', 'many results', '#f1c751')
      returning id),
    below as (
      insert into logframe_level (project_id, parent_id, name, name_key, color)
      select ${projectId}, id, 'Many measures', 'many measures', '#EB144C' from top returning id),
    parents as (
      insert into logframe_node (project_id, level_id, code, code_key, code_order, title)
      select ${projectId}, top.id, 'many' || n, 'many' || n, 'many' || lpad(n::text, 4, '0'), 'Result ' || n
      from top, generate_series(1, 20) n returning id, code_order),
    numbered as (select id, row_number() over (order by code_order) as n from parents),
    nodes as (
      insert into logframe_node (project_id, parent_id, level_id, code, code_key, code_order, title)
      select ${projectId}, p.id, below.id, 'many.' || n, 'many.' || n, 'many.' || lpad(n::text, 4, '0'), 'Measure ' || n
      from below, generate_series(1, ${count}::int) n join numbered p on p.n = 1 + n % 20 returning id),
    settings as (
      insert into indicator_setting (project_id, node_id, indicator_type, relation, mid_term_factor, groups)
      select ${projectId}, id, 'Quantative', 'Incremental', 0.5, ${JSON.stringify([types])}::jsonb from nodes)
    insert into indicator_set (project_id, node_id, lop_value) select ${projectId}, id, 10000 from nodes`.execute(db);
  const leaves = sql`(select jsonb_object_agg(a.id || '.' || b.id, jsonb_build_object('value', a.position * b.position, 'denominator', null))
    from disaggregation_item a, disaggregation_item b
    where a.project_id = ${projectId} and b.project_id = ${projectId} and a.type_id = ${types[0]}::int and b.type_id = ${types[1]}::int)`;
  const periods = sql`from indicator_set s cross join generate_series(2018, 2027) y
    join indicator_setting i on i.project_id = s.project_id and i.node_id = s.node_id and i.mid_term_factor = 0.5
    cross join (select ${leaves} as leaves) l where s.project_id = ${projectId} and s.lop_value = 10000`;
  await sql`
    insert into indicator_target (project_id, node_id, period, first_day, last_day, value, leaves)
    select s.project_id, s.node_id, y || '-' || lpad(((y + 1) % 100)::text, 2, '0'), make_date(y, 7, 1), make_date(y + 1, 6, 30), 70, l.leaves
    ${periods}`.execute(db);
  await sql`
    insert into indicator_value (project_id, node_id, period, first_day, last_day, value, leaves, state)
    select s.project_id, s.node_id, y || '-' || lpad(((y + 1) % 100)::text, 2, '0'), make_date(y, 7, 1), make_date(y + 1, 6, 30), 63, l.leaves,
      'accepted' ${periods}`.execute(db);
}

/** The first of them count unique people of four sub-activities each. */
export async function mapMany(db: Db, projectId: number, count: number): Promise<void> {
  await sql`
    update indicator_setting s set collection_types = '{Activity mapping}', counts = 'people',
      sub_activities = array(select w.id from sub_activity w order by abs(hashint4(w.id + s.node_id)) limit 4)
    where s.project_id = ${projectId} and s.node_id in (
      select node_id from indicator_setting where project_id = ${projectId} and mid_term_factor = 0.5 order by node_id limit ${count})`.execute(
    db,
  );
}

export async function firstOfMany(db: Db, projectId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select node_id as id from indicator_setting where project_id = ${projectId} and collection_types = '{Activity mapping}'
      and mid_term_factor = 0.5 order by node_id limit 1`.execute(db);
  return rows[0]?.id as number;
}
