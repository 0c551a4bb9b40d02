import { sql } from 'kysely';

/** Of a row `r` with a `unit_id`: the unit, and those above it. */
export const PLACE_TABLES = sql`left join geo_unit u0 on u0.id = r.unit_id left join geo_type level on level.id = u0.type_id
  left join geo_unit u1 on u1.id = u0.parent_id left join geo_unit u2 on u2.id = u1.parent_id
  left join geo_unit u3 on u3.id = u2.parent_id`;

/** By the depth of the unit that was answered. */
export const PLACE_COLUMNS = {
  division_id: sql`case level.depth when 3 then u3.id when 2 then u2.id when 1 then u1.id when 0 then u0.id end`,
  district_id: sql`case level.depth when 3 then u2.id when 2 then u1.id when 1 then u0.id end`,
  upazila_id: sql`case level.depth when 3 then u1.id when 2 then u0.id end`,
  union_id: sql`case level.depth when 3 then u0.id end`,
};

/** What every registry keeps of the record that a row is derived from. */
export const DERIVED_COLUMNS = {
  project_id: 'int',
  id: 'bigint',
  form_id: 'int',
  instance_id: 'text',
  revision: 'int',
  user_id: 'int',
  state: 'text',
  received_at: 'timestamptz',
} as const;
