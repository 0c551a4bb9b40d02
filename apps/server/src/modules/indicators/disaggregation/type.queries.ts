import type { DisaggregationDimension } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';

export interface TypeItem {
  id: number;
  code: string;
  label: string;
  labelBn: string | null;
  value: string | null;
}
export interface TypeRow {
  id: number;
  name: string;
  nameBn: string | null;
  dimension: DisaggregationDimension | null;
  uses: number;
  items: TypeItem[];
}

/** With their items in order: all of a project, or these. */
export async function typesOf(db: Db, projectId: number, ids: readonly number[] | null = null): Promise<TypeRow[]> {
  const only = ids === null ? null : [...ids];
  const { rows } = await sql<TypeRow>`
    select t.id, t.name, t.name_bn as "nameBn", t.dimension,
      (select count(*) from indicator_setting s, jsonb_array_elements(s.groups) g
        where s.project_id = ${projectId} and g @> to_jsonb(t.id))::int as uses,
      coalesce((select jsonb_agg(jsonb_build_object('id', i.id, 'code', i.code, 'label', i.label, 'labelBn', i.label_bn,
          'value', i.value) order by i.position, i.id)
        from disaggregation_item i where i.project_id = ${projectId} and i.type_id = t.id), '[]') as items
    from disaggregation_type t
    where t.project_id = ${projectId} and (${only}::int[] is null or t.id = any(${only}::int[])) order by t.id`.execute(
    db,
  );
  return rows;
}

/** Who makes types makes them alone: two of one name would be the same. */
export async function holdTypes(db: Db, projectId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('msurvey disaggregation'), ${projectId})`.execute(db);
}

export async function insertType(
  db: Db,
  projectId: number,
  type: { name: string; nameBn: string | null; nameKey: string; dimension: DisaggregationDimension | null },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into disaggregation_type (project_id, name, name_bn, name_key, dimension)
    values (${projectId}, ${type.name}, ${type.nameBn}, ${type.nameKey}, ${type.dimension})
    on conflict (project_id, name_key) do nothing returning id`.execute(db);
  return rows[0]?.id;
}

export interface NewItem {
  code: string;
  codeKey: string;
  label: string;
  labelBn: string | null;
  value: string | null;
}
export async function insertItems(db: Db, projectId: number, typeId: number, items: readonly NewItem[]): Promise<void> {
  await sql`
    insert into disaggregation_item (project_id, type_id, position, code, code_key, label, label_bn, value)
    select ${projectId}, ${typeId}::int, (select count(*) from disaggregation_item where project_id = ${projectId}
      and type_id = ${typeId})::int + i.n::int, i.x->>'code', i.x->>'codeKey', i.x->>'label', i.x->>'labelBn', i.x->>'value'
    from jsonb_array_elements(${JSON.stringify(items)}::jsonb) with ordinality as i (x, n)`.execute(db);
}

/** Of these, the values that a dimension of places or agencies has. */
export async function knownValues(
  db: Db,
  dimension: DisaggregationDimension,
  values: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`
    select u.id::text as value from geo_unit u join geo_type t on t.id = u.type_id
    where ${dimension} in ('division', 'district', 'upazila') and lower(t.name->>'en') = ${dimension} and u.id::text = any(${[...values]}::text[])
    union all
    select a.id::text from agency a where ${dimension} = 'agency' and a.id::text = any(${[...values]}::text[])`.execute(
    db,
  );
  return rows.map(({ value }) => value);
}
