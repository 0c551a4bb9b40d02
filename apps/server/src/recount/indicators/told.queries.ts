import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { RawIndicator, RawIndicators, RawPart, RawSource, RawStated, RawType } from './told.ts';

async function indicators(db: Db): Promise<RawIndicator[]> {
  const { rows } = await sql<RawIndicator>`
    select n.project_id as "projectId", n.id as "nodeId", n.is_aggregated as "isAggregated",
      coalesce(s.frequency, 'yearly') as frequency, coalesce(s.indicator_type, 'Quantative') as type,
      coalesce(s.relation, 'Incremental') as relation, coalesce('Activity mapping' = any(s.collection_types), false) as "isMapped",
      coalesce(s.sub_activities, '{}') as "subActivities", s.counts, coalesce(s.is_derived, false) as "isDerived",
      s.derived_indicator as "derivedIndicator", coalesce(s.derived_sub_activities, '{}') as "derivedSubActivities",
      s.derived_counts as "derivedCounts", coalesce(s.derived_input, 1)::float8 as "derivedInput",
      coalesce(s.groups, '[]') as groups, l.lop_value::float8 as lop
    from logframe_node n
      left join indicator_setting s on s.project_id = n.project_id and s.node_id = n.id
      left join indicator_set l on l.project_id = n.project_id and l.node_id = n.id
    order by 1, 2`.execute(db);
  return rows;
}

async function types(db: Db): Promise<RawType[]> {
  const { rows } = await sql<RawType>`
    select t.project_id as "projectId", t.id, t.dimension, coalesce(jsonb_agg(
        jsonb_build_object('id', i.id, 'value', i.value) order by i.position, i.id) filter (where i.id is not null), '[]') as items
    from disaggregation_type t left join disaggregation_item i on i.project_id = t.project_id and i.type_id = t.id
    group by t.project_id, t.id, t.dimension`.execute(db);
  return rows;
}

/** Of a question that several versions ask, the newest; what stands within a repeat has no one answer. */
async function sources(db: Db): Promise<RawSource[]> {
  const { rows } = await sql<RawSource>`
    select s.project_id as "projectId", s.node_id as "nodeId", s.form_project_id as "formProjectId", s.form_id as "formId",
      f.deleted_at is null as "isThere", s.source ->> 'formula' as formula, s.source ->> 'column' as "column",
      s.source ->> 'dateColumn' as "dateColumn", s.source -> 'conditions' as conditions, s.source -> 'splits' as splits,
      coalesce((select jsonb_object_agg(q.path, q.said) from (
        select distinct on (1) regexp_replace(q ->> 'path', '^/[^/]+/', '') as path,
          jsonb_build_object('type', q ->> 'type', 'dataType', q ->> 'dataType') as said
        from xform_version v, jsonb_array_elements(v.questions) q
        where v.xform_id = f.xform_id and q ->> 'kind' = 'question' and q -> 'repeats' = '[]'
        order by 1, v.number desc) q), '{}') as questions
    from indicator_source s join form f on f.project_id = s.form_project_id and f.id = s.form_id`.execute(db);
  return rows;
}

async function stated(db: Db): Promise<RawStated[]> {
  const { rows } = await sql<RawStated>`
    select project_id as "projectId", node_id as "nodeId", first_day as first, last_day as last, value::float8 as value,
      denominator::float8 as denominator, input::float8 as input, state = 'accepted' as "isAccepted", reason
    from indicator_value order by 1, 2, 3, 4`.execute(db);
  return rows;
}

async function parts(db: Db): Promise<RawPart[]> {
  const { rows } = await sql<RawPart>`
    select project_id as "projectId", node_id as "nodeId", part_home_id as "partProjectId", part_node_id as "partNodeId",
      weight::float8 as weight
    from indicator_part order by 1, 2, id`.execute(db);
  return rows;
}

export const readIndicators = async (db: Db): Promise<RawIndicators> => ({
  all: await indicators(db),
  types: await types(db),
  sources: await sources(db),
  stated: await stated(db),
  parts: await parts(db),
});
