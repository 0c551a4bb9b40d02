import { type Kysely, sql } from 'kysely';

/** What the standard forms asked already and no column held: form of the library, registry, column, question. */
const ASKED = [
  [540, 'input', 'participant_unit', '/data/people/participant/unit'],
  [541, 'demonstration', 'crop_kind', '/data/plot/crop_kind'],
  [541, 'demonstration', 'area', '/data/plot/area'],
  [542, 'infrastructure', 'length', '/data/length'],
  [542, 'infrastructure', 'households', '/data/households'],
] as const;

/** Where the form still asks it, and staff bound nothing to the column. */
async function bindWhatIsAsked(db: Kysely<unknown>): Promise<void> {
  for (const [xformId, registry, column, path] of ASKED)
    await sql`
      update form_binding b set questions = b.questions || jsonb_build_object(${column}::text, ${path}::text),
        updated_at = clock_timestamp()
      from form f join xform x on x.id = f.xform_id join xform_version v on v.xform_id = x.id and v.number = x.version
      where f.project_id = b.project_id and f.id = b.form_id and b.registry = ${registry} and x.id = ${xformId}
        and x.origin = 'standard' and not b.questions ? ${column}
        and v.questions @> jsonb_build_array(jsonb_build_object('path', ${path}::text))`.execute(db);
}

/** The answer that a column is bound to, as projectors read it: what cannot be what the column holds is null. */
const answer = (column: string) =>
  sql`nullif(btrim(s.answers ->> substring(b.questions ->> ${sql.lit(column)} from '^/[^/]+/(.*)$')), '')`;
const asNumber = (column: string) =>
  sql`case when ${answer(column)} ~ '^[+-]?([0-9]+[.]?[0-9]*|[.][0-9]+)$' and length(${answer(column)}) < 30
    and abs(${answer(column)}::numeric) < 1e12 then trim_scale(${answer(column)}::numeric) end`;

/**
 * Facts that figures count become columns: kind of crop and area of a plot, what it yielded with its approved harvests, length
 * of a structure and the households that use it, the unit of what somebody received, and what type of work it is. A quantity
 * has a unit of its own where the form states one. Everything is filled here for the records that are there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
  alter table activity
    -- That of its sub-activity, without one that of the form's kind; null: a follow-up, which is no work of its own.
    add column type text,
    -- fruits, vegetables, oilseeds, other
    add column crop_kind text,
    -- In decimals (1/100 acre).
    add column area numeric,
    -- In kg: what the record itself states, and this with the approved harvests of the plot. Null: nothing is known.
    add column own_produced numeric,
    add column produced numeric,
    -- In km.
    add column length numeric,
    add column households int,
    -- Of the quantity, where the form states it (kg, km). Null: that of the sub-activity, if this is measured.
    add column quantity_unit text;
  alter table activity_participant add column unit text;
  `.execute(db);
  await bindWhatIsAsked(db);
  await sql`
  update activity a set
    type = case when a.kind in ('production', 'position') then null
      else coalesce((select sa.type from sub_activity sa where sa.id = a.sub_activity_id),
        case a.kind when 'activity' then 'other' else a.kind end) end,
    quantity_unit = case when a.kind in ('demonstration', 'production') then 'kg' when a.kind = 'infrastructure' then 'km' end,
    own_produced = case a.kind when 'demonstration' then coalesce(
      (select sum(p.quantity) from activity_participant p where p.project_id = a.project_id and p.activity_id = a.id),
      a.quantity) end`.execute(db);
  await sql`
  update activity a set produced = case when a.own_produced is not null or h.produced is not null
    then coalesce(a.own_produced, 0) + coalesce(h.produced, 0) end
  from activity d left join (select f.project_id, f.followed_id, sum(f.produced) as produced from follow_up f
    where f.kind = 'production' and f.state = 'approved' group by 1, 2) h
    on h.project_id = d.project_id and h.followed_id = d.id
  where d.project_id = a.project_id and d.id = a.id and (a.kind = 'demonstration' or a.type = 'demonstration')`.execute(
    db,
  );
  await sql`
  update activity a set
    crop_kind = case when lower(${answer('crop_kind')}) in ('fruits', 'vegetables', 'oilseeds', 'other')
      then lower(${answer('crop_kind')}) end,
    area = ${asNumber('area')}, length = ${asNumber('length')},
    households = case when ${answer('households')} ~ '^[+-]?[0-9]{1,9}$' then ${answer('households')}::int end
  from submission s join form_binding b on b.project_id = s.project_id and b.form_id = s.form_id
  where s.project_id = a.project_id and s.form_id = a.form_id and s.id = a.id
    and b.questions ?| array['crop_kind', 'area', 'length', 'households']`.execute(db);
  await sql`
  update activity_participant p set unit = left(nullif(btrim(i.item ->> substring(b.questions ->> 'participant_unit' from '^/[^/]+/(.*)$')), ''), 500)
  from activity a join submission s on s.project_id = a.project_id and s.form_id = a.form_id and s.id = a.id
    join form_binding b on b.project_id = a.project_id and b.form_id = a.form_id
    cross join lateral jsonb_array_elements(case jsonb_typeof(s.answers -> substring(b.questions ->> 'participants' from '^/[^/]+/(.*)$'))
      when 'array' then s.answers -> substring(b.questions ->> 'participants' from '^/[^/]+/(.*)$') else '[]' end)
      with ordinality as i (item, position)
  where b.questions ? 'participant_unit' and p.project_id = a.project_id and p.activity_id = a.id
    and p.position = i.position`.execute(db);
  await sql`
  update activity_participant p set unit = 'kg' from activity a
  where a.project_id = p.project_id and a.id = p.activity_id and a.kind = 'demonstration' and p.quantity is not null`.execute(
    db,
  );
  await sql`
  -- The lists of demonstrations and of structures are of a type, by whichever form their records came.
  drop index activity_kind_idx, activity_structure_idx;
  create index activity_type_idx on activity (project_id, type, id);
  -- A structure of which no type is known is listed among the others.
  create index activity_structure_idx on activity (project_id, (coalesce(infrastructure_type, 'other')), id)
    where type = 'infrastructure';
  `.execute(db);
}
